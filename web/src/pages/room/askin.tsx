/** How others come in: the link, to copy, to share, or to point a phone at. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import type { TableInfo } from "../../state/wire";
import { titleOf } from "../../table/games";
import { Icon } from "../../ui/glyph";
import { Qr } from "../../ui/qr";
import { say } from "../../words/language";
import type { Role } from "./facts";

export const linkTo = (table: Pick<TableInfo, "id" | "invite">): string =>
  `${location.origin}/t/${table.id}${table.invite ? `?invite=${table.invite}` : ""}`;

export function AskIn({ table, role }: { table: TableInfo; role: Role }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const link = linkTo(table);
  const copy = async (): Promise<void> => {
    // Where a page may not write to the clipboard (a server without TLS), the field's own text can still be copied.
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      field.current?.select();
      document.execCommand("copy");
    }
    setCopied(true);
  };
  const share = { title: titleOf(table.game), text: say("room-share-text", { game: titleOf(table.game) }), url: link };
  return (
    <section class="askin sheet laid">
      <h2 class="cap">{say(role === "host" ? "room-ask" : "room-bring")}</h2>
      <div class="qrrow">
        <Qr text={link} label={say("room-qr")} />
        <div class="col">
          <button type="button" class={`btn ${role === "host" ? "prime" : ""}`} onClick={() => void copy()}>
            <Icon name={copied ? "check" : "copy"} size="s" />
            {say(copied ? "home-copied" : "room-copy")}
          </button>
          {"share" in navigator && (
            <button type="button" class="btn" onClick={() => navigator.share(share).catch(() => undefined)}>
              <Icon name="link" size="s" />
              {say("room-share")}
            </button>
          )}
          <p class="fineprint">{say("room-qr-note")}</p>
        </div>
      </div>
      <label class="linkline">
        <Icon name="link" size="s" />
        <input
          ref={field}
          readOnly
          value={link}
          aria-label={say("room-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
    </section>
  );
}
