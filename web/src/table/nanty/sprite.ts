/** The drawings of Nanty Narking, hung up in the page with the first use of its kit. */
import pieces from "../../assets/nanty.svg?url";

/** Emblems of the cards, as many as are drawn. */
const emblems = import.meta.glob<string>("../../assets/nanty-*.svg", { query: "?url", import: "default", eager: true });

let hung = false;

/** They stand in the page itself, so that they take its colours. */
export function hangSprite(): void {
  if (hung || typeof document === "undefined") return;
  hung = true;
  for (const url of [pieces, ...Object.values(emblems)]) {
    const holder = document.createElement("div");
    holder.className = "sprite";
    holder.setAttribute("aria-hidden", "true");
    document.body.prepend(holder);
    void fetch(url)
      .then((reply) => reply.text())
      .then((svg) => (holder.innerHTML = svg));
  }
}
