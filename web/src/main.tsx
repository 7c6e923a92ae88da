import "@fontsource/im-fell-english-sc/latin-400.css";
import "@fontsource/im-fell-english/latin-400-italic.css";
import "@fontsource-variable/source-serif-4/opsz.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/card.css";
import "./styles/table.css";
import "./styles/map1e.css";
import "./styles/phone.css";
import "./styles/site.css";
import { render } from "preact";
import { App } from "./app";
import glyphs from "./assets/glyphs.svg?url";
import { startPrefs } from "./state/prefs";
import { startRouter } from "./state/router";

/** The drawings stand in the page itself, so that they take its colours. */
async function hangGlyphs(): Promise<void> {
  const holder = document.createElement("div");
  holder.className = "sprite";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = await (await fetch(glyphs)).text();
  document.body.prepend(holder);
}

startPrefs();
startRouter();
void hangGlyphs();
const root = document.getElementById("app");
if (root) render(<App />, root);
