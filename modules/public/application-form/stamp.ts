import type { App } from "@/src/app";
import { fingerprintOf } from "@/src/passwords";
import { keyedHash } from "@/src/secrets";
import { longestMs, shortestMs } from "./rules";

const signed = (app: App, at: string) => keyedHash(app.config, "application form", at).slice(0, 22);

/** When a form was handed out, so that nobody can say that they took longer than they did. */
export function stampFor(app: App): string {
  const at = String(app.now().getTime());
  return `${at}.${signed(app, at)}`;
}

/** Whether a person can have filled the form in since. */
export function isPatient(app: App, stamp: string): boolean {
  const [at = "", mark = ""] = stamp.split(".");
  if (fingerprintOf(mark) !== fingerprintOf(signed(app, at))) return false;
  const age = app.now().getTime() - Number(at);
  return age >= shortestMs && age <= longestMs;
}
