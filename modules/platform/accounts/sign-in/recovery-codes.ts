import { eq } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { keyedHash } from "@/src/secrets/secrets";
import { recoveryCodeCount } from "../rules";
import { recoveryCodes } from "../schema";
import { base32 } from "./totp";

/** As people copy them: `k3yqa-77dmz-4pxqe-…` has no capital and no digit that looks like a letter. 112 bits need no slow hash. */
const codeBytes = 14;

/** Codes that replace all those before, and the writes that do it. */
export function newCodes(app: App, userId: string): { codes: string[]; writes: Write[] } {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const rows = codes.map((code) => ({ codeHash: hashOf(app, code), userId }));
  return {
    codes,
    writes: [
      app.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      app.db.insert(recoveryCodes).values(rows),
    ],
  };
}

function newCode(): string {
  const letters = base32(crypto.getRandomValues(new Uint8Array(codeBytes))).toLowerCase();
  return letters.match(/.{1,5}/g)?.join("-") ?? letters;
}

/** However it was typed: capitals, spaces and hyphens are nobody's secret. */
export const hashOf = (app: App, code: string): string =>
  keyedHash(app.config, "recovery code", code.toLowerCase().replaceAll(/[\s-]/g, ""));
