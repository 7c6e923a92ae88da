/** Drawings stand in the page itself, so that they take its colours. */
export async function hangSprite(url: string): Promise<void> {
  const holder = document.createElement("div");
  holder.className = "sprite";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = await (await fetch(url)).text();
  document.body.prepend(holder);
}
