/** Times as people say them. The server counts seconds. */
import { locale, say } from "../words/language";

const DAY = 86_400;

const midnight = (at: number): number => new Date(at * 1000).setHours(0, 0, 0, 0) / 1000;

/** The day of a moment: today, yesterday, or its date. */
export function dayWords(at: number, now = Date.now() / 1000): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days === 0) return say("when-today");
  if (days === 1) return say("when-yesterday");
  const year = new Date(at * 1000).getFullYear() === new Date(now * 1000).getFullYear() ? undefined : "numeric";
  return new Date(at * 1000).toLocaleDateString(locale(), { weekday: "long", day: "numeric", month: "long", year });
}

export function timeWords(at: number): string {
  return new Date(at * 1000).toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" });
}

/** How long ago something was. */
export function agoWords(at: number, now = Date.now() / 1000): string {
  const minutes = Math.max(0, Math.round((now - at) / 60));
  if (minutes < 1) return say("when-now");
  if (minutes < 60) return say("when-minutes-ago", { n: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 24 ? say("when-hours-ago", { n: hours }) : dayWords(at, now);
}

/** How long something took. */
export function lengthWords(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 100) return say("home-minutes", { n: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? say("when-hours", { n: hours }) : say("when-days", { n: Math.round(hours / 24) });
}
