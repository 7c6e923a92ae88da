"""The command line: `bigsmoke --help`."""

import json
import math
import os
import sys
import tomllib
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

import bigsmoke
from bigsmoke.games import GAMES, find
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadOptions, BigSmokeError, about, told
from bigsmoke.skills import LEVELS, MEASURED, MIDDLE
from bigsmoke.words import LANGUAGES, words_of
from bigsmoke.words.catalogue import Catalogue as Words

if TYPE_CHECKING:
    from bigsmoke.server.fairness import Proved

app = typer.Typer(
    help="London's board games: play them, simulate them, measure them.",
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
# What goes into a file or a pipe is not cut to the width of a terminal.
console = Console(width=None if sys.stdout.isatty() or "COLUMNS" in os.environ else 160)
errors = Console(stderr=True)

SPOKEN: ContextVar[str] = ContextVar("spoken", default=LANGUAGES[0])
"""The language in which this command speaks, its refusals too."""


def speak(lang: str) -> str:
    """Speak the language that was asked for, or that of the system where it is one of ours, or `BadOptions`."""
    if not lang:
        system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
        lang = system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]
    if lang not in LANGUAGES:
        raise about(BadOptions, f"--lang {lang}", "choose-of", choices=list(LANGUAGES))
    SPOKEN.set(lang)
    return lang


GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="A game id, such as london-2e.")]
OptionsOption = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A table option; may be repeated.")
]
CardsOption = Annotated[
    Path | None,
    typer.Option("--cards", metavar="FILE", help="Your own figures in TOML: \\[card_id] field = value."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]
PlayersOption = Annotated[int | None, typer.Option(help="How many players; the fewest possible if not given.")]
JobsOption = Annotated[int, typer.Option(help="Processes to use; 0 for one for each core.")]
RayOption = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Use a Ray cluster instead (extra: ray).")]


LangOption = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="LANGUAGE",
        callback=speak,
        help=f"{', '.join(LANGUAGES)}; that of your system if not given.",
    ),
]

UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # not public in all versions
"""Typer's own error for words that it cannot read."""
STOPPED = 130
MOST_JOBS = 256


def terminal() -> Words:
    """What the terminal says, in its language."""
    return words_of(SPOKEN.get())


def main() -> None:
    """Run the command; a refusal is one line on the error output and exit code 2."""
    speak("")
    try:
        code = app(prog_name="bigsmoke", standalone_mode=False) or 0
        sys.stdout.flush()
    except BigSmokeError as error:
        code = refuse(bigsmoke.tell(error.said, SPOKEN.get()))
    except UsageError as error:
        code = refuse_words(error)
    except BrokenPipeError:  # whoever read the output has seen enough
        sys.stdout = None
        code = 1
    except OSError as error:
        code = refuse(f"{error.filename or 'the output'}: {error.strerror or error}")
    except (KeyboardInterrupt, typer.Abort):
        code = STOPPED
    if code == STOPPED:
        errors.print(terminal().tell("stopped"))
    sys.exit(code)


def how_many_jobs(jobs: int) -> int:
    """So many processes, or one for each core, or `BadOptions`."""
    if not 0 <= jobs <= MOST_JOBS:
        raise about(BadOptions, f"--jobs {jobs}", "give-number-to", most=MOST_JOBS)
    return jobs or os.cpu_count() or 1


def refuse(message: str) -> int:
    """Say in one line what will not do; the exit code."""
    errors.print("[bold red]bigsmoke:[/]", escape(message), highlight=False, soft_wrap=True)
    return 2


def refuse_words(error: Any) -> int:
    """Say in one line which word of the command will not do, and where help is; the exit code."""
    message = str(error.format_message()).strip().removesuffix(".")
    if message:  # there is none where the help itself was the answer
        where = error.ctx.command_path if error.ctx else "bigsmoke"
        refuse(f"{message}; see {where} --help")
    return 2


def table_options(pairs: list[str] | None, cards: Path | None) -> Json:
    """Table options from NAME=VALUE words (values as TOML, else as they stand) and a file of card figures."""
    options: Json = {}
    for pair in pairs or []:
        name, separator, value = pair.partition("=")
        if not separator:
            raise about(BadOptions, f"--option {pair!r}", "write-name-value")
        try:
            options[name] = tomllib.loads(f"value = {value}")["value"]
        except (ValueError, RecursionError):
            options[name] = value
    if cards is not None:
        options["cards"] = read_toml(cards)
    return options


def read_toml(path: Path) -> Json:
    """A TOML file, or `BadOptions`."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOptions("cannot-read", file=str(path), error=str(error.strerror)) from None
    except (ValueError, RecursionError) as error:
        raise BadOptions("not-toml", file=str(path), error=str(error)) from None


def check_seat(seat: int, players: int) -> None:
    """Whether a seat, counted from 1, is at the table, or `BadOptions`."""
    if not 1 <= seat <= players:
        raise about(BadOptions, f"--seat {seat}", "seats-from-one", players=players)


def how_many(game_id: str, players: int | None) -> int:
    """The number of players asked for, or the fewest that the game is for."""
    return min(find(game_id).counts) if players is None else players


def progress_bar() -> Progress:
    """A progress bar on the error output; it draws nothing where that is not a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)


def print_json(data: Any) -> None:
    """JSON on the standard output, and nothing else."""
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


@app.command()
def games(as_json: JsonOption = False, lang: LangOption = "") -> None:
    """List the games with their player counts and options."""
    rows = bigsmoke.games(lang)
    if as_json:
        print_json(rows)
        return
    from bigsmoke.cli.tables import games_table

    console.print(games_table(rows, lang))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game id; without one you are asked.")] = None,
    players: Annotated[int | None, typer.Option(help="How many players; the fewest possible if not given.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help=f"The bots you play against, one name or one for each: {', '.join(LEVELS)}. If not given: {MIDDLE}, "
            "and without a game you are asked."
        ),
    ] = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 1.")] = 1,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="People at all seats, one screen.")] = False,
    names: Annotated[str | None, typer.Option(help="What the players are called, seat by seat: Ada,Ben.")] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of the deal; drawn at random if not given.")] = None,
    option: OptionsOption = None,
    cards: CardsOption = None,
    save: Annotated[Path, typer.Option(help="Where the game is kept after every choice.")] = Path("bigsmoke-game.json"),
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: LangOption = "",
) -> None:
    """Play in the terminal, against bots or with friends at one screen."""
    from bigsmoke.cli.play import Table, choose_game

    if resume is not None:
        match = bigsmoke.replay(read_record(resume))
    else:
        game_id = game or choose_game(console, lang)
        if game is None and bots is None and not hot_seat:
            bots = choose_level(game_id)
        match = bigsmoke.new_match(game_id, how_many(game_id, players), seed, table_options(option, cards))
    check_seat(seat, match.players)
    people = set(range(match.players)) if hot_seat else {seat - 1}
    called = names.split(",") if names is not None else None
    Table(console, match, people, (bots or MIDDLE).split(","), resume or save, lang, called).run()


def choose_level(game_id: str) -> str:
    """Ask how well the bots are to play: each level in words, with how strong it was found to be at this game."""
    from bigsmoke.cli.play import columns, indented

    words = terminal()
    grid = columns(None, None)
    for number, level in enumerate(LEVELS, 1):
        about_it = f"{words.tell(f'bot-{level}.help')} {strength_in_words(level, game_id)}"
        grid.add_row(Text(str(number), style="bold"), Text(words.tell(f"bot-{level}")), Text(about_it, style="dim"))
    indented(console, grid)
    usual = str(LEVELS.index(MIDDLE) + 1)
    while True:
        try:
            answer = console.input(f"{escape(words.tell('which-level'))} [{usual}] ").strip() or usual
        except EOFError:
            return MIDDLE
        if answer.isdecimal() and 1 <= int(answer) <= len(LEVELS):
            return LEVELS[int(answer) - 1]
        if answer in LEVELS:
            return answer
        console.print(words.tell("give-number", most=len(LEVELS)))


def strength_in_words(level: str, game_id: str) -> str:
    """How often a level wins against the one below it."""
    words = terminal()
    if level not in MEASURED[game_id]:
        return words.tell("level-is-first")
    below = words.tell(f"bot-{LEVELS[LEVELS.index(level) - 1]}")
    won = int(10 * MEASURED[game_id][level].share + 0.5)
    return words.tell("level-wins", others=min(find(game_id).counts) - 1, n=won, below=below)


@app.command()
def simulate(
    game: GameArgument,
    players: PlayersOption = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first game; each further game adds one.")] = 0,
    bots: Annotated[str, typer.Option(help="One name for all seats, or one for each seat: greedy,random.")] = "random",
    jobs: JobsOption = 1,
    option: OptionsOption = None,
    cards: CardsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play many games between bots and sum them up."""
    from bigsmoke.arena import simulate as arena
    from bigsmoke.cli.tables import simulation_table

    processes = how_many_jobs(jobs)
    count = how_many(game, players)
    plan = arena.plan(game, count, games, seed, bots.split(","), table_options(option, cards))
    with progress_bar() as progress:
        task = progress.add_task(terminal().tell("simulating", game=game, count=count), total=games)
        result = arena.simulate(plan, processes, lambda: progress.advance(task))
    if as_json:
        print_json(result)
    else:
        console.print(simulation_table(result, SPOKEN.get()))


@app.command()
def strength(
    game: GameArgument,
    players: PlayersOption = None,
    bot: Annotated[str, typer.Option(help="The bot to be measured.")] = "net",
    against: Annotated[str, typer.Option(help="The bot in all other seats.")] = "greedy-1",
    games: Annotated[int, typer.Option(min=1, help="How many games; every deal is played from every seat.")] = 400,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first deal.")] = 100_000,
    jobs: JobsOption = 0,
    ray: RayOption = None,
    as_json: JsonOption = False,
) -> None:
    """Measure how often a bot wins against others, with the 95 % interval and the time a decision takes."""
    from dataclasses import asdict

    from bigsmoke.arena import strength as arena
    from bigsmoke.bots import check_bot
    from bigsmoke.bots.entrant import Entrant
    from bigsmoke.crew import crew

    count = how_many(game, players)
    find(game).check(count, None)
    duels = arena.duels(game, count, games, seed, Entrant(check_bot(bot)), Entrant(check_bot(against)))
    with progress_bar() as progress, crew(how_many_jobs(jobs), ray) as hands:
        task = progress.add_task(terminal().tell("simulating", game=game, count=count), total=len(duels))
        found = arena.strength(arena.fought(hands, duels, lambda: progress.advance(task)))
    if as_json:
        print_json({"game": game, "players": count, "bot": bot, "against": against, "seed": seed, **asdict(found)})
        return
    figures = {"games": found.games, "milliseconds": round(1000 * found.seconds, 1)}
    shares = {name: f"{getattr(found, name):.1%}" for name in ("share", "low", "high")}
    fair = f"{1 / count:.1%}"
    console.print(terminal().tell("measured-strength", bot=bot, against=against, fair=fair, **figures, **shares))


@app.command()
def arena(
    game: GameArgument,
    bots: Annotated[str, typer.Option(help="Who plays: greedy,search:1s,net.")] = "random,greedy,net",
    players: PlayersOption = None,
    games: Annotated[int, typer.Option(help="The most games; every deal is played in every order.")] = 2000,
    seed: Annotated[int, typer.Option(help="The seed of the first deal; each further deal adds one.")] = 200_000,
    whole: Annotated[bool, typer.Option("--all", help="Play all games, even when it is clear who is better.")] = False,
    keep: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Keep the records of the games here.")] = None,
    chart: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the ratings as SVG.")] = None,
    jobs: JobsOption = 0,
    ray: RayOption = None,
    option: OptionsOption = None,
    cards: CardsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play each other until it is clear who is better: ratings, and who beats whom."""
    from importlib.util import find_spec

    from rich.live import Live

    from bigsmoke.arena import league
    from bigsmoke.arena.chart import ratings_chart
    from bigsmoke.cli.tables import arena_table
    from bigsmoke.crew import crew

    if find_spec("openskill") is None:
        raise BadOptions("needs-extra", what="arena", missing=["openskill"], extra="arena")
    count = how_many(game, players)
    options = table_options(option, cards)
    what = league.league(game, count, bots.split(","), games, seed, options, keep is not None)
    lang = SPOKEN.get()
    with crew(how_many_jobs(jobs), ray) as hands, Live(console=errors, transient=True) as live:
        # What goes into a file or a pipe is told at the end alone.
        tick = (lambda standing: live.update(arena_table(standing.report(), lang))) if errors.is_terminal else None
        report = league.run(what, hands, tick, not whole, keep).report()
    if chart is not None:
        chart.write_text(ratings_chart(report), encoding="utf-8")
    if as_json:
        print_json(report)
    else:
        console.print(arena_table(report, lang))


@app.command()
def train(
    game: GameArgument,
    players: PlayersOption = None,
    folder: Annotated[Path, typer.Option(help="Where games and weights are kept; training goes on there.")] = Path(
        "training"
    ),
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds of playing and learning.")] = 10,
    games: Annotated[int, typer.Option(min=20, help="Games a round.")] = 400,
    trials: Annotated[int, typer.Option(min=6, help="Games by which each round chooses how much to believe.")] = 80,
    minutes: Annotated[float | None, typer.Option(help="Begin no further round after so long.")] = None,
    start: Annotated[Path | None, typer.Option("--from", help="A file of weights to go on from.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another number, other games.")] = 0,
    device: Annotated[str, typer.Option(help="cpu, cuda, or auto: a CUDA device where CuPy finds one.")] = "auto",
    jobs: JobsOption = 0,
    ray: RayOption = None,
) -> None:
    """Teach a bot by games against itself; what it learns is kept round by round, with a chart of its strength."""
    from bigsmoke.crew import crew
    from bigsmoke.training.rounds import Plan, Training

    count = how_many(game, players)
    find(game).check(count, None)
    place = folder / f"{game}-{count}"
    plan = Plan(game, count, rounds, games, trials, minutes, seed, start, device)
    with progress_bar() as progress, crew(how_many_jobs(jobs), ray) as hands:
        task = progress.add_task("", total=1.0)
        training = Training(
            place, plan, hands, lambda what, part: progress.update(task, description=what, completed=part)
        )
        weights = training.run()
    for row in training.done:
        shares = {name: f"{getattr(row.strength, name):.1%}" for name in ("share", "low", "high")}
        console.print(terminal().tell("trained-round", round=row.number, games=row.games, **shares))
    console.print(terminal().tell("trained", weights=str(weights), chart=str(place / "strength.svg")))


@app.command()
def cards(game: GameArgument, as_json: JsonOption = False, option: OptionsOption = None, lang: LangOption = "") -> None:
    """Show every card of a game, and which figures are printed facts."""
    from bigsmoke.cli.catalogue import Catalogue
    from bigsmoke.cli.tables import card_table

    rows = bigsmoke.cards(game, table_options(option, None), lang)
    if as_json:
        print_json(rows)
    else:
        console.print(card_table(Catalogue(game, rows, lang)))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as saved by play.")],
    upto: Annotated[int | None, typer.Option(help="Stop after this many choices.")] = None,
    seat: Annotated[int | None, typer.Option(help="See it through this seat's eyes, from 1.")] = None,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Replay a record: its log, where it stands, and its outcome."""
    from bigsmoke.cli.play import show_events, show_outcome
    from bigsmoke.words.panels import show_table

    match = bigsmoke.replay(read_record(file), upto)
    words = bigsmoke.Teller(match, lang)
    if seat is not None:
        check_seat(seat, match.players)
    eyes = None if seat is None else seat - 1
    if as_json:
        print_json({"view": match.view(eyes), "events": words.events(eyes), "outcome": words.outcome()})
        return
    show_events(console, words.events(eyes))
    show_table(console, words, eyes)
    show_outcome(console, words)


@app.command()
def review(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a game that is over.")],
    seat: Annotated[int | None, typer.Option(help="As this seat knew it, and its choices alone; from 1.")] = None,
    effort: Annotated[str, typer.Option(help="quick, usual or deep.")] = "usual",
    seed: Annotated[int, typer.Option(min=0, help="Another number, other imagined worlds.")] = 0,
    jobs: JobsOption = 0,
    ray: RayOption = None,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Say what each choice of a game was worth, by what its player could know, and whether it was play or luck."""
    from bigsmoke.cli.review import ReviewTable
    from bigsmoke.crew import crew
    from bigsmoke.insight.grades import check_effort
    from bigsmoke.insight.review import join, plan, tasks, work

    text = read_record(record)
    match = bigsmoke.replay(text)
    if seat is not None:
        check_seat(seat, match.players)
    whole = plan(text, seed, check_effort(effort))
    parts = []
    with progress_bar() as progress, crew(how_many_jobs(jobs), ray) as hands:
        what = terminal().tell("reviewing", game=bigsmoke.tell(match.game.title(), lang))
        task = progress.add_task(what, total=len(whole.jobs))
        for part in hands.each(work, tasks(whole)):
            parts.append(part)
            progress.advance(task)
    found = join(whole, parts)
    if as_json:
        print_json(found)
    else:
        ReviewTable(console, match, found, lang, None if seat is None else seat - 1).show()


@app.command()
def puzzle(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game id; without one it is today's.")] = None,
    number: Annotated[int | None, typer.Option(help="Which one, from 1; drawn at random if not given.")] = None,
    daily: Annotated[bool, typer.Option("--daily", help="The puzzle of the day (by UTC).")] = False,
    listed: Annotated[bool, typer.Option("--list", help="List the puzzles, the easiest first.")] = False,
    own: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Puzzles that --find has found, instead of ours.")
    ] = None,
    finding: Annotated[
        bool, typer.Option("--find", help="Find more of a game; what was found is kept, and the next run goes on.")
    ] = False,
    kind: Annotated[
        list[str] | None, typer.Option(help="Of one kind of question alone, such as action; can be given repeatedly.")
    ] = None,
    players: Annotated[
        list[int] | None, typer.Option(help="For so many players alone; can be given repeatedly.")
    ] = None,
    count: Annotated[int, typer.Option(min=1, help="With --find: how many are wanted in all.")] = 40,
    into: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="With --find: where; GAME.found.jsonl if not given."),
    ] = None,
    jobs: JobsOption = 0,
    as_json: JsonOption = False,
    lang: LangOption = "",
) -> None:
    """Solve a puzzle: a moment of a game in which one option is far better than all others."""
    from datetime import UTC, datetime
    from random import choice

    from bigsmoke.cli.puzzle import PuzzleTable, head, puzzle_table
    from bigsmoke.puzzles.book import all_puzzles, book, numbered
    from bigsmoke.puzzles.book import daily as daily_puzzle

    given = {"--find": finding, "--from": own, "--kind": kind, "--players": players}
    if game is None and any(given.values()):
        raise BadOptions("puzzle-needs-game", option=next(name for name, value in given.items() if value))
    if finding:
        find_puzzles(str(game), kind or [], players or [], count, into, how_many_jobs(jobs))
        return
    if own is not None:
        from bigsmoke.puzzles.finding import found_in

        puzzles = found_in(str(game), own)
    else:
        puzzles = all_puzzles() if game is None else book(game)
    fitting = puzzles
    if kind or players:
        from bigsmoke.puzzles.finding import wanted_of

        wanted = wanted_of(str(game), kind or [], players or [])
        fitting = [each for each in puzzles if wanted.fits(each.row)]
    if listed:
        games = list(GAMES)
        ordered = sorted(fitting, key=lambda each: (games.index(each.game), -each.share, each.number))
        if as_json:
            print_json([head(each) for each in ordered])
        else:
            console.print(puzzle_table(ordered, lang))
        return
    if game is None or daily:
        chosen = daily_puzzle(datetime.now(UTC).date())
    elif number is not None:
        chosen = numbered(game, puzzles, number)
    elif fitting:
        chosen = choice(fitting)
    else:
        raise BadOptions("no-puzzle-like", game=find(game).title())
    if as_json:
        print_json({**head(chosen), "view": chosen.match().view(chosen.seat)})
        return
    others = fitting or puzzles
    while PuzzleTable(console, chosen, lang).run():
        chosen = choice([each for each in others if each is not chosen] or others)


def find_puzzles(game: str, kinds: list[str], players: list[int], count: int, into: Path | None, jobs: int) -> None:
    """Look for puzzles of a game until there are so many."""
    from bigsmoke.crew import crew
    from bigsmoke.puzzles.finding import Finder, wanted_of

    wanted = wanted_of(game, kinds, players)
    finder = Finder(game, into or Path(f"{game}.found.jsonl"), wanted)
    title = bigsmoke.tell(find(game).title(), SPOKEN.get())
    with progress_bar() as progress, crew(jobs) as hands:
        task = progress.add_task(terminal().tell("puzzle-finding", game=title), total=count, completed=finder.found)
        finder.run(count, hands, jobs, lambda found: progress.update(task, completed=found))
    told = {"count": finder.found, "games": len(finder.finds.looked), "file": str(finder.file)}
    console.print(terminal().tell("puzzle-found", **told), soft_wrap=True)


@app.command()
def bench(
    peers: Annotated[bool, typer.Option("--peers", help="Measure games of other libraries in the same run.")] = False,
    game: Annotated[str | None, typer.Option(help="One game only.")] = None,
    players: Annotated[int | None, typer.Option(help="With --game: how many players.")] = None,
    rounds: Annotated[int, typer.Option(help="How often each figure is taken; the median counts.")] = 3,
    seconds: Annotated[float, typer.Option(help="How long each figure is taken.")] = 2.0,
    against: Annotated[
        Path | None,
        typer.Option(metavar="PYTHON", help="Another environment's Python: measure its Big Smoke in the same run."),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Measure the engine on one core: speed of random play, copies, views, replays."""
    from bigsmoke.arena import bench as arena
    from bigsmoke.cli.tables import bench_table

    if peers and arena.missing_peers():
        raise BadOptions("needs-extra", what="--peers", missing=arena.missing_peers(), extra="bench")
    chosen = arena.default_games()
    if game is not None:
        chosen = [(bigsmoke_id, most) for bigsmoke_id, most in chosen if bigsmoke_id == game]
        if not chosen:
            raise BadOptions("no-game", game=told(game), games=list(bigsmoke.games()))
        chosen = [(game, chosen[0][1] if players is None else players)]
        find(game).check(chosen[0][1], None)
    elif players is not None:
        raise about(BadOptions, "--players", "say-which-game")
    if rounds < 1:
        raise about(BadOptions, f"--rounds {rounds}", "figure-at-least-once")
    if not 0 < seconds < math.inf:
        raise about(BadOptions, f"--seconds {seconds}", "give-time")
    if against is not None and not against.is_file():
        raise about(BadOptions, f"--against {against}", "no-such-python")
    flavours = 2 if arena.compiled() else 1
    total = rounds * (
        len(chosen) * (flavours + (against is not None)) + (len(arena.PEERS + arena.OTHERS) if peers else 0)
    )
    with progress_bar() as progress:
        task = progress.add_task(terminal().tell("measuring"), total=total)

        def tick(what: str) -> None:
            progress.update(task, description=what, advance=1)

        report = arena.bench(chosen, rounds, seconds, peers, tick, None if against is None else str(against))
    if as_json:
        print_json(report)
    else:
        console.print(bench_table(report, SPOKEN.get()))
        if flavours == 1:
            console.print(terminal().tell("only-pure"))


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record from a server's table.")],
    lang: LangOption = "",
) -> None:
    """Prove how a table's cards were dealt, and say what is not proved."""
    from bigsmoke.kernel.record import parse
    from bigsmoke.server.fairness import verify as prove

    parsed = parse(read_record(record))
    proved = prove(parsed)
    match = bigsmoke.replay(parsed)
    words = words_of(lang)
    replayed = words.tell("proved-replay", ply=match.ply, over=match.over)
    for colour, head, lines in proof_lines(proved, replayed, words):
        for line in lines:
            console.print(f"[{colour}]{words.tell(head)}[/] {line}", highlight=False)


def proof_lines(proved: "Proved", replayed: str, words: Words) -> list[tuple[str, str, list[str]]]:
    """What a record proves of its deal, on what condition, and what it does not prove."""
    from bigsmoke.server.fairness import FIRST_LABEL

    tell = words.tell
    commitment = tell("proved-commitment", commitment=proved.commitment)
    players, cards = tell("proved-players"), tell("unproved-cards")
    later = [tell("unproved-rules", turns=", ".join(map(str, proved.turns)))] if proved.turns else []
    if proved.label == FIRST_LABEL:
        made = tell("proved-contributions", seats=len(proved.seats))
        unproved = [tell("unproved-first"), *later, cards]
        return [("green", "proved", [commitment, made, replayed, players]), ("yellow", "not-proved", unproved)]
    counts = {"browsers": proved.count("browser"), "away": proved.count("away"), "none": proved.count("none")}
    holds = [commitment, tell("proved-parts", **counts), tell("proved-seed"), replayed, players]
    if proved.server_alone:
        return [("green", "proved", holds), ("yellow", "not-proved", [tell("unproved-alone"), *later, cards])]
    choice = [tell("unproved-choice", deals=proved.choices)] if proved.choices > 1 else []
    return [
        ("green", "proved", holds),
        ("cyan", "proved-if", [tell("proved-operator")]),
        ("yellow", "not-proved", [tell("unproved-time"), *choice, *later, cards]),
    ]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for every one.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.")] = 8000,
    database: Annotated[
        str, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://...; your data folder if not given.")
    ] = "",
    workers: Annotated[int, typer.Option(help="Server processes; more than one needs PostgreSQL.")] = 1,
    bot_processes: Annotated[int, typer.Option(help="Processes for bots to think in, for each worker.")] = 1,
    review_processes: Annotated[
        int | None,
        typer.Option(help="Processes for reviews of finished games, for each worker; they let all else go first."),
    ] = None,
    review_ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help="A Ray cluster that does the reviews instead (extra: ray).")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open-browser", help="Open the first page when ready.")] = False,
    secure_cookies: Annotated[
        bool, typer.Option("--secure-cookies", help="Cookies for https alone: for a server behind a proxy with TLS.")
    ] = False,
    behind_proxy: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS[,...]",
            help="Proxies to believe about whom they pass on; else those on this machine.",
        ),
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(metavar="ORIGIN", help="Another origin whose pages may call; may be repeated.")
    ] = None,
    webhooks: Annotated[bool, typer.Option("--webhooks", help="Let users be told of their turn by webhook.")] = False,
    webhook_host: Annotated[
        list[str] | None,
        typer.Option(metavar="HOST", help="A host a webhook may name although it is local; may be repeated."),
    ] = None,
    log_format: Annotated[str, typer.Option(help="json, or plain for people.")] = "",
) -> None:
    """Serve tables where people and bots play, in the browser and by the bot interface."""
    from dataclasses import replace

    from bigsmoke.server import serve as server
    from bigsmoke.server.settings import Settings

    settings = replace(
        Settings.from_environment(),
        host=host,
        port=port,
        workers=workers,
        bot_processes=bot_processes,
        secure_cookies=secure_cookies,
        webhooks=webhooks,
        log_format=log_format or ("plain" if sys.stderr.isatty() else "json"),
    )
    if review_processes is not None:
        settings = replace(settings, review_processes=review_processes)
    if review_ray:
        settings = replace(settings, review_ray=review_ray)
    if database:
        settings = replace(settings, database=database)
    if behind_proxy:
        settings = replace(settings, behind_proxy=tuple(each.strip() for each in behind_proxy.split(",")))
    if origin:
        settings = replace(settings, origins=tuple(origin))
    if webhook_host:
        settings = replace(settings, webhook_hosts=tuple(webhook_host))
    settings.check()
    server.make_ready(settings)
    address = f"http://{host}:{port}"
    words = terminal()
    if server.built():
        errors.print(words.tell("served-at", address=f"[bold]{address}[/]"), highlight=False)
    else:
        interface = words.tell("served-interface", address=f"{address}/api", command="[bold]make web[/]")
        errors.print(interface, highlight=False)
    server.serve(settings, open_browser and server.built())


def read_record(path: Path) -> str:
    """The text of a saved game, or `BadRecord`."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise bigsmoke.BadRecord("cannot-read", file=str(path), error=str(error.strerror)) from None
    except UnicodeDecodeError as error:
        raise bigsmoke.BadRecord("not-a-record", file=str(path), error=str(error)) from None
