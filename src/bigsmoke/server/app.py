"""The application: every address that the server answers at. The browser and bots use the same ones."""

import asyncio
import contextlib
import gc
import logging
import secrets
import signal
import threading
import time
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Litestar, Request, Response, delete, get, patch, post, put, websocket
from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Parameter, QueryParameter
from litestar.response import File
from litestar.static_files import create_static_files_router

import bigsmoke
from bigsmoke import lessons
from bigsmoke.games import GAMES, find
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadOptions, BadPosition, BigSmokeError, told
from bigsmoke.kernel.shapes import GameInfo
from bigsmoke.lessons.shapes import Lesson
from bigsmoke.server import bots, live, logs, messages, metrics, security, wire
from bigsmoke.server.accounts import Accounts, User, clean_name
from bigsmoke.server.bots import Bots
from bigsmoke.server.finding import Finding, Which
from bigsmoke.server.gossip import Gossip
from bigsmoke.server.learning import Learning
from bigsmoke.server.lobby import Lobby
from bigsmoke.server.migrations import migrate
from bigsmoke.server.notices import Notices
from bigsmoke.server.protocol import line_of
from bigsmoke.server.puzzling import Puzzling
from bigsmoke.server.refusals import Refused, http_error, refused_by
from bigsmoke.server.replay import events_before, look_back
from bigsmoke.server.room import Room
from bigsmoke.server.settings import STATIC, Settings, prepare
from bigsmoke.server.showing import check_sight, whole_table
from bigsmoke.server.store import BadText, Store, StoreDown
from bigsmoke.server.tables import Tables
from bigsmoke.server.telling import in_language, reader
from bigsmoke.server.waiting import Waiting
from bigsmoke.server.webhook import Webhooks
from bigsmoke.words import LANGUAGES, Eyes, check_language

log = logging.getLogger(__name__)

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 1024 * 1024

STATUS = {
    "no-table": 404,
    "forbidden": 403,
    "no-user": 401,
    "wrong-password": 401,
    "bad-origin": 403,
    "no-guard": 403,
    "too-fast": 429,
    "too-many-sockets": 429,
    "unavailable": 503,
    "name-taken": 409,
    "seated": 409,
    "started": 409,
    "no-seat": 409,
    "not-full": 409,
    "no-seal": 409,
    "wrong-part": 409,
    "not-over": 409,
    "not-playing": 409,
    "not-frozen": 409,
    "frozen": 409,
    "newer-server": 503,
    "other-rules": 409,
    "not-handed-over": 409,
    "too-late": 409,
    "over": 409,
    "closed": 403,
    "too-many-reviews": 429,
    "too-many-studies": 429,
    "no-study": 404,
    "no-lesson": 404,
    "no-puzzle": 404,
}

CODES: dict[type[BigSmokeError], str] = {BadOptions: "bad-options", BadPosition: "bad-position"}
TableId = Annotated[str, Parameter(max_length=40)]
Language = Annotated[
    str | None, Parameter(max_length=40, description="Give everything said its text in this language: en, de or fr")
]
AUTO = "auto"
"""An account's language that is the browser's own."""
T = TypeVar("T")


class Services:
    """What the handlers work with, one of each a worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(6)
        self.limits = security.Limits(settings)
        self.store = Store(settings, self.worker)
        self.accounts = Accounts(self.store)
        self.webhooks = Webhooks(settings, self.store)
        self.tables = Tables(settings, self.store, Bots(settings.bot_processes, settings.bot_seconds), self.webhooks)
        self.gossip = Gossip(self.store, self.tables.keeping, self.limits)
        self.going = False
        """Whether this server has been told to stop."""
        self.lobby = Lobby(settings, self.store, self.tables.rooms, self.tables.seating)
        self.waiting = Waiting(settings, self.store, self.tables.rooms, self.lobby)
        self.finding = Finding(self.store)
        self.learning = Learning(self.store)
        self.puzzling = Puzzling()

    async def say_farewell(self) -> None:
        """Let nobody in any more, and everybody go to another server."""
        self.going = True
        await self.tables.rooms.dismiss_all()

    def heard(self, notice: Json) -> None:
        """Another server has told something."""
        self.tables.keeping.heard(notice)
        self.tables.rooms.heard(notice)
        self.gossip.heard(notice)
        self.tables.reviews.heard(notice)


COLLECT_SECONDS = 600.0
YOUNG_SECONDS = 1.0
MOST_ENDED = 1000
"""Live channels that may end before what they leave behind is collected."""


def calm_collector() -> None:
    """Keep the garbage collector still: tables are many objects without cycles, and every round over them is felt."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def collect_now_and_then() -> None:
    """Free the cycles that there are: those of calls at once, those of live channels when enough have ended."""
    last, ended = time.monotonic(), live.ended()
    while True:
        await asyncio.sleep(YOUNG_SECONDS)
        if time.monotonic() - last > COLLECT_SECONDS or live.ended() - ended > MOST_ENDED:
            gc.collect()
            last, ended = time.monotonic(), live.ended()
        else:
            gc.collect(0)  # what was made since the last time: little, and most of it gone


@contextlib.asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Start and stop what the handlers work with."""
    settings: Settings = app.state.settings
    services = app.state.services = Services(settings)
    await migrate(services.store.engine)
    services.store.start()
    notices = None
    if services.store.postgres:
        notices = Notices(settings, services.worker, services.heard, services.tables.rooms.missed)
        await notices.start()
    await services.tables.keeping.start()
    if notices is not None:
        services.tables.rooms.spawn(services.gossip.tell_for_ever()).set_name("gossip")
    services.tables.rooms.spawn(services.tables.tending.sweep()).set_name("sweep")
    services.tables.rooms.spawn(services.tables.keepsakes.catch_up()).set_name("sweep")
    services.tables.rooms.spawn(services.lobby.sweep()).set_name("sweep")
    services.tables.reviews.start()
    calm_collector()
    services.tables.rooms.spawn(collect_now_and_then()).set_name("collect")
    farewell_first(services)
    log.info("ready", extra={"worker": services.worker, "database": "postgresql" if notices else "sqlite"})
    try:
        yield
    finally:
        log.info("stopping", extra={"worker": services.worker})
        await services.tables.keeping.stop()
        await services.tables.rooms.stop()
        await services.tables.tending.bots.stop()
        await services.tables.reviews.stop()
        await services.webhooks.stop()
        if notices is not None:
            await notices.stop()
        await services.store.stop()
        log.info("stopped", extra={"worker": services.worker})


def farewell_first(services: Services) -> None:
    """When told to stop, part from those who are connected before the rest is stopped."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    stop = signal.getsignal(signal.SIGTERM)

    async def part(number: int) -> None:
        await services.say_farewell()
        if callable(stop):
            stop(number, None)

    def told(number: int, _frame: object) -> None:
        loop.call_soon_threadsafe(lambda: services.tables.rooms.spawn(part(number)))

    signal.signal(signal.SIGTERM, told)


# Who calls


async def the_services(state: State) -> Services:
    """What the handlers work with."""
    services: Services = state.services
    return services


Anyone = Request[Any, Any, State]


async def current_user(request: Anyone, services: Services) -> User | None:
    """Who calls, checked for every call: the origin, the guard header and the rate."""
    services.limits.check("call", security.client_of(request))
    security.check_origin(request, services.settings)
    token, bearer = security.shown_token(request)
    if request.method not in ("GET", "HEAD"):
        security.check_guard(request, bearer)
    return await services.accounts.find(token)


async def known_user(user: User | None) -> User:
    """Who calls, if they have come in at all."""
    if user is None:
        raise Refused("no-user")
    return user


async def seen_table(services: Services, user: User | None, table_id: TableId) -> Room:
    """A table that the caller may look at."""
    room = await services.tables.rooms.room(table_id)
    check_sight(room, user.id if user is not None else None)
    return room


def language(lang: str | None) -> str | None:
    """The language that is asked for, if any; `BadOptions` where there is no such language."""
    return None if lang is None else check_language(lang)


def with_cookie(services: Services, body: T, token: str, status: int = 201) -> Response[T]:
    """An answer that lets somebody in."""
    return Response(body, status_code=status, cookies=[security.session_cookie(token, services.settings)])


# People


@post("/api/guest", summary="Come as a guest")
async def guest(
    request: Anyone, services: Services, user: User | None, data: messages.GuestBody
) -> Response[wire.Came]:
    """A new guest with a cookie; whoever is somebody already stays that."""
    if user is not None:
        return Response(wire.Came(user.told()), status_code=201)
    services.limits.check("guest", security.client_of(request))
    made, token = await services.accounts.guest(data.name)
    return with_cookie(services, wire.Came(made.told()), token)


@post("/api/register", summary="Make an account")
async def register(
    request: Anyone, services: Services, user: User | None, data: messages.AccountBody
) -> Response[wire.Came]:
    """An account with a name and a password; a guest becomes it and keeps all games."""
    services.limits.check("password", security.client_of(request))
    made, token = await services.accounts.register(user, data.name, data.password)
    await services.lobby.seats_changed(made)
    return with_cookie(services, wire.Came(made.told()), token)


@post("/api/login", summary="Come back to an account", status_code=200)
async def login(
    request: Anyone, services: Services, user: User | None, data: messages.AccountBody
) -> Response[wire.Came]:
    """Name and password; the games that one has begun as a guest come along."""
    services.limits.check("password", security.client_of(request))
    found, token = await services.accounts.login(user, data.name, data.password)
    if user is not None and user.account is None:
        await services.lobby.seats_changed(found)
    return with_cookie(services, wire.Came(found.told()), token, 200)


@post("/api/logout", summary="Leave", status_code=200)
async def logout(request: Anyone, services: Services, user: User | None) -> Response[wire.Nothing]:
    """Forget this session."""
    token, _ = security.shown_token(request)
    if token is not None and user is not None:
        await services.accounts.logout(token)
    return with_cookie(services, wire.Nothing(), "", 200)


@get("/api/me", summary="Who one is")
async def me(user: User | None) -> wire.Me:
    """The caller, or null."""
    return wire.Me(user.told() if user is not None else None)


@patch("/api/me", summary="Change one's name, preferences or webhook")
async def change_me(services: Services, known: User, data: messages.ProfileBody) -> wire.Came:
    """Only what is given changes."""
    values: Json = {}
    if data.name is not None:
        if known.account is not None:
            raise Refused("has-account", "account-keeps-name")
        values["name"] = clean_name(data.name)
    if data.preferences is not None:
        if len(data.preferences) > 50:
            raise Refused("too-many")
        check_language_of(data.preferences)
        values["preferences"] = data.preferences
    if data.webhook is not None:
        values.update(services.webhooks.check(data.webhook))
    changed = await services.accounts.change(known, values)
    if changed.name != known.name:
        await services.lobby.seats_changed(changed)
    return wire.Came(changed.told())


def check_language_of(preferences: Mapping[str, object]) -> None:
    """Refuse an account a language that there is not; `auto` is the browser's own."""
    lang = preferences.get("lang", AUTO)
    if lang != AUTO and lang not in LANGUAGES:
        raise Refused("bad-language", value=told(lang), choices=[AUTO, *LANGUAGES])


@post("/api/me/tokens", summary="Ask for a token for a bot")
async def new_token(services: Services, known: User, data: messages.TokenBody) -> wire.Token:
    """A token for `Authorization: Bearer`; it is shown this once."""
    return wire.Token(await services.accounts.token(known, data.label))


@delete("/api/me/tokens", summary="Revoke all tokens", status_code=200)
async def revoke_tokens(services: Services, known: User) -> wire.Revoked:
    """From now on none of them lets anyone in."""
    return wire.Revoked(await services.accounts.revoke(known))


# Games


@get("/api/games", summary="The games")
async def games(lang: Language = None) -> dict[str, GameInfo]:
    """By id: name, player counts, options."""
    return in_language({game.id: game.info() for game in GAMES.values()}, language(lang))


@get("/api/games/{game:str}/cards", summary="The cards of a game")
async def cards(
    game: Annotated[str, Parameter(max_length=40)],
    options: Annotated[str | None, Parameter(max_length=20_000, description="A table's options, as JSON")] = None,
    lang: Language = None,
) -> list[Json]:
    """Every card with our wording, and which figures are printed facts."""
    if game not in GAMES:
        raise http_error(404, "no-game", game=told(game))
    try:
        asked = msgspec.json.decode(options) if options else None
    except msgspec.DecodeError:
        raise http_error(400, "options-not-json") from None
    rules = find(game)
    checked = rules.check(rules.counts[0], asked)
    return in_language(rules.cards(checked), language(lang), game, Eyes(own=rules.renamed(checked)))


@get("/api/bots", summary="The bots")
async def levels(lang: Language = None) -> list[wire.Level]:
    """Those that can be seated, weakest first."""
    return in_language(bots.levels(), language(lang))


# Tables


@post("/api/play-now", summary="Play against bots at once")
async def play_now(
    request: Anyone, services: Services, user: User | None, data: messages.PlayNowBody
) -> Response[wire.Begun]:
    """A table that has begun; whoever is nobody yet becomes a guest."""
    client = security.client_of(request)
    services.limits.check("table", client)
    token = None
    if user is None:
        services.limits.check("guest", client)
        user, token = await services.accounts.guest(None)
    room = await services.lobby.play_now(user, data)
    body = wire.Begun(whole_table(room, user.id).table, user.told())
    return with_cookie(services, body, token) if token is not None else Response(body, status_code=201)


@post("/api/tables", summary="Open a table")
async def open_table(request: Anyone, services: Services, known: User, data: messages.TableBody) -> wire.TableAnswer:
    """It begins as soon as every seat is taken."""
    services.limits.check("table", security.client_of(request))
    return whole_table(await services.lobby.open(known, data), known.id)


@get("/api/tables", summary="Find tables")
async def list_tables(
    services: Services,
    user: User | None,
    which: Annotated[Which, QueryParameter(name="list")] = "open",
    before: Annotated[
        float | None, Parameter(description="Only tables opened (those that are over: finished) before this time")
    ] = None,
    game: Annotated[str | None, Parameter(max_length=40, description="Only tables of this game")] = None,
    person: Annotated[
        str | None, Parameter(max_length=40, description="Only tables with somebody whose name has this in it")
    ] = None,
    lang: Language = None,
) -> list[wire.Summary]:
    """Newest first, fifty at a time; one's own that are not over all at once, those that wait for oneself first."""
    asked = language(lang)
    found = await services.finding.tables(user, which, before, game, person)
    # A game that this server has no more has no words here, either: its tables are told as they are.
    return [in_language(row, asked if row.game in GAMES else None, row.game) for row in found]


@get("/api/tables/{table_id:str}", summary="One table")
async def one_table(user: User | None, room: Room, lang: Language = None) -> wire.TableAnswer:
    """The table itself; the live channel and the replay tell of its match."""
    return in_language(whole_table(room, user.id if user is not None else None), language(lang), room.row["game"])


@post("/api/tables/{table_id:str}/join", summary="Sit down", status_code=200)
async def join(services: Services, known: User, room: Room, data: messages.JoinBody) -> wire.TableAnswer:
    """At a free seat, at one kept for the caller, or with the invitation of a table."""
    return whole_table(await services.lobby.join(known, room.id, data), known.id)


@post("/api/tables/{table_id:str}/reveal", summary="Show the part of the deal that was sealed", status_code=200)
async def reveal(services: Services, known: User, room: Room, data: messages.RevealBody) -> wire.TableAnswer:
    """When every seat is taken; the cards are dealt with the last part."""
    return whole_table(await services.lobby.reveal(known, room.id, data.part), known.id)


@post("/api/tables/{table_id:str}/leave", summary="Get up", status_code=200)
async def leave(services: Services, known: User, room: Room) -> wire.TableAnswer:
    """Before the game the seat is free again; during it a bot plays on, and one may return."""
    await services.lobby.leave(known, room)
    return whole_table(room, known.id)


@post("/api/tables/{table_id:str}/seat", summary="Seat a bot, or have a seat free again", status_code=200)
async def change_seat(services: Services, known: User, room: Room, data: messages.SeatChangeBody) -> wire.TableAnswer:
    """For the host, while the table waits; with the last seat taken the cards are dealt."""
    return whole_table(await services.waiting.change_seat(known, room.id, data), known.id)


@post("/api/tables/{table_id:str}/let-back", summary="Let somebody sit down again", status_code=200)
async def let_back(services: Services, known: User, room: Room, data: messages.LetBackBody) -> wire.TableAnswer:
    """For the host, while the table waits: somebody who was sent away."""
    return whole_table(await services.waiting.let_back(known, room.id, data), known.id)


@post("/api/tables/{table_id:str}/swap", summary="Let two seats change places", status_code=200)
async def swap(services: Services, known: User, room: Room, data: messages.SwapBody) -> wire.TableAnswer:
    """For the host, while the table waits."""
    return whole_table(await services.waiting.swap(known, room.id, data), known.id)


@post("/api/tables/{table_id:str}/start", summary="Begin now", status_code=200)
async def start(services: Services, known: User, room: Room, data: messages.StartBody) -> wire.TableAnswer:
    """For the host, while the table waits: bots take the free seats, or they are taken away."""
    return whole_table(await services.waiting.start(known, room.id, data), known.id)


@post("/api/tables/{table_id:str}/cancel", summary="Call the game off", status_code=200)
async def cancel(services: Services, known: User, room: Room) -> wire.TableAnswer:
    """For the host, while the table waits."""
    return whole_table(await services.waiting.cancel(known, room.id), known.id)


@post("/api/tables/{table_id:str}/resign", summary="Resign", status_code=200)
async def resign(services: Services, known: User, room: Room, data: messages.HandOverBody) -> wire.TableAnswer:
    """A bot plays the game to its end for you."""
    await services.tables.seating.hand_over(room, known, data.seat, data.bot, resign=True)
    return whole_table(room, known.id)


@post("/api/tables/{table_id:str}/hand-over", summary="Let a bot play on", status_code=200)
async def hand_over(services: Services, known: User, room: Room, data: messages.HandOverBody) -> wire.TableAnswer:
    """Until you return."""
    await services.tables.seating.hand_over(room, known, data.seat, data.bot, resign=False)
    return whole_table(room, known.id)


@post("/api/tables/{table_id:str}/return", summary="Take a seat back from the bot", status_code=200)
async def take_back(services: Services, known: User, room: Room, data: messages.ReturnBody) -> wire.TableAnswer:
    """With enough time on the clock to go on."""
    await services.tables.seating.take_back(room, known, data.seat)
    return whole_table(room, known.id)


@post("/api/tables/{table_id:str}/wait", summary="Have the bot of another player wait, or play on", status_code=200)
async def let_wait(services: Services, known: User, room: Room, data: messages.WaitBody) -> wire.TableAnswer:
    """For those who play on while a bot stands in for somebody."""
    await services.tables.seating.let_wait(room, known, data.seat, data.wait)
    return whole_table(room, known.id)


@get("/api/tables/{table_id:str}/position", summary="The position of a game that cannot go on")
async def position(services: Services, known: User, room: Room) -> wire.Kept:
    """For its host, who is to set it right: the start of the turn, hidden cards and all."""
    return wire.Kept(await services.tables.mending.position(room, known))


@post("/api/tables/{table_id:str}/set-right", summary="Set such a game right", status_code=200)
async def set_right(services: Services, known: User, room: Room, data: messages.PositionBody) -> wire.TableAnswer:
    """It goes on from that position under the rules of this server."""
    await services.tables.mending.set_right(room, known, data.position)
    return whole_table(room, known.id)


@post("/api/tables/{table_id:str}/end", summary="End such a game without a result", status_code=200)
async def end(services: Services, known: User, room: Room) -> wire.TableAnswer:
    """For its host."""
    await services.tables.mending.end(room, known)
    return whole_table(room, known.id)


@post("/api/tables/{table_id:str}/rematch", summary="Play the same again")
async def rematch(services: Services, known: User, room: Room, data: messages.RematchBody) -> wire.TableAnswer:
    """Whoever asks first opens the table; the others sit down at it by asking too."""
    return whole_table(await services.lobby.rematch(known, room, data.seal), known.id)


@get("/api/tables/{table_id:str}/record", summary="The record of a game that is over")
async def record(user: User | None, room: Room) -> Json:
    """The saved game, with the proof of its deal."""
    if not (room.over or (room.row["imported"] and user is not None and user.id == room.row["owner"])):
        raise Refused("not-over", "record-when-over")
    if not room.row["open_end"]:
        raise Refused("closed")
    return room.record()


@get("/api/tables/{table_id:str}/replay", summary="A game as it was")
async def replay(
    request: Anyone,
    services: Services,
    user: User | None,
    room: Room,
    ply: Annotated[int, Parameter(ge=0, le=1_000_000)],
    seat: Annotated[int | None, Parameter(ge=-1, le=9, description="Whose eyes; -1: everything open")] = None,
    since: Annotated[int, Parameter(ge=-1, le=1_000_000, description="Only events after this ply")] = -1,
    lang: Language = None,
) -> wire.AnyReplay:
    """The state message of any ply: from one's own eyes at any time, from everyone's once the game is over."""
    services.limits.check("replay", user.id if user is not None else security.client_of(request))
    asked = language(lang)
    async with room.lock:
        seen = look_back(room, user, ply, seat, since)
    return in_language(seen, asked, room.row["game"], reader(room, seat))


@get("/api/tables/{table_id:str}/events", summary="What happened earlier")
async def events(
    request: Anyone,
    services: Services,
    user: User | None,
    room: Room,
    ply: Annotated[int, Parameter(ge=0, le=1_000_000)],
    before: Annotated[int, Parameter(ge=0, le=1_000_000, description="The number (n) of the first event one has")],
    seat: Annotated[int | None, Parameter(ge=-1, le=9, description="Whose eyes; -1: everything open")] = None,
    lang: Language = None,
) -> wire.AnyPage:
    """A page of what had happened by a ply: the events before the one that is named."""
    services.limits.check("replay", user.id if user is not None else security.client_of(request))
    asked = language(lang)
    async with room.lock:
        page = events_before(room, user, ply, seat, before)
    return in_language(page, asked, room.row["game"], reader(room, seat))


@post("/api/tables/{table_id:str}/branch", summary="Play on differently from a moment of a finished game")
async def branch(
    request: Anyone, services: Services, known: User, room: Room, data: messages.BranchBody
) -> wire.TableAnswer:
    """A new table that begins at that moment, with bots at the other seats."""
    services.limits.check("table", security.client_of(request))
    async with room.lock:
        made = await services.lobby.branch(known, room, data)
    return whole_table(made, known.id)


@post("/api/tables/{table_id:str}/review", summary="Have a finished game reviewed", status_code=200)
async def ask_review(services: Services, known: User, room: Room, lang: Language = None) -> Response[wire.ReviewState]:
    """Once a table: what each choice was worth is worked out beside play. Where it has failed, it goes on."""
    await services.tables.reviews.ask(room, known)
    return await review_of(services, known, room, lang, None)


@get("/api/tables/{table_id:str}/review", summary="The review of a finished game, as far as it is")
async def review(
    request: Anyone, services: Services, user: User | None, room: Room, lang: Language = None
) -> Response[wire.ReviewState]:
    """It grows part by part. Who sends back its `ETag` is told when nothing has changed."""
    return await review_of(services, user, room, lang, request.headers.get("if-none-match"))


async def review_of(
    services: Services, user: User | None, room: Room, lang: str | None, held: str | None
) -> Response[wire.ReviewState]:
    """How a review stands; `held`: the tag of what the caller knows."""
    asked = language(lang)
    found = await services.tables.reviews.state(room, held)
    headers = {"ETag": found.tag, "Cache-Control": "private, no-cache"}
    if found.state is None:
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
    state = found.state
    if asked is not None and state.review is not None:
        eyes = reader(room, next(iter(room.seats_of(user.id if user is not None else None)), None))
        state = await asyncio.to_thread(in_words, state, asked, room.row["game"], eyes)
    return Response(state, status_code=200, headers=headers)


def in_words(state: wire.ReviewState, lang: str, game: str, eyes: Eyes) -> wire.ReviewState:
    """A review, as it is kept, with all that is said told in a language."""
    review = msgspec.json.decode(msgspec.json.encode(state.review))  # not as its types: they name no arguments
    return in_language(msgspec.structs.replace(state, review=review), lang, game, eyes)


@post("/api/records", summary="Bring a saved game", request_max_body_size=LARGEST_RECORD)
async def bring(services: Services, known: User, data: messages.RecordBody) -> wire.TableAnswer:
    """A table to look at, or to play on at one screen if the game is not over."""
    services.limits.check("record", known.id)
    return whole_table(await services.lobby.bring(known, data.record), known.id)


# Studying and learning


@post("/api/study", summary="Look at a position", status_code=200)
async def study(
    request: Anyone, services: Services, user: User | None, data: messages.StudyBody, lang: Language = None
) -> wire.AnyState:
    """The state message of where a line of steps leads, from a position or from a moment of a finished game."""
    services.limits.check("study", user.id if user is not None else security.client_of(request))
    asked = language(lang)
    seen = await services.tables.studying.show(data, user)
    return in_language(seen, asked, seen.table.game, Eyes(seen.seat))


@post("/api/study/setup", summary="Set up a position", status_code=200)
async def study_setup(
    request: Anyone, services: Services, user: User | None, data: messages.SetupBody, lang: Language = None
) -> wire.Setup:
    """What a position has and can have, and all that is wrong with it; or one to begin with."""
    services.limits.check("study", user.id if user is not None else security.client_of(request))
    asked = language(lang)
    laid = await services.tables.studying.setup(data, user)
    return in_language(laid, asked)


@post("/api/study/advise", summary="Ask what to do in a position", status_code=200)
async def study_advise(request: Anyone, services: Services, user: User | None, data: messages.StudyBody) -> wire.Advice:
    """The best options of a seat that is asked there, from what it knows."""
    asker = user.id if user is not None else security.client_of(request)
    services.limits.check("advise", asker)
    return wire.Advice(await services.tables.studying.advise(data, user, asker))


@post("/api/study/endings", summary="Ask how games end from a position", status_code=200)
async def study_endings(
    request: Anyone, services: Services, user: User | None, data: messages.EndingsBody
) -> wire.Ends:
    """Games from what a seat that is asked there knows, played on to the end by quick answers, in batches."""
    asker = user.id if user is not None else security.client_of(request)
    services.limits.check("endings", asker)
    return wire.Ends(await services.tables.studying.endings(data, user, asker))


@post("/api/study/play", summary="Play on from a position")
async def study_play(
    request: Anyone, services: Services, known: User, data: messages.StudyPlayBody
) -> wire.TableAnswer:
    """A new table that stands there, with bots or at one screen."""
    services.limits.check("table", security.client_of(request))
    match = await services.tables.studying.match(data, known)
    return whole_table(await services.lobby.play_on(known, match, data.seats), known.id)


@post("/api/studies", summary="Share a study")
async def share_study(services: Services, known: User, data: messages.SharedBody) -> wire.Shared:
    """It is kept as it is now, under an id for a link."""
    services.limits.check("table", known.id)
    return await services.learning.share(known, data)


@get("/api/studies/{study_id:str}", summary="A study that is shared")
async def shared_study(services: Services, study_id: TableId) -> wire.Shared:
    """For whoever has the link."""
    return await services.learning.study(study_id)


@get("/api/lessons", summary="The games that are taught")
async def all_lessons() -> wire.Lessons:
    """By the names of their steps."""
    return wire.Lessons(await asyncio.to_thread(lessons.rows))


@get("/api/lessons/{game:str}", summary="The lesson of a game")
async def one_lesson(game: TableId) -> Lesson:
    """Its positions, and what is said and done in them, for the calls of studies."""
    if game not in lessons.taught():
        raise Refused("no-lesson")
    return await asyncio.to_thread(lessons.lesson, game)


@get("/api/me/progress", summary="What one has learned")
async def progress(services: Services, user: User | None) -> wire.Progress:
    """By topic, as it was kept."""
    return await services.learning.progress(user)


@put("/api/me/progress/{topic:str}", summary="Keep what one has learned", status_code=200)
async def keep_progress(services: Services, known: User, topic: TableId, data: messages.ProgressBody) -> wire.Progress:
    """Of one topic, in place of what was kept."""
    services.limits.check("study", known.id)
    await services.learning.keep(known, topic, data)
    return await services.learning.progress(known)


# Puzzles


GameId = Annotated[str, Parameter(max_length=40)]


@get("/api/puzzles", summary="The puzzles")
async def puzzles(services: Services) -> wire.PuzzleList:
    """Every puzzle without its solution, and the puzzle of the day, of the last seven days (by UTC)."""
    return services.puzzling.puzzles()


@get("/api/puzzles/{game:str}/{number:int}", summary="What a puzzle asks")
async def puzzle(
    request: Anyone, services: Services, user: User | None, game: GameId, number: int, lang: Language = None
) -> wire.AnyState:
    """The state message of the moment, as the seat that is asked sees it."""
    return await puzzle_table(request, services, user, game, number, 0, lang)


@get("/api/puzzles/{game:str}/{number:int}/line/{on:int}", summary="The better line of a puzzle")
async def puzzle_line(
    request: Anyone, services: Services, user: User | None, game: GameId, number: int, on: int, lang: Language = None
) -> wire.AnyState:
    """The same so many steps later, if the best option is taken: for those who have answered."""
    return await puzzle_table(request, services, user, game, number, on, lang)


async def puzzle_table(
    request: Anyone, services: Services, user: User | None, game: str, number: int, on: int, lang: str | None
) -> wire.AnyState:
    """A puzzle's table."""
    services.limits.check("study", user.id if user is not None else security.client_of(request))
    asked = language(lang)
    seen = await services.puzzling.table(services.puzzling.puzzle(game, number), on)
    return in_language(seen, asked, seen.table.game, Eyes(seen.seat))


@get("/api/puzzles/{game:str}/{number:int}/hint", summary="A hint to a puzzle")
async def puzzle_hint(services: Services, game: GameId, number: int) -> wire.PuzzleHint:
    """Some of the wrong options."""
    return wire.PuzzleHint(services.puzzling.puzzle(game, number).hint())


@post("/api/puzzles/{game:str}/{number:int}/answer", summary="Answer a puzzle, or give up", status_code=200)
async def puzzle_answer(
    request: Anyone,
    services: Services,
    user: User | None,
    game: GameId,
    number: int,
    data: messages.AnswerBody,
    lang: Language = None,
) -> wire.PuzzleSolution:
    """Whether it is right, and what every option is worth."""
    services.limits.check("study", user.id if user is not None else security.client_of(request))
    asked = language(lang)
    chosen = services.puzzling.puzzle(game, number)
    return in_language(await services.puzzling.answer(chosen, data.option), asked, game, Eyes(chosen.seat))


@websocket("/api/tables/{table_id:str}/live")
async def live_channel(
    socket: WebSocket[Any, Any, State],
    services: Services,
    table_id: TableId,
    since: int = -1,
    lang: Language = None,
    changes: bool = False,
    coach: bool = False,
) -> None:
    """See docs/bot-api.md for what is said here."""
    try:
        if services.going:
            raise Refused("unavailable")
        services.limits.check("socket", security.client_of(socket))
        security.check_origin(socket, services.settings)
        token, _ = security.shown_token(socket)
        session = await services.accounts.session(token)
        user = session.user if session is not None else None
        room = await services.tables.rooms.room(table_id)
        check_sight(room, user.id if user is not None else None)
    except (Refused, StoreDown) as error:
        await turn_away(socket, error if isinstance(error, Refused) else Refused("unavailable"))
        return
    try:
        language(lang)
    except BadOptions as error:
        await live.turn_down(socket, refused_by("bad-options", error.said))
        return

    async def still_in() -> bool:
        return session is None or await services.accounts.session(token) is not None

    address = security.client_of(socket)
    try:
        gone = services.limits.count_socket(address, user.id if user is not None else None)
    except Refused as refused:
        await turn_away(socket, refused)
        return
    try:
        await socket.accept()
    except BaseException:
        gone()
        raise
    tables, known = services.tables, max(-1, since)
    line = line_of(socket.scope)
    await live.let_in(
        line, room, tables, services.limits, session, known, still_in, address, lang, changes, coach, gone
    )


CLOSING_SECONDS = 0.05


async def turn_away(socket: WebSocket[Any, Any, State], refused: Refused) -> None:
    """Answer a call for a live channel as any other call is answered: a proxy takes a 503 to the next server."""
    headers = [(b"content-type", b"application/json")]
    await socket.send(
        {"type": "websocket.http.response.start", "status": STATUS.get(refused.code, 400), "headers": headers}
    )
    body = msgspec.json.encode(refused.told())
    await socket.send({"type": "websocket.http.response.body", "body": body, "more_body": False})
    # uvicorn logs an error for who returns after such an answer while the connection has yet to close.
    await asyncio.sleep(CLOSING_SECONDS)


# The host


@get("/healthz", include_in_schema=False)
async def healthz(services: Services) -> Response[Json]:
    """Whether the server can do its work."""
    well = await services.store.health()
    return Response({"status": "ok" if well else "the database does not answer"}, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def prometheus(request: Anyone, services: Services) -> Response[bytes]:
    """Figures, for callers on this machine or with the host's token."""
    wanted = services.settings.metrics_token
    token, _ = security.shown_token(request)
    local = security.on_this_machine(request)
    right = secrets.compare_digest((token or "").encode(), wanted.encode()) if wanted else local
    if not right:
        raise Refused("forbidden", "figures-for-host")
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")


# Errors


def on_refused(_: Anyone, error: Refused) -> Response[wire.Refusal]:
    """A refusal is told by a code and what it says."""
    return Response(error.told(), status_code=STATUS.get(error.code, 400))


def on_game_error(_: Anyone, error: BigSmokeError) -> Response[wire.Refusal]:
    """What the engine refuses."""
    code = CODES.get(type(error), "bad-record")
    return Response(refused_by(code, error.said).told(), status_code=400)


def on_bad_text(_: Anyone, __: Exception) -> Response[wire.Refusal]:
    """Text that is none: not UTF-8, nested without end, or with characters that no database keeps."""
    return Response(Refused("bad-request", "not-text").told(), status_code=400)


def on_store_down(_: Anyone, __: StoreDown) -> Response[wire.Refusal]:
    """The database is gone for a while."""
    return Response(Refused("unavailable").told(), status_code=503)


def on_http_error(_: Anyone, error: HTTPException) -> Response[wire.Refusal]:
    """What the framework refuses."""
    headers = error.headers or None
    return Response(_refused_http(error).told(), status_code=error.status_code, headers=headers)


def _refused_http(error: HTTPException) -> Refused:
    """What the framework says is its own; what we say through it is said."""
    if isinstance(error.extra, dict) and "said" in error.extra:
        return refused_by("bad-request", error.extra["said"])
    where = "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in error.extra or [] if isinstance(e, dict))
    return Refused("bad-request", error=f"{error.detail} ({where})" if where else error.detail)


def on_surprise(request: ASGIConnection[Any, Any, Any, Any], error: Exception) -> Response[wire.Refusal]:
    """What nobody thought of: logged in full, told in brief."""
    log.error("a call failed", exc_info=error, extra={"path": request.url.path})
    return Response(Refused("failed").told(), status_code=500)


HANDLERS = [
    guest,
    register,
    login,
    logout,
    me,
    change_me,
    new_token,
    revoke_tokens,
    games,
    cards,
    levels,
    play_now,
    open_table,
    list_tables,
    one_table,
    join,
    reveal,
    leave,
    change_seat,
    let_back,
    swap,
    start,
    cancel,
    resign,
    hand_over,
    take_back,
    let_wait,
    position,
    set_right,
    end,
    rematch,
    record,
    replay,
    events,
    branch,
    ask_review,
    review,
    bring,
    study,
    study_setup,
    study_advise,
    study_endings,
    study_play,
    share_study,
    shared_study,
    all_lessons,
    one_lesson,
    progress,
    keep_progress,
    live_channel,
    healthz,
    prometheus,
    puzzles,
    puzzle,
    puzzle_line,
    puzzle_hint,
    puzzle_answer,
]


def client_pages() -> list[Any]:
    """The browser's client, where it has been built; every address of its own is answered with its first page."""
    index = STATIC / "index.html"
    if not index.exists():
        return []

    @get(["/", "/{page:path}"], include_in_schema=False, sync_to_thread=False)
    def page(page: str = "") -> File:
        if page.startswith("/api/"):
            raise http_error(404, "nothing-here")
        return File(index, media_type="text/html", content_disposition_type="inline")

    folders = [path for path in STATIC.iterdir() if path.is_dir()]
    routers = [
        create_static_files_router(path=f"/{folder.name}", directories=[folder], include_in_schema=False)
        for folder in folders
    ]
    files = [static_file(path) for path in STATIC.iterdir() if path.is_file() and path.name != "index.html"]
    return [*routers, *files, page]


def static_file(path: Path) -> Any:
    """A file that lies beside the client's first page."""

    @get(f"/{path.name}", include_in_schema=False, sync_to_thread=False)
    def serve() -> File:
        return File(path, content_disposition_type="inline")

    return serve


def create(settings: Settings | None = None) -> Litestar:
    """The application, with the settings given or those of the environment."""
    chosen = settings or Settings.from_environment()
    chosen.check()
    prepare(chosen)
    logs.set_up(chosen.log_format, chosen.log_level)
    return Litestar(
        route_handlers=[*HANDLERS, *client_pages()],
        lifespan=[lifespan],
        state=State({"settings": chosen}),
        dependencies={
            "services": Provide(the_services),
            "user": Provide(current_user),
            "known": Provide(known_user),
            "room": Provide(seen_table),
        },
        exception_handlers={
            Refused: on_refused,
            BigSmokeError: on_game_error,
            StoreDown: on_store_down,
            BadText: on_bad_text,
            UnicodeDecodeError: on_bad_text,
            RecursionError: on_bad_text,
            HTTPException: on_http_error,
            Exception: on_surprise,
        },
        middleware=[security.PlainAddresses],
        before_send=[security.add_headers],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Big Smoke",
            version=bigsmoke.__version__,
            description="Tables for London's board games. The live channel is described in docs/bot-api.md.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
