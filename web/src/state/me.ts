/** Who sits at this browser. */
import { signal } from "@preact/signals";
import { api } from "./api";
import type { User } from "./wire";

export const me = signal<User | null>(null);

export async function refreshMe(): Promise<void> {
  try {
    me.value = (await api.me()).user;
  } catch {
    me.value = null;
  }
}
