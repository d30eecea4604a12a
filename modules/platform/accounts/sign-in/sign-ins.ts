import { and, desc, eq, lt } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { daysEarlier } from "@/src/calendar";
import type { SignInRecord } from "../model";
import { type SignInOutcome, signInsKeptDays } from "../rules";
import { signIns, users } from "../schema";

/** From where somebody came, as far as it is kept: never a whole address. */
export type RequestOrigin = {
  network: string;
  device: string;
  /** What a browser shows that has signed in before. */
  deviceSecret?: string | null;
};

/** The line of the log, to be part of another write. */
export const signInWrite = (
  app: App,
  { userId, outcome }: { userId: string | null; outcome: SignInOutcome },
  { network, device }: RequestOrigin,
): Write =>
  app.db.insert(signIns).values({ at: app.now().toISOString(), userId, outcome, network, device });

type Asked = { userId?: string | undefined; before?: number | undefined; limit: number };

/** The newest first: of everybody, or of one person. */
export async function list(app: App, { userId, before, limit }: Asked): Promise<SignInRecord[]> {
  const asked = [
    userId ? eq(signIns.userId, userId) : undefined,
    before ? lt(signIns.id, before) : undefined,
  ];
  const rows = await app.db
    .select({ record: signIns, firstName: users.firstName, lastName: users.lastName })
    .from(signIns)
    .leftJoin(users, eq(users.id, signIns.userId))
    .where(and(...asked))
    .orderBy(desc(signIns.id))
    .limit(limit);
  return rows.map(({ record, firstName, lastName }) => ({
    ...record,
    name: firstName === null ? null : `${firstName} ${lastName}`,
  }));
}

/** Forgets what is older than the log is kept. */
export async function forgetOld(app: App): Promise<number> {
  const isOld = lt(signIns.at, daysEarlier(app.now(), signInsKeptDays));
  const rows = await app.db.select({ id: signIns.id }).from(signIns).where(isOld);
  await app.write([app.db.delete(signIns).where(isOld)]);
  return rows.length;
}
