import { and, eq, inArray } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { keyedHash } from "@/src/secrets/secrets";
import type { Suppression } from "./rules";
import { suppressedAddresses } from "./schema";

/** One address, however it is written. */
export const addressHash = (app: App, address: string): string =>
  keyedHash(app.config, "mail address", address.trim().normalize("NFC").toLowerCase());

/** Part of a write: this address is not written to from now on. */
export const suppress = (app: App, address: string, reason: Suppression): Write[] => [
  app.db
    .insert(suppressedAddresses)
    .values({ hash: addressHash(app, address), reason, at: app.now().toISOString() })
    .onConflictDoNothing(),
];

/** The undo of `suppress`, for one reason. */
export const unsuppress = (app: App, address: string, reason: Suppression): Write[] => [
  app.db
    .delete(suppressedAddresses)
    .where(
      and(
        eq(suppressedAddresses.hash, addressHash(app, address)),
        eq(suppressedAddresses.reason, reason),
      ),
    ),
];

/** Why which of these addresses are not written to; those that are have no entry. */
export async function isSuppressed(
  app: App,
  addresses: string[],
): Promise<Map<string, Suppression[]>> {
  const hashOf = new Map(addresses.map((address) => [address, addressHash(app, address)]));
  const reasons = await reasonsBy(app, [...new Set(hashOf.values())]);
  return new Map(
    [...hashOf].flatMap(([address, hash]) => {
      const found = reasons.get(hash);
      return found ? [[address, found]] : [];
    }),
  );
}

/** As many blanks as one statement may have, and to spare. */
const atOnce = 500;

export async function reasonsBy(app: App, hashes: string[]): Promise<Map<string, Suppression[]>> {
  const found = new Map<string, Suppression[]>();
  for (let n = 0; n < hashes.length; n += atOnce) {
    const rows = await app.db
      .select()
      .from(suppressedAddresses)
      .where(inArray(suppressedAddresses.hash, hashes.slice(n, n + atOnce)));
    for (const { hash, reason } of rows) found.set(hash, [...(found.get(hash) ?? []), reason]);
  }
  return found;
}
