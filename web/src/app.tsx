/** The site: which page stands at which address. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { HomePage } from "./pages/home";
import { Site } from "./pages/site";
import { refreshMe } from "./state/me";
import { place } from "./state/router";
import { FIRST } from "./table/games";
import { say } from "./words/language";

type Page<P> = (props: P) => JSX.Element | null;

/** A page that is fetched when it is first opened. */
class Later<P> {
  page: Page<P> | null = null;
  constructor(private readonly load: () => Promise<Page<P>>) {}
  async fetch(): Promise<void> {
    this.page ??= await this.load();
  }
}

const tablePage = new Later(() => import("./pages/table").then((m) => m.TablePage));
const replayPage = new Later(() => import("./pages/replay").then((m) => m.ReplayPage));
const reviewPage = new Later(() => import("./pages/review").then((m) => m.ReviewPage));
const learnPage = new Later(() => import("./pages/learn").then((m) => m.LearnPage));
const lessonPage = new Later(() => import("./pages/lesson").then((m) => m.LessonPage));
const puzzlesPage = new Later(() => import("./pages/puzzles").then((m) => m.PuzzlesPage));
const puzzlePage = new Later(() => import("./pages/puzzle").then((m) => m.PuzzlePage));
const labPage = new Later(() => import("./pages/lab").then((m) => m.LabPage));
const cardsPage = new Later(() => import("./pages/cards").then((m) => m.CardsPage));
const rulesPage = new Later(() => import("./pages/rules").then((m) => m.RulesPage));
const newPage = new Later(() => import("./pages/new").then((m) => m.NewPage));
const tablesPage = new Later(() => import("./pages/lists").then((m) => m.TablesPage));
const watchPage = new Later(() => import("./pages/lists").then((m) => m.WatchPage));
const replaysPage = new Later(() => import("./pages/lists").then((m) => m.ReplaysPage));
const accountPage = new Later(() => import("./pages/account").then((m) => m.AccountPage));

function Fetched<P extends object>({ from, props }: { from: Later<P>; props: P }): JSX.Element {
  const [, ready] = useState(from.page !== null);
  useEffect(() => {
    if (!from.page) void from.fetch().then(() => ready(true));
  }, [from]);
  return from.page ? <from.page {...props} /> : <main class="page laid loading">{say("site-loading")}</main>;
}

export function App(): JSX.Element {
  useEffect(() => {
    void refreshMe();
  }, []);
  const { path, query } = place.value;
  const [, first, second, third] = path.split("/");
  if (first === "t" && second) {
    return <Fetched key={path} from={tablePage} props={{ id: second, invite: query.get("invite") }} />;
  }
  if (first === "replay" && second) return <Fetched key={path} from={replayPage} props={{ id: second }} />;
  if (first === "review" && second) return <Fetched key={path} from={reviewPage} props={{ id: second }} />;
  if (first === "learn" && second) return <Fetched key={path} from={lessonPage} props={{ game: second }} />;
  if (first === "puzzles" && second && third)
    return <Fetched key={path} from={puzzlePage} props={{ game: second, number: Number(third) }} />;
  if (first === "lab") {
    const shared = second === "s" ? (third ?? null) : null;
    const key = `${path} ${query.get("table") ?? query.get("mend") ?? ""}`;
    return <Fetched key={key} from={labPage} props={{ game: shared ? null : (second ?? null), shared }} />;
  }
  return (
    <Site>
      {!first ? (
        <HomePage />
      ) : first === "learn" ? (
        <Fetched key={first} from={learnPage} props={{}} />
      ) : first === "puzzles" ? (
        <Fetched key={first} from={puzzlesPage} props={{ query }} />
      ) : first === "watch" ? (
        <Fetched key={first} from={watchPage} props={{}} />
      ) : first === "tables" ? (
        <Fetched key={first} from={tablesPage} props={{}} />
      ) : first === "replays" ? (
        <Fetched key={first} from={replaysPage} props={{ query }} />
      ) : first === "cards" ? (
        <Fetched key={path} from={cardsPage} props={{ game: second ?? FIRST, open: query.get("card") }} />
      ) : first === "rules" ? (
        <Fetched key={path} from={rulesPage} props={{ game: second ?? FIRST }} />
      ) : first === "new" ? (
        <Fetched
          key={first}
          from={newPage}
          props={{ first: query.get("game"), like: query.get("like"), own: query.has("own") }}
        />
      ) : first === "me" ? (
        <Fetched key={first} from={accountPage} props={{}} />
      ) : (
        <main id="main" class="list-page">
          <h1>{say("site-not-found")}</h1>
          <a class="btn" href="/">
            {say("site-home")}
          </a>
        </main>
      )}
    </Site>
  );
}
