/** Share a study: it is kept as it is now, under a link that anybody can open. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Lab } from "../../state/lab/lab";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/glyph";
import { say } from "../../words/language";

export function Share({ lab, title, onClose }: { lab: Lab; title: string; onClose: () => void }): JSX.Element {
  const [name, setName] = useState(title);
  const [link, setLink] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const share = (): void => {
    lab.share(name.trim() || title).then(
      (path) => {
        const address = location.origin + path;
        setLink(address);
        void navigator.clipboard?.writeText(address).catch(() => undefined);
      },
      (error: Error) => setFailed(error.message),
    );
  };
  return (
    <Dialog label={say("lab-share")} title={say("lab-share")} cls="labshare" onClose={onClose}>
      <p>{say("lab-share-note")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          share();
        }}
      >
        <label>
          <span>{say("lab-share-name")}</span>
          <input maxLength={80} value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <button type="submit" class="btn prime">
          <Icon name="link" size="s" />
          {say("lab-share-now")}
        </button>
      </form>
      {link && (
        <p role="status">
          {say("lab-shared")} <a href={link}>{link}</a>
        </p>
      )}
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
    </Dialog>
  );
}
