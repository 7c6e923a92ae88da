/** The site: which page stands at which address. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AccountPage } from "./pages/account";
import { HomePage } from "./pages/home";
import { ReplaysPage, WatchPage } from "./pages/lists";
import { me, refreshMe } from "./state/me";
import { place } from "./state/router";
import { ThemeButton } from "./table/masthead";
import { SettingsForm } from "./table/panels";
import { text } from "./text/en";
import { Dialog } from "./ui/dialog";
import { Icon } from "./ui/glyph";

const t = text.site;

/** A page that is fetched when it is first opened. */
function lazy<P extends object>(
  load: () => Promise<{ page: (props: P) => JSX.Element | null }>,
): (props: P) => JSX.Element {
  let page: ((props: P) => JSX.Element | null) | null = null;
  return function Lazy(props: P): JSX.Element {
    const [, ready] = useState(page !== null);
    useEffect(() => {
      if (!page) void load().then((found) => ((page = found.page), ready(true)));
    }, []);
    const Page = page;
    return Page ? <Page {...props} /> : <main class="page laid loading">{t.loading}</main>;
  };
}

const TablePage = lazy<{ id: string; invite: string | null }>(() =>
  import("./pages/table").then((m) => ({ page: m.TablePage })),
);
const ReplayPage = lazy<{ id: string }>(() => import("./pages/replay").then((m) => ({ page: m.ReplayPage })));
const CardsPage = lazy<{ game: string; open: string | null }>(() =>
  import("./pages/cards").then((m) => ({ page: m.CardsPage })),
);
const RulesPage = lazy<{ game: string }>(() => import("./pages/rules").then((m) => ({ page: m.RulesPage })));
const NewPage = lazy<{ first: string | null }>(() => import("./pages/new").then((m) => ({ page: m.NewPage })));

const LINKS: [string, string][] = [
  ["/", t.play],
  ["/watch", t.watch],
  ["/replays", t.replays],
  ["/cards", t.cards],
  ["/rules", t.rules],
];

function Site({ children }: { children: ComponentChildren }): JSX.Element {
  const [settings, setSettings] = useState(false);
  const path = place.value.path;
  const user = me.value;
  useEffect(() => {
    document.title = t.name;
  }, [path]);
  return (
    <div class="lob laid">
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById("main")?.focus();
        }}
      >
        {t.skip}
      </a>
      <nav class="nav" aria-label={t.main}>
        <a href="/" class="logo" aria-label={t.name}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <use href="#brand" />
          </svg>
        </a>
        {LINKS.map(([address, label]) => {
          const here = address === "/" ? path === "/" : path.startsWith(address);
          return (
            <a key={address} href={address} class={here ? "on" : ""} aria-current={here ? "page" : undefined}>
              {label}
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
          <span class="who">{user ? (user.guest === false ? t.signedIn(user.name) : t.youAre(user.name)) : ""}</span>
          <a href="/me">{user ? (user.guest === false ? user.name : t.keepName) : t.signIn}</a>
        </span>
        <ThemeButton />
        <button type="button" class="iconb" aria-label={t.settings} onClick={() => setSettings(true)}>
          <Icon name="settings" />
        </button>
      </nav>
      {children}
      {settings && (
        <Dialog label={t.settings} title={t.settings} onClose={() => setSettings(false)}>
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
  if (first === "t" && second) return <TablePage key={second} id={second} invite={query.get("invite")} />;
  if (first === "replay" && second) return <ReplayPage key={second} id={second} />;
  return (
    <Site>
      {!first ? (
        <HomePage />
      ) : first === "watch" ? (
        <WatchPage />
      ) : first === "replays" ? (
        <ReplaysPage />
      ) : first === "cards" ? (
        <CardsPage key={second ?? ""} game={second ?? "london-2e"} open={query.get("card")} />
      ) : first === "rules" ? (
        <RulesPage game={second ?? "london-2e"} />
      ) : first === "new" ? (
        <NewPage first={query.get("game")} />
      ) : first === "me" ? (
        <AccountPage />
      ) : (
        <main id="main" class="list-page">
          <h1>{t.notFound}</h1>
          <a class="btn" href="/">
            {t.home}
          </a>
        </main>
      )}
    </Site>
  );
}
