import { and, desc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { fingerprintOf, randomSecret } from "@/src/secrets/passwords";
import { daysEarlier } from "@/src/calendar";
import { deviceKeptDays, mostKnownDevices } from "../rules";
import { knownDevices, sessions } from "../schema";

/** The fingerprint of a device that has signed in to this account before; null of any other. */
export async function knownDeviceOf(
  app: App,
  userId: string | undefined,
  secret: string | null,
): Promise<string | null> {
  const idHash = fingerprintOf(secret ?? "");
  // Also queried where no account was found, so that the time taken does not reveal which accounts exist.
  const isTheirs = and(eq(knownDevices.idHash, idHash), eq(knownDevices.userId, userId ?? ""));
  const [found] = await app.db.select().from(knownDevices).where(isTheirs);
  return found && found.lastUsedAt >= oldestKept(app) ? idHash : null;
}

type Known = { userId: string; secret: string | null; device: string };

/** Part of the write that lets somebody in: from now on this browser is known to the account. */
export async function rememberDeviceWrites(app: App, { userId, secret, device }: Known) {
  // A secret that was never issued here may have been planted by somebody else, so it is replaced.
  const kept = secret && (await isGivenOut(app, secret)) ? secret : randomSecret();
  const at = app.now().toISOString();
  const row = { idHash: fingerprintOf(kept), userId, device, createdAt: at, lastUsedAt: at };
  const writes: Write[] = [
    app.db
      .insert(knownDevices)
      .values(row)
      .onConflictDoUpdate({
        target: [knownDevices.idHash, knownDevices.userId],
        set: { lastUsedAt: at, device },
      }),
    ...(await withoutOldest(app, userId)),
  ];
  return { secret: kept, idHash: row.idHash, writes };
}

async function isGivenOut(app: App, secret: string): Promise<boolean> {
  const isIt = eq(knownDevices.idHash, fingerprintOf(secret));
  return (await app.db.$count(knownDevices, isIt)) > 0;
}

async function withoutOldest(app: App, userId: string): Promise<Write[]> {
  const rows = await app.db
    .select({ idHash: knownDevices.idHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt));
  const old = rows.slice(mostKnownDevices - 1).map(({ idHash }) => idHash);
  const areOld = and(eq(knownDevices.userId, userId), inArray(knownDevices.idHash, old));
  return old.length > 0 ? [app.db.delete(knownDevices).where(areOld)] : [];
}

/** With all other sessions ended, only the device of the remaining one stays known. */
export const forgetDevicesWrite = (app: App, userId: string, except: string): Write =>
  app.db.delete(knownDevices).where(
    and(
      eq(knownDevices.userId, userId),
      ne(
        knownDevices.idHash,
        sql`coalesce((select ${sessions.deviceHash} from ${sessions}
          where ${sessions.idHash} = ${except}), '')`,
      ),
    ),
  );

/** Forgets those that nobody has signed in from for as long as they are kept. */
export async function forgetOld(app: App): Promise<number> {
  const isOld = lt(knownDevices.lastUsedAt, oldestKept(app));
  const count = await app.db.$count(knownDevices, isOld);
  if (count > 0) await app.write([app.db.delete(knownDevices).where(isOld)]);
  return count;
}

const oldestKept = (app: App) => daysEarlier(app.now(), deviceKeptDays);
