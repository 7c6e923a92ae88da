/** Calls to the server. */
import type { Said } from "../types/generated";
import { tell } from "../words/language";
import type { CardRow, Games, ReplayMessage, Shapes, TableInfo, User } from "./wire";

/** Why the server says no: what it says by key, and in English. */
interface Refusal {
  said: Said;
  message: string;
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** JSON that is passed on as it is: a record's seed is a larger number than a browser can hold. */
class Raw {
  constructor(readonly json: string) {}
}

/** The server's answer, or why there is none. */
async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (method !== "GET") {
    init.headers = { ...init.headers, "Content-Type": "application/json", "X-Bigsmoke": "1" };
    init.body = body instanceof Raw ? body.json : JSON.stringify(body ?? {});
  }
  const response = await fetch(path, init);
  if (!response.ok) {
    const answer = (await response.json().catch(() => null)) as Partial<Refusal> | null;
    throw new ApiError(response.status, answer?.said ? tell(answer.said) : (answer?.message ?? response.statusText));
  }
  return response;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await ask(method, path, body);
  const reply: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  return reply as T;
}

type Made = { table: TableInfo };

export const api = {
  me: () => call<{ user: User | null }>("GET", "/api/me"),
  guest: (name?: string) => call<{ user: User }>("POST", "/api/guest", name ? { name } : {}),
  register: (name: string, password: string) => call<{ user: User }>("POST", "/api/register", { name, password }),
  login: (name: string, password: string) => call<{ user: User }>("POST", "/api/login", { name, password }),
  change: (body: { name?: string; webhook?: string; preferences?: User["preferences"] }) =>
    call<{ user: User }>("PATCH", "/api/me", body),
  token: (label: string) => call<{ token: string }>("POST", "/api/me/tokens", { label }),
  revokeTokens: () => call<{ revoked: number }>("DELETE", "/api/me/tokens"),
  logout: () => call<unknown>("POST", "/api/logout"),
  games: () => call<Games>("GET", "/api/games"),
  cards: (game: string, query = "") => call<CardRow[]>("GET", `/api/games/${game}/cards${query}`),
  playNow: (body: { game: string; players?: number; bot?: string; options?: unknown }) =>
    call<Made>("POST", "/api/play-now", body),
  newTable: (body: unknown) => call<Made>("POST", "/api/tables", body),
  tables: (list: string) => call<TableInfo[] | { tables: TableInfo[] }>("GET", `/api/tables?list=${list}`),
  table: (id: string) => call<Made>("GET", `/api/tables/${id}`),
  act: (id: string, what: string, body: unknown = {}) => call<Partial<Made>>("POST", `/api/tables/${id}/${what}`, body),
  /** The server's own bytes. */
  record: async (id: string) => (await ask("GET", `/api/tables/${id}/record`)).blob(),
  importRecord: (json: string) => call<Made>("POST", "/api/records", new Raw(`{"record":${json}}`)),
  replay: <G extends Shapes>(id: string, ply: number, seat: number | null) =>
    call<ReplayMessage<G>>("GET", `/api/tables/${id}/replay?ply=${ply}${seat === null ? "" : `&seat=${seat}`}`),
};
