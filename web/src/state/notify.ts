/** "Your turn", told by the browser itself while one looks elsewhere. */
import { prefs, setPrefs } from "./prefs";

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

/** Ask the browser for leave, and remember that it was wanted. */
export async function wantNotices(wanted: boolean): Promise<void> {
  if (!wanted || !canNotify()) return setPrefs({ notices: false });
  setPrefs({ notices: (await Notification.requestPermission()) === "granted" });
}

/** Tell of a turn, if nobody is looking at this page. One notice a table: a newer one takes the older one's place. */
export function notify(table: string, title: string, body: string): void {
  if (!prefs.value.notices || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, tag: table });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
