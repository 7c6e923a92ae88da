/** Where we are: a path of the site, kept in the address bar. */
import { signal } from "@preact/signals";

export interface Place {
  path: string;
  query: URLSearchParams;
}

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search) };
}

export const place = signal<Place>(here());

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  place.value = here();
  if (!replace) window.scrollTo(0, 0);
}

export function startRouter(): void {
  window.addEventListener("popstate", () => {
    place.value = here();
  });
  // Plain links within the site change the place without loading a page.
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    const address = link?.getAttribute("href");
    if (!link || !address?.startsWith("/") || address.startsWith("/api/") || link.hasAttribute("download")) return;
    event.preventDefault();
    go(address);
  });
}
