/** Coming in: as a guest by one door, with a password by the other; and what an account has. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../state/api";
import { me, refreshMe } from "../state/me";
import { Icon } from "../ui/glyph";
import { Skyline } from "../ui/skyline";
import { say } from "../words/language";
import { LockedDoor, OpenDoor } from "./doors";
import "../styles/pages/lists.css";
import "../styles/pages/room.css";
import "../styles/pages/account.css";

export function AccountPage(): JSX.Element {
  const user = me.value;
  const signedIn = user?.guest === false;
  return (
    <main id="main" class="wide-page account">
      <header class="phead">
        <h1>{signedIn ? user.name : user ? say("account-title") : say("site-come-in")}</h1>
        <p class="page-lede">{signedIn ? say("account-signed-in-lead") : say("account-lead")}</p>
      </header>
      {signedIn ? (
        <Leave />
      ) : (
        <div class="doors">
          <GuestDoor key={user?.id} />
          <KeyDoor />
        </div>
      )}
      {user && (
        <div class="workshop">
          <Keys />
          <Webhook />
        </div>
      )}
      {!user && (
        <div class="accsky" aria-hidden="true">
          <Skyline />
        </div>
      )}
    </main>
  );
}

/** A form that says what came of it. */
function useAct(): {
  failed: string | null;
  done: string | null;
  act: (call: Promise<unknown>, said?: string) => void;
} {
  const [failed, setFailed] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const act = (call: Promise<unknown>, said?: string): void => {
    setFailed(null);
    setDone(null);
    call.then(
      () => {
        setDone(said ?? null);
        return refreshMe();
      },
      (error: Error) => setFailed(error.message),
    );
  };
  return { failed, done, act };
}

function Said({ failed, done }: { failed: string | null; done: string | null }): JSX.Element | null {
  if (failed)
    return (
      <p class="bad" role="alert">
        {failed}
      </p>
    );
  return done ? (
    <p class="welldone" role="status">
      <Icon name="check" size="s" />
      {done}
    </p>
  ) : null;
}

function Door({
  cls,
  picture,
  title,
  lead,
  children,
}: {
  cls: string;
  picture: JSX.Element;
  title: string;
  lead: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <section class={`doorc sheet laid ${cls}`}>
      <div class="pic" aria-hidden="true">
        {picture}
      </div>
      <div class="tx">
        <h2>{title}</h2>
        <p>{lead}</p>
        {children}
      </div>
    </section>
  );
}

/** A name is enough; whoever has one already may change it. */
function GuestDoor(): JSX.Element {
  const user = me.value;
  const [name, setName] = useState(user?.name ?? "");
  const [sure, setSure] = useState(false);
  const { failed, done, act } = useAct();
  return (
    <Door
      cls="door-guest"
      picture={<OpenDoor />}
      title={say(user ? "account-guest-is" : "account-guest")}
      lead={say(user ? "account-guest-is-lead" : "account-guest-lead")}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (user) act(api.change({ name }), say("account-renamed", { name: name.trim() }));
          else act(api.guest(name));
        }}
      >
        <label class="bigfield">
          <span>{say("account-your-name")}</span>
          <input
            required
            maxLength={24}
            autocomplete="nickname"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <Said failed={failed} done={done} />
        <button type="submit" class={`btn big ${user ? "" : "prime"}`}>
          {say(user ? "account-rename" : "account-change")}
        </button>
      </form>
      {user ? (
        <p class="fineprint">
          <button
            type="button"
            class="plainlink"
            onBlur={() => setSure(false)}
            onClick={() => (sure ? act(api.logout()) : setSure(true))}
          >
            {say(sure ? "account-guest-out-sure" : "account-guest-out")}
          </button>
        </p>
      ) : (
        <ul>
          <li>
            <Icon name="check" size="s" />
            {say("account-guest-all")}
          </li>
          <li>
            <Icon name="check" size="s" />
            {say("account-guest-later")}
          </li>
        </ul>
      )}
    </Door>
  );
}

const WAYS = ["login", "register"] as const;

/** Name and password: of an account that there is, or for a new one. Which of the two is said before anything is typed. */
function KeyDoor(): JSX.Element {
  const user = me.value;
  const [way, setWay] = useState<(typeof WAYS)[number]>(user ? "register" : "login");
  const [name, setName] = useState(user?.name ?? "");
  const [password, setPassword] = useState("");
  const [shown, show] = useState(false);
  const { failed, done, act } = useAct();
  const known = user?.id;
  useEffect(() => {
    if (known) setWay("register");
  }, [known]);
  const registers = way === "register";
  return (
    <Door cls="door-key" picture={<LockedDoor />} title={say("account-key")} lead={say("account-key-lead")}>
      <span class="seg" role="group" aria-label={say("account-key")}>
        {WAYS.map((each) => (
          <button key={each} type="button" aria-pressed={way === each} onClick={() => setWay(each)}>
            {say(`account-way-${each}`)}
          </button>
        ))}
      </span>
      <form
        data-way={way}
        onSubmit={(event) => {
          event.preventDefault();
          act(registers ? api.register(name, password) : api.login(name, password));
        }}
      >
        <label class="bigfield">
          <span>{say("account-name")}</span>
          <input
            required
            maxLength={24}
            autocomplete="username"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <label class="bigfield">
          <span>{say("account-password")}</span>
          <input
            required
            minLength={8}
            {...(shown ? ({ type: "text" } as const) : ({ type: "password" } as const))}
            autocomplete={registers ? "new-password" : "current-password"}
            value={password}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        <label class="check">
          <input type="checkbox" checked={shown} onChange={(event) => show(event.currentTarget.checked)} />
          {say("account-show")}
        </label>
        <Said failed={failed} done={done} />
        <button type="submit" class={`btn big ${user ? "prime" : ""}`}>
          {say(registers ? "account-register" : "account-login")}
        </button>
        <p class="fineprint">
          {say(registers ? (user ? "account-register-guest" : "account-register-note") : "account-login-note")}
        </p>
      </form>
    </Door>
  );
}

function Leave(): JSX.Element {
  const { failed, done, act } = useAct();
  return (
    <section class="sheet laid pad">
      <p>{say("account-signed-in")}</p>
      <Said failed={failed} done={done} />
      <p class="d-acts">
        <a class="btn" href="/tables">
          {say("site-tables")}
        </a>
        <a class="btn" href="/replays?who=mine">
          {say("list-to-finished")}
        </a>
        <button type="button" class="btn quiet" onClick={() => act(api.logout())}>
          {say("site-sign-out")}
        </button>
      </p>
    </section>
  );
}
/** Keys for the player's own bots. */
function Keys(): JSX.Element {
  const [said, tellUser] = useState<string | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const failed = (error: Error): void => tellUser(error.message);
  return (
    <section class="sheet laid pad">
      <h2 class="cap">{say("account-token")}</h2>
      <p>{say("account-token-lead")}</p>
      {key && (
        <p>
          <code class="key">{key}</code>
        </p>
      )}
      {said && <p role="status">{said}</p>}
      <p class="d-acts">
        <button type="button" class="btn" onClick={() => api.token("bot").then(({ token }) => setKey(token), failed)}>
          {say("account-token-make")}
        </button>
        <button
          type="button"
          class="btn quiet"
          onClick={() =>
            api.revokeTokens().then(({ revoked }) => {
              setKey(null);
              tellUser(say("account-tokens-gone", { n: revoked }));
            }, failed)
          }
        >
          {say("account-token-revoke")}
        </button>
      </p>
    </section>
  );
}

function Webhook(): JSX.Element {
  const [address, setAddress] = useState(me.value?.webhook ?? "");
  const [said, tellUser] = useState<string | null>(null);
  return (
    <form
      class="sheet laid pad form"
      onSubmit={(event) => {
        event.preventDefault();
        api.change({ webhook: address }).then(
          ({ user }) => {
            me.value = user;
            tellUser(say("account-webhook-saved"));
          },
          (error: Error) => tellUser(error.message),
        );
      }}
    >
      <label>
        <span>{say("account-webhook")}</span>
        <input type="url" maxLength={500} value={address} onInput={(event) => setAddress(event.currentTarget.value)} />
        <small>{say("account-webhook-lead")}</small>
      </label>
      {me.value?.webhook_key && (
        <p>
          {say("account-webhook-key")} <code class="key">{me.value.webhook_key}</code>
        </p>
      )}
      {said && <p role="status">{said}</p>}
      <p class="d-acts">
        <button type="submit" class="btn">
          {say("account-webhook-save")}
        </button>
      </p>
    </form>
  );
}
