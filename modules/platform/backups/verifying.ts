import { backupKey } from "@/src/config";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { find, list } from "./listing";
import type { Backup, BackupRun, Restored } from "./model";
import { pathOf, signingKeyOf } from "./storage/storage";
import { drillEveryDays, verifyAgainDays } from "./rules";
import { begin, backupAudit, continueInBackground, newestRuns, runOf } from "./runs";
import { restore } from "./restore/restoring";
import { runInWorker } from "./working";

/** Begins to read a backup to its last bit and answers while that goes on. */
export async function verify(app: App, name: string): Promise<BackupRun> {
  const begun = await beginVerification(app, name);
  continueInBackground(app, begun);
  return runOf(app, begun.id);
}

export async function verifyAndWait(app: App, name: string): Promise<Backup> {
  await (await beginVerification(app, name)).work();
  return find(app, name);
}

async function beginVerification(app: App, name: string) {
  await find(app, name);
  const { config } = app;
  const opening = {
    path: pathOf(config, name),
    into: null,
    passphrase: backupKey(config),
    signing: { key: signingKeyOf(config) },
  };
  return begin(app, { kind: "verify", name }, async (onProgress) => {
    await runInWorker(app.log, { kind: "open", opening }, onProgress);
    return { name, writes: [backupAudit(app, { action: "backup.verified", name })] };
  });
}

/** Verifies those again that nobody has verified for a while; answers how many. */
export async function verifyOld(app: App): Promise<number> {
  const before = daysEarlier(app.now(), verifyAgainDays);
  const old = (await list(app)).filter(({ verifiedAt }) => verifiedAt && verifiedAt < before);
  for (const { name } of old) await verifyAndWait(app, name);
  return old.length;
}

/** Tries a restore without touching anything, and says how long it takes. */
export async function drill(app: App, backup: string): Promise<Restored> {
  const { modules, now, log } = app;
  const outcome: { restored?: Restored } = {};
  const begun = await begin(app, { kind: "drill", name: null }, async (onProgress) => {
    const wanted = { backup, isDrill: true, onProgress };
    const restored = await restore(app.config, wanted, { modules, now, log });
    outcome.restored = restored;
    const { name, ms, rows, erasedAgain } = restored;
    return {
      name,
      writes: [backupAudit(app, { action: "backup.drilled", name }, { ms, rows, erasedAgain })],
    };
  });
  await begun.work();
  return outcome.restored ?? Promise.reject(new Error("a drill without an outcome"));
}

/** Tries a restore by itself now and then, because a backup that nobody has restored is a hope. */
export async function drillOld(app: App): Promise<number> {
  const runs = await newestRuns(app);
  const last = runs.find(({ kind, state }) => kind === "drill" && state === "done");
  const isNew = last && last.startedAt > daysEarlier(app.now(), drillEveryDays);
  const [newest] = (await list(app)).filter(({ damage }) => !damage);
  if (isNew || !newest) return 0;
  await drill(app, newest.name);
  return 1;
}
