import { and, eq } from "drizzle-orm";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import type { App } from "@/src/app";
import type { Holder, Subject } from "@/src/personal-data/holders";
import { isLeftAnAdmin } from "./colleagues";
import { knownDevices, recoveryCodes, secondFactors, sessions, signIns, users } from "./schema";
import { endSessionsWrites } from "./sign-in/sessions";

export const holder: Holder = {
  name: "users",
  tables: ["users", "sessions", "sign_ins", "second_factors", "recovery_codes", "known_devices"],

  async collect(app, { type, id }) {
    if (type !== "user") return {};
    const accounts = await app.db.select().from(users).where(eq(users.id, id));
    const open = await app.db.select().from(sessions).where(eq(sessions.userId, id));
    const tried = await app.db.select().from(signIns).where(eq(signIns.userId, id));
    const devices = await app.db.select().from(knownDevices).where(eq(knownDevices.userId, id));
    const factors = await app.db.select().from(secondFactors).where(eq(secondFactors.userId, id));
    return {
      account: accounts.map(({ passwordHash: _, ...account }) => account),
      sessions: open.map(({ idHash: _, deviceHash: __, ...session }) => session),
      knownDevices: devices.map(({ idHash: _, ...device }) => device),
      signIns: tried,
      secondFactor: factors.map(({ sealed: _, lastStep: __, ...factor }) => factor),
    };
  },

  /** Everything else names the person by an id that nothing resolves any more. */
  async erase(app, { type, id }) {
    if (type !== "user") return { writes: [], news: [] };
    await refuseLastAdmin(app, id);
    const { writes, news } = await endSessionsWrites(app, id);
    return {
      writes: [
        ...writes,
        app.db.delete(signIns).where(eq(signIns.userId, id)),
        app.db.delete(knownDevices).where(eq(knownDevices.userId, id)),
        app.db.delete(secondFactors).where(eq(secondFactors.userId, id)),
        app.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, id)),
        // Two administrators who are erased at once do not both find the other.
        must(app.db.delete(users).where(and(eq(users.id, id), isLeftAnAdmin({ id })))),
      ],
      news,
    };
  },
};

async function refuseLastAdmin(app: App, id: string): Promise<void> {
  const isSafe = and(eq(users.id, id), isLeftAnAdmin({ id }));
  const [found] = await app.db.select({ id: users.id }).from(users).where(isSafe);
  if (found) return;
  throw new Failure(
    "conflict",
    "The only administrator can't be erased. Appoint another one first.",
  );
}

export async function addressesOf(app: App, { type, id }: Subject): Promise<string[]> {
  if (type !== "user") return [];
  const rows = await app.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return rows.map(({ email }) => email);
}
