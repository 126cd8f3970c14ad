// A notification when it is the reader's turn and the page is out of sight; only where the reader allowed it.

import { settings } from "./settings.svelte";

export function possible(): boolean {
  return typeof Notification !== "undefined";
}

/** Ask the browser; whether notifications may be shown. */
export async function permit(): Promise<boolean> {
  return possible() && (Notification.permission === "granted" || (await Notification.requestPermission()) === "granted");
}

export async function notice(title: string, body: string, table: string): Promise<void> {
  if (!settings.all.notify || !document.hidden || !possible() || Notification.permission !== "granted") return;
  const about = { body, tag: table, icon: "/icon-192.png", data: `/t/${table}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, about);
  else new Notification(title, about);
}
