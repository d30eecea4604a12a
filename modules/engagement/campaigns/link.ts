import type { App } from "@/src/app";
import { fingerprintOf } from "@/src/passwords";
import { keyedHash } from "@/src/secrets";

const signed = (app: App, recipientId: string) =>
  keyedHash(app.config, "unsubscribe", recipientId).slice(0, 32);

/** The end of the link in a letter: made anew from the installation's key, so that nothing secret is kept. */
export const secretFor = (app: App, recipientId: string): string =>
  `${recipientId}.${signed(app, recipientId)}`;

/** Whose link it is, if this installation made it. */
export function recipientIn(app: App, secret: string): string | null {
  const [id = "", mark = ""] = secret.split(".");
  // Fingerprints are compared, so that time tells nothing of the mark.
  return fingerprintOf(mark) === fingerprintOf(signed(app, id)) ? id : null;
}
