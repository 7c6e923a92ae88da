/** Where somebody says something to the table. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../ui/glyph";
import { say } from "../words/language";

export function Saying({ onSay }: { onSay: (words: string) => void }): JSX.Element {
  const [words, setWords] = useState("");
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        if (!words.trim()) return;
        onSay(words.trim());
        setWords("");
      }}
    >
      <input
        data-chat
        maxLength={500}
        placeholder={say("log-say")}
        aria-label={say("log-say")}
        value={words}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <button type="submit" class="iconb edged" aria-label={say("log-send")}>
        <Icon name="arrow" />
      </button>
    </form>
  );
}
