/** What is said while one waits, and who came. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Session } from "../../state/session";
import { Saying } from "../../table/saying";
import { Icon } from "../../ui/glyph";
import { say } from "../../words/language";

export function Talk({ session, news, talks }: { session: Session; news: string[]; talks: boolean }): JSX.Element {
  const chat = session.chat.value;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new is shown
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [chat.length, news.length]);
  return (
    <section class="talk sheet laid" aria-label={say("room-talk")}>
      <h2 class="cap">{say("room-talk")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key, too */}
      <ol ref={list} tabIndex={0} aria-label={say("room-talk")}>
        {!chat.length && !news.length && <li class="ev">{say("room-talk-none")}</li>}
        {news.map((line, i) => (
          <li key={i} class="ev">
            {line}
          </li>
        ))}
        {chat.map((line) => {
          const mark = ((line.seats[0] ?? 0) % 4) + 1;
          return (
            <li key={line.id}>
              {line.seats.length ? (
                <svg class={`mark p${mark}`} aria-hidden="true">
                  <use href={`#player_${mark}`} />
                </svg>
              ) : (
                <Icon name="spectator" size="s" />
              )}
              <span data-as-is="">
                <b>{line.name}</b> {line.text}
              </span>
            </li>
          );
        })}
      </ol>
      {talks && <Saying onSay={(words) => session.say(words)} />}
    </section>
  );
}
