/** Log and chat. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon, Mark } from "../ui/glyph";
import { say } from "../words/language";
import { useTable } from "./context";
import { Lines, useLines } from "./loglines";
import { Saying } from "./saying";

export function LogPanel({ onFold }: { onFold?: () => void }): JSX.Element {
  const { session } = useTable();
  const [tab, setTab] = useState<"log" | "chat">("log");
  const [read, setRead] = useState(0);
  const lines = useLines();
  // Who sit at one screen can talk to each other.
  const talks = session.table.value?.visibility !== "hotseat";
  const chat = session.chat.value;
  useEffect(() => {
    if (tab === "chat") setRead(chat.length);
  }, [tab, chat.length]);
  const unread = chat.length - read;
  return (
    <section class="logp sheet laid" aria-label={say("log-log-and-chat")}>
      <div class="tabs">
        <div class="tabs-in" role="tablist" aria-label={say("log-log-and-chat")}>
          <button
            type="button"
            role="tab"
            aria-selected={tab === "log"}
            class={`tab ${tab === "log" ? "on" : ""}`}
            onClick={() => setTab("log")}
          >
            <Icon name="log" size="s" />
            {say("log-log")}
          </button>
          {talks && (
            <button
              type="button"
              role="tab"
              aria-selected={tab === "chat"}
              class={`tab ${tab === "chat" ? "on" : ""}`}
              onClick={() => setTab("chat")}
            >
              <Icon name="chat" size="s" />
              {say("log-chat")}
              {unread > 0 && tab !== "chat" && <span class="n">{unread}</span>}
            </button>
          )}
        </div>
        <span class="grow" />
        {!session.replaying && session.state.value?.outcome && (
          <a class="btn quiet small" href={`/replay/${session.id}`}>
            <Icon name="since" size="s" />
            {say("log-replay")}
          </a>
        )}
        {onFold && (
          <button type="button" class="iconb small" aria-label={say("log-fold")} onClick={onFold}>
            <Icon name="chevron" size="s" />
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key, too */}
      <div class="logbox" role="tabpanel" tabIndex={0} aria-label={tab === "log" ? say("log-log") : say("log-chat")}>
        <ol class="log">
          {tab === "log" ? (
            lines.length ? (
              <Lines lines={lines} />
            ) : (
              <li class="note muted it">{say("log-nothing")}</li>
            )
          ) : chat.length ? (
            chat.map((line) => (
              <li key={line.id}>
                {line.seats[0] !== undefined ? <Mark seat={line.seats[0]} /> : <Icon name="spectator" size="xs" />}
                <span>
                  <b>{line.name}</b> {line.text}
                </span>
              </li>
            ))
          ) : (
            <li class="note muted it">{say("log-no-chat")}</li>
          )}
        </ol>
      </div>
      {!session.replaying && talks && (
        <Saying
          onSay={(words) => {
            session.say(words);
            setTab("chat");
          }}
        />
      )}
    </section>
  );
}
