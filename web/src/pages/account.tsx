/** One's name at the table. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../state/api";
import { me, refreshMe } from "../state/me";
import { text } from "../text/en";

const t = text.account;

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
      <h1>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <form
        class="sheet laid pad form"
        onSubmit={(event) => {
          event.preventDefault();
          act(api.register(name, password));
        }}
      >
        {me.value && (
          <p>{me.value.guest === false ? text.site.signedIn(me.value.name) : text.site.youAre(me.value.name)}</p>
        )}
        <label>
          <span>{t.name}</span>
          <input
            required
            maxLength={24}
            autocomplete="username"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <label>
          <span>{t.password}</span>
          <input
            required
            minLength={8}
            type="password"
            autocomplete="current-password"
            value={password}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
          <small>{t.short}</small>
        </label>
        {failed && (
          <p class="bad" role="alert">
            {failed}
          </p>
        )}
        <p class="d-acts">
          <button type="submit" class="btn prime">
            {t.register}
          </button>
          <button type="button" class="btn" onClick={() => act(api.login(name, password))}>
            {t.login}
          </button>
          {!me.value && (
            <button type="button" class="btn" onClick={() => act(api.guest(name || undefined))}>
              {t.change}
            </button>
          )}
          {me.value && (
            <button type="button" class="btn quiet" onClick={() => act(api.logout())}>
              {text.site.signOut}
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
  const [said, say] = useState<string | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const failed = (error: Error): void => say(error.message);
  return (
    <section class="sheet laid pad">
      <h2 class="cap">{t.token}</h2>
      <p>{t.tokenLead}</p>
      {key && (
        <p>
          <code class="key">{key}</code>
        </p>
      )}
      {said && <p role="status">{said}</p>}
      <p class="d-acts">
        <button type="button" class="btn" onClick={() => api.token("bot").then(({ token }) => setKey(token), failed)}>
          {t.tokenMake}
        </button>
        <button
          type="button"
          class="btn quiet"
          onClick={() =>
            api.revokeTokens().then(({ revoked }) => {
              setKey(null);
              say(t.tokensGone(revoked));
            }, failed)
          }
        >
          {t.tokenRevoke}
        </button>
      </p>
    </section>
  );
}

function Webhook(): JSX.Element {
  const [address, setAddress] = useState(me.value?.webhook ?? "");
  const [said, say] = useState<string | null>(null);
  return (
    <form
      class="sheet laid pad form"
      onSubmit={(event) => {
        event.preventDefault();
        api.change({ webhook: address }).then(
          ({ user }) => {
            me.value = user;
            say(t.webhookSaved);
          },
          (error: Error) => say(error.message),
        );
      }}
    >
      <label>
        <span>{t.webhook}</span>
        <input type="url" maxLength={500} value={address} onInput={(event) => setAddress(event.currentTarget.value)} />
        <small>{t.webhookLead}</small>
      </label>
      {me.value?.webhook_key && (
        <p>
          {t.webhookKey} <code class="key">{me.value.webhook_key}</code>
        </p>
      )}
      {said && <p role="status">{said}</p>}
      <p class="d-acts">
        <button type="submit" class="btn">
          {t.webhookSave}
        </button>
      </p>
    </form>
  );
}
