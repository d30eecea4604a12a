import type { App } from "@/src/app";
import { fingerprintOf } from "@/src/passwords";
import { keyedHash } from "@/src/secrets";
import { fastestMs, openForMs } from "./rules";

const mark = (app: App, at: string) => keyedHash(app.config, "enquiry", at).slice(0, 24);

/** When the form was opened, in a way that nobody else can write. */
export function openedNow(app: App): string {
  const at = app.now().getTime().toString(36);
  return `${at}.${mark(app, at)}`;
}

/** Whether somebody had the time to read the form and did not leave it for days. */
export function isUnhurried(app: App, opened: string): boolean {
  const [at = "", given = ""] = opened.split(".");
  if (fingerprintOf(given) !== fingerprintOf(mark(app, at))) return false;
  const age = app.now().getTime() - Number.parseInt(at, 36);
  return age >= fastestMs && age <= openForMs;
}
