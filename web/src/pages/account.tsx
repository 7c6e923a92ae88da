/** One's name at the table. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../state/api";
import { me, refreshMe } from "../state/me";
import { say } from "../words/language";

export function AccountPage(): JSX.Element {
  const [name, setName] = useState(me.value?.name ?? "");
  const [password, setPassword] = useState("");
  const [failed, setFailed] = useState<string | null>(null);
  const act = (call: Promise<unknown>): void => {
    setFailed(null);
    call.then(refreshMe, (error: Error) => setFailed(error.message));
  };
  return (
    <main id="main" class="list-page">
      <h1>{say("account-title")}</h1>
      <p class="lead">{say("account-lead")}</p>
      <form
        class="sheet laid pad form"
        onSubmit={(event) => {
          event.preventDefault();
          act(api.register(name, password));
        }}
      >
        {me.value && (
          <p>
            {me.value.guest === false
              ? say("site-signed-in", { name: me.value.name })
              : say("site-you-are", { name: me.value.name })}
          </p>
        )}
        <label>
          <span>{say("account-name")}</span>
          <input
            required
            maxLength={24}
            autocomplete="username"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <label>
          <span>{say("account-password")}</span>
          <input
            required
            minLength={8}
            type="password"
            autocomplete="current-password"
            value={password}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
          <small>{say("account-short")}</small>
        </label>
        {failed && (
          <p class="bad" role="alert">
            {failed}
          </p>
        )}
        <p class="d-acts">
          <button type="submit" class="btn prime">
            {say("account-register")}
          </button>
          <button type="button" class="btn" onClick={() => act(api.login(name, password))}>
            {say("account-login")}
          </button>
          {!me.value && (
            <button type="button" class="btn" onClick={() => act(api.guest(name || undefined))}>
              {say("account-change")}
            </button>
          )}
          {me.value && (
            <button type="button" class="btn quiet" onClick={() => act(api.logout())}>
              {say("site-sign-out")}
            </button>
          )}
        </p>
      </form>
      {me.value && <Keys />}
      {me.value && <Webhook />}
    </main>
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
