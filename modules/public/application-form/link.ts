import type { App } from "@/src/app";
import { publicAddress } from "@/src/http/address";
import { fingerprintOf } from "@/src/passwords";
import { keyedHash } from "@/src/secrets";

const signed = (app: App, id: string) => keyedHash(app.config, "applicant", id).slice(0, 32);

/** The address in the letter, made anew from the installation's key: nothing secret is kept. */
export const linkFor = (app: App, id: string): string =>
  `${publicAddress(app.config) ?? ""}/apply/${id}.${signed(app, id)}`;

/** Whose link it is, if this installation made it. */
export function applicantIn(app: App, secret: string): string | null {
  const [id = "", mark = ""] = secret.split(".");
  return fingerprintOf(mark) === fingerprintOf(signed(app, id)) ? id : null;
}
