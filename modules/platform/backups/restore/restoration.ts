import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { leases } from "@/src/schema";
import type { Calmed } from "../model";
import { backupAudit, markInterrupted } from "../runs";

/** What a module does with an old copy of the database before anybody works with it. */
export type Restoration = {
  /** Takes over who was erased here since, as the tombstones of this installation say. */
  adopt?(app: App, tombstones: string): Promise<unknown>;
  /** Ends what the copy was in the midst of, so that it does not go on with that by itself. */
  quiesce?(app: App): Promise<{ counts: Partial<Calmed>; writes: Write[] }>;
  /** Erases once more who had been erased; answers how many. */
  eraseAgain?(app: App): Promise<number>;
};

declare module "@/src/app" {
  interface Module {
    /** What it does with an old copy of the database that was put back. */
    readonly restoration?: Restoration;
  }
}

export const restorationsOf = ({ modules }: App): Restoration[] =>
  modules.flatMap(({ restoration = [] }) => restoration);

/**
 * Stops what an old copy was in the middle of, before anybody works with it: all sessions end, queued letters that may
 * have been sent since are held for a decision, and campaigns pause.
 */
export async function quiesce(app: App, name: string): Promise<Calmed> {
  const ended = await Promise.all(
    restorationsOf(app)
      .flatMap(({ quiesce: calm = [] }) => calm)
      .map((it) => it(app)),
  );
  const none: Calmed = { sessions: 0, letters: 0, campaigns: 0 };
  const counts = Object.assign(none, ...ended.map((it) => it.counts));
  await markInterrupted(app);
  await app.write([
    ...ended.flatMap(({ writes }) => writes),
    app.db.delete(leases),
    backupAudit(app, { action: "backup.restored", name }, counts),
  ]);
  return counts;
}
