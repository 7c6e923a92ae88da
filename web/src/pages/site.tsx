/** What stands around every page but a table in play: the way to the others, who one is, the settings. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { me } from "../state/me";
import { place } from "../state/router";
import { callTab } from "../state/tab";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/glyph";
import { SettingsForm } from "../ui/settings";
import { ThemeButton } from "../ui/theme";
import { say } from "../words/language";

const LINKS = [
  ["/", "site-play"],
  ["/learn", "site-learn"],
  ["/puzzles", "puzzle-nav"],
  ["/watch", "site-watch"],
  ["/replays", "site-replays"],
  ["/cards", "site-cards"],
  ["/rules", "site-rules"],
  ["/lab", "site-lab"],
] as const;

/** Pages that call their tab by what goes on there. */
const OWN_TITLE = ["/", "/tables"];

/** The way to all other pages: one row, which can be scrolled where the window is too narrow for it. */
function Ways({ path }: { path: string }): JSX.Element {
  const row = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place in the row
  useLayoutEffect(() => {
    const here = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && here)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2;
  }, [path]);
  return (
    <span class="ways" ref={row}>
      {LINKS.map(([address, label]) => {
        const here = address === "/" ? path === "/" : path.startsWith(address);
        return (
          <a key={address} href={address} class={here ? "on" : ""} aria-current={here ? "page" : undefined}>
            {say(label)}
          </a>
        );
      })}
    </span>
  );
}

export function Site({ children }: { children: ComponentChildren }): JSX.Element {
  const [settings, setSettings] = useState(false);
  const path = place.value.path;
  const user = me.value;
  useEffect(() => {
    if (!OWN_TITLE.includes(path) && !path.startsWith("/t/")) callTab(null);
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
        <Ways path={path} />
        <span class="me">
          {user && <Icon name="person" size="s" />}
          {user && (
            <span class="who" title={user.guest === false ? user.name : `${user.name}, ${say("site-guest")}`}>
              {user.name}
            </span>
          )}
          {user && (
            <a href="/tables" aria-current={path === "/tables" ? "page" : undefined}>
              {say("site-tables")}
            </a>
          )}
          <a href="/me" aria-current={path === "/me" ? "page" : undefined}>
            {user ? (user.guest === false ? say("site-account") : say("site-keep-name")) : say("site-come-in")}
          </a>
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
