/** The browser's tab: what it is called, and whether its icon says that somebody is awaited here. */
import { say } from "../words/language";

const ICON = "/favicon.svg";
const ICON_DUE = "/favicon-due.svg";

function icon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link && link.getAttribute("href") !== address) link.setAttribute("href", address);
}

/** Call the tab by a name; "Big Smoke" stands behind it. */
export function callTab(title: string | null, due = false): void {
  document.title = title ? `${title} · ${say("site-name")}` : say("site-name");
  icon(due ? ICON_DUE : ICON);
}
