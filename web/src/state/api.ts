/** Calls to the server. */

import type { Lesson } from "../types/generated";
import type {
  Advice,
  Begun,
  Came,
  Ends,
  EventsPage,
  Kept,
  Lessons,
  Level,
  Me,
  Progress,
  PuzzleHint,
  PuzzleList,
  PuzzleSolution,
  Refusal,
  ReviewState,
  Revoked,
  Setup,
  Shared,
  Summary,
  TableAnswer,
  Token,
} from "../types/wire";
import { tell } from "../words/language";
import type { CardRow, Games, ReplayMessage, Shapes, StateMessage, User } from "./wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Why, for programs. */
    readonly code = "",
  ) {
    super(message);
  }
}

/** Whether the same call may well be answered later: nobody was reached, the server is busy, or was asked too often. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 429 || error.status >= 500;

/** Whether what was sent fits, by the server's answer to it: only a refusal of the thing itself says that it does not.
 * Any other failure says nothing of it, and is thrown.
 */
export async function fits(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return false;
    throw error;
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
    const why = answer?.said ? tell(answer.said) : (answer?.message ?? response.statusText);
    throw new ApiError(response.status, why, answer?.code);
  }
  return response;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await ask(method, path, body);
  const reply: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  return reply as T;
}

const eyes = (seat: number | null): string => (seat === null ? "" : `&seat=${seat}`);

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  guest: (name?: string) => call<Came>("POST", "/api/guest", name ? { name } : {}),
  register: (name: string, password: string) => call<Came>("POST", "/api/register", { name, password }),
  login: (name: string, password: string) => call<Came>("POST", "/api/login", { name, password }),
  change: (body: { name?: string; webhook?: string; preferences?: User["preferences"] }) =>
    call<Came>("PATCH", "/api/me", body),
  token: (label: string) => call<Token>("POST", "/api/me/tokens", { label }),
  revokeTokens: () => call<Revoked>("DELETE", "/api/me/tokens"),
  logout: () => call<unknown>("POST", "/api/logout"),
  games: () => call<Games>("GET", "/api/games"),
  bots: () => call<Level[]>("GET", "/api/bots"),
  cards: (game: string, query = "") => call<CardRow[]>("GET", `/api/games/${game}/cards${query}`),
  playNow: (body: { game: string; players?: number; bot?: string; options?: unknown; seal?: string }) =>
    call<Begun>("POST", "/api/play-now", body),
  newTable: (body: unknown) => call<TableAnswer>("POST", "/api/tables", body),
  tables: (list: string, sieve: Record<string, string> = {}) =>
    call<Summary[]>("GET", `/api/tables?${new URLSearchParams({ list, ...sieve })}`),
  table: (id: string) => call<TableAnswer>("GET", `/api/tables/${id}`),
  position: (id: string) => call<Kept>("GET", `/api/tables/${id}/position`),
  act: (id: string, what: string, body: unknown = {}) => call<TableAnswer>("POST", `/api/tables/${id}/${what}`, body),
  /** The server's own bytes. */
  record: async (id: string) => (await ask("GET", `/api/tables/${id}/record`)).blob(),
  importRecord: (json: string) => call<TableAnswer>("POST", "/api/records", new Raw(`{"record":${json}}`)),
  replay: <G extends Shapes>(id: string, ply: number, seat: number | null, since = -1) =>
    call<ReplayMessage<G>>("GET", `/api/tables/${id}/replay?ply=${ply}&since=${since}${eyes(seat)}`),
  study: <G extends Shapes>(body: object) => call<StateMessage<G>>("POST", "/api/study", body),
  /** What a position has and can have, and what of it is wrong. */
  setup: (body: object) => call<Setup>("POST", "/api/study/setup", body),
  studyAdvice: (body: object) => call<Advice>("POST", "/api/study/advise", body),
  /** How games end from a study. */
  endings: (body: object) => call<Ends>("POST", "/api/study/endings", body),
  /** A table that goes on from a study. */
  playOn: (body: object) => call<TableAnswer>("POST", "/api/study/play", body),
  share: (name: string, study: object) => call<Shared>("POST", "/api/studies", { name, study }),
  shared: (id: string) => call<Shared>("GET", `/api/studies/${id}`),
  lessons: () => call<Lessons>("GET", "/api/lessons"),
  lesson: (game: string) => call<Lesson>("GET", `/api/lessons/${game}`),
  progress: () => call<Progress>("GET", "/api/me/progress"),
  keepProgress: (topic: string, known: object) => call<Progress>("PUT", `/api/me/progress/${topic}`, { known }),
  puzzles: () => call<PuzzleList>("GET", "/api/puzzles"),
  /** The table of a puzzle, or for those who have answered so many steps of the better line on. */
  puzzle: <G extends Shapes>(game: string, number: number, on = 0) =>
    call<StateMessage<G>>("GET", `/api/puzzles/${game}/${number}${on ? `/line/${on}` : ""}`),
  puzzleHint: (game: string, number: number) => call<PuzzleHint>("GET", `/api/puzzles/${game}/${number}/hint`),
  /** Null gives up. */
  answerPuzzle: (game: string, number: number, option: number | null) =>
    call<PuzzleSolution>("POST", `/api/puzzles/${game}/${number}/answer`, { option }),
  review: (id: string) => call<ReviewState>("GET", `/api/tables/${id}/review`),
  askReview: (id: string) => call<ReviewState>("POST", `/api/tables/${id}/review`),
  /** A page of what had happened by a ply, before an event. */
  events: <G extends Shapes>(id: string, ply: number, seat: number | null, before: number) =>
    call<EventsPage<G["event"]>>("GET", `/api/tables/${id}/events?ply=${ply}&before=${before}${eyes(seat)}`),
};
