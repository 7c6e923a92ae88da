/** The site: which page stands at which address. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AccountPage } from "./pages/account";
import { HomePage } from "./pages/home";
import { ReplaysPage, WatchPage } from "./pages/lists";
import { me, refreshMe } from "./state/me";
import { place } from "./state/router";
import { FIRST } from "./table/games";
import { Dialog } from "./ui/dialog";
import { Icon } from "./ui/glyph";
import { SettingsForm } from "./ui/settings";
import { ThemeButton } from "./ui/theme";
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
const cardsPage = new Later(() => import("./pages/cards").then((m) => m.CardsPage));
const rulesPage = new Later(() => import("./pages/rules").then((m) => m.RulesPage));
const newPage = new Later(() => import("./pages/new").then((m) => m.NewPage));

function Fetched<P extends object>({ from, props }: { from: Later<P>; props: P }): JSX.Element {
  const [, ready] = useState(from.page !== null);
  useEffect(() => {
    if (!from.page) void from.fetch().then(() => ready(true));
  }, [from]);
  return from.page ? <from.page {...props} /> : <main class="page laid loading">{say("site-loading")}</main>;
}

const LINKS = [
  ["/", "site-play"],
  ["/watch", "site-watch"],
  ["/replays", "site-replays"],
  ["/cards", "site-cards"],
  ["/rules", "site-rules"],
] as const;

function Site({ children }: { children: ComponentChildren }): JSX.Element {
  const [settings, setSettings] = useState(false);
  const path = place.value.path;
  const user = me.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table's own title ends with every change of place
  useEffect(() => {
    document.title = say("site-name");
  }, [path]);
  return (
    <div class="lob laid">
      <a class="skip" href="#main">
        {say("site-skip")}
      </a>
      <nav class="nav" aria-label={say("site-main")}>
        <a href="/" class="logo">
          <span class="vh">{say("site-name")}</span>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <use href="#brand" />
          </svg>
        </a>
        {LINKS.map(([address, label]) => {
          const here = address === "/" ? path === "/" : path.startsWith(address);
          return (
            <a key={address} href={address} class={here ? "on" : ""} aria-current={here ? "page" : undefined}>
              {say(label)}
            </a>
          );
        })}
        <span class="sp" />
        <span class="me">
          {user && (
            <svg class="mark p1" aria-hidden="true">
              <use href="#player_1" />
            </svg>
          )}
          <span class="who">
            {user
              ? user.guest === false
                ? say("site-signed-in", { name: user.name })
                : say("site-you-are", { name: user.name })
              : ""}
          </span>
          <a href="/me">{user ? (user.guest === false ? user.name : say("site-keep-name")) : say("site-sign-in")}</a>
        </span>
        <ThemeButton />
        <button type="button" class="iconb" aria-label={say("site-settings")} onClick={() => setSettings(true)}>
          <Icon name="settings" />
        </button>
      </nav>
      {children}
      {settings && (
        <Dialog label={say("site-settings")} title={say("site-settings")} onClose={() => setSettings(false)}>
          <SettingsForm />
        </Dialog>
      )}
    </div>
  );
}

export function App(): JSX.Element {
  useEffect(() => {
    void refreshMe();
  }, []);
  const { path, query } = place.value;
  const [, first, second] = path.split("/");
  if (first === "t" && second) {
    return <Fetched key={path} from={tablePage} props={{ id: second, invite: query.get("invite") }} />;
  }
  if (first === "replay" && second) return <Fetched key={path} from={replayPage} props={{ id: second }} />;
  return (
    <Site>
      {!first ? (
        <HomePage />
      ) : first === "watch" ? (
        <WatchPage />
      ) : first === "replays" ? (
        <ReplaysPage />
      ) : first === "cards" ? (
        <Fetched key={path} from={cardsPage} props={{ game: second ?? FIRST, open: query.get("card") }} />
      ) : first === "rules" ? (
        <Fetched key={path} from={rulesPage} props={{ game: second ?? FIRST }} />
      ) : first === "new" ? (
        <Fetched key={first} from={newPage} props={{ first: query.get("game"), own: query.has("own") }} />
      ) : first === "me" ? (
        <AccountPage />
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
