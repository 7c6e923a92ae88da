/** Sitting down: wherever one does, with a part of one's own in the deal. */
import type { Begun, Table, TableAnswer } from "../types/wire";
import { api } from "./api";
import { dealing } from "./wire";

/** What it takes comes when it is needed: the first page does not carry it. */
const seal = () => import("./seal");

async function sit<T extends { table: Table }>(go: (sealed: { seal?: string }) => Promise<T>): Promise<T> {
  return (await seal()).sit((given) => go(given ? { seal: given } : {}));
}

export const sitDown = {
  playNow: (body: Parameters<typeof api.playNow>[0]): Promise<Begun> =>
    sit((sealed) => api.playNow({ ...body, ...sealed })),
  newTable: (body: object): Promise<TableAnswer> => sit((sealed) => api.newTable({ ...body, ...sealed })),
  join: (id: string, body: object = {}): Promise<TableAnswer> =>
    sit((sealed) => api.act(id, "join", { ...body, ...sealed })),
  rematch: (id: string): Promise<TableAnswer> => sit((sealed) => api.act(id, "rematch", sealed)),
};

/** Reveal one's own part where a table waits for it; the table after that. */
export async function revealOwn(table: Table): Promise<Table> {
  return dealing(table) ? (await seal()).reveal(table) : table;
}
