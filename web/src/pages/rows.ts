/** The tables of a list, however the server wraps them. */
import type { TableInfo } from "../state/wire";

export function rows(list: TableInfo[] | { tables: TableInfo[] }): TableInfo[] {
  return Array.isArray(list) ? list : list.tables;
}
