import { settings } from "@/modules/platform/settings";
import { namesToKeep } from "../plan/rules";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { FileStorage } from "@/src/files/storage";
import { openBucket } from "@/src/files/s3";
import { last } from "../listing";
import type { CopyTestResult } from "../model";
import { addressOf, remoteStorageOf } from "./remote-storage";
import { copyErased } from "./erased";
import { copyHere } from "./fetching";
import { madeAt, pathOf, signingKeyOf } from "./storage";
import { clearPieces, forget, missingPieces, remoteNames, sendPieces } from "./remote-pieces";
import { manifestOf } from "../format/pieces";
import { withLease } from "@/src/workers/runs";
import { begin, asBackup, backupAudit, leaseName } from "../runs";

/** Sends the newest good one to the storage elsewhere, and lets go there of what the plan does not keep. */
export async function sendNewest(app: App): Promise<void> {
  const { isCopied } = await settings.valueOf(app, "backups");
  const newest = isCopied ? await last(app) : null;
  if (!newest || newest.copiedAt) return;
  const { name } = newest;
  const begun = await begin(asBackup(app), { kind: "copy", name }, async (onProgress) => {
    onProgress("sending", 0);
    const elsewhere = await remoteStorageOf(app);
    const path = pathOf(app.config, name);
    const manifest = manifestOf(path, { key: signingKeyOf(app.config) });
    const share = (part: number) => onProgress("sending", part);
    await copyErased(app);
    const sent = await sendPieces(elsewhere, { path, manifest, onProgress: share });
    await clear(app, elsewhere);
    const { pieces, sentPieces, sentBytes } = sent;
    const details = { pieces, sentPieces, sentBytes };
    return { name, writes: [backupAudit(app, { action: "backup.copied", name }, details)] };
  });
  await begun.work();
}

async function clear(app: App, elsewhere: FileStorage): Promise<number> {
  const plan = await settings.valueOf(app, "backups");
  const names = await remoteNames(elsewhere);
  const made = names.map((name) => ({ name, createdAt: madeAt(name) }));
  const staying = namesToKeep(made, plan, app.now());
  const gone = names.filter((it) => !staying.has(it));
  await forget(elsewhere, gone);
  await clearPieces(elsewhere);
  return gone.length;
}

/**
 * Deletes old backups from the remote storage each night, even when none was sent: erased people must not stay there
 * for longer than promised.
 */
export async function clearRemote(app: App): Promise<number> {
  if (!(await settings.valueOf(app, "backups")).isCopied) return 0;
  // Under the lease, because the pieces of a backup that is being sent belong to no complete backup yet.
  const cleared = await withLease(app, { name: leaseName }, async () => {
    const elsewhere = await remoteStorageOf(app);
    await copyErased(app);
    const count = await clear(app, elsewhere);
    if ((await missingPieces(elsewhere)) === 0) return count;
    const sentence = "The copy in remote storage is incomplete. Create a new backup.";
    throw new Failure("tampered", sentence);
  });
  return cleared ?? 0;
}

/** What is removed here is removed there as well, as long as copies go there at all. */
export async function removeRemoteCopy(app: App, name: string): Promise<void> {
  if (!(await settings.valueOf(app, "backups")).isCopied) return;
  const isDone = await withLease(app, { name: leaseName }, async () => {
    const elsewhere = await remoteStorageOf(app);
    await forget(elsewhere, [name]);
    await clearPieces(elsewhere);
    return true;
  });
  if (isDone) return;
  throw new Failure("busy", "A backup is already being made or checked. Wait for it to finish.");
}

/** Brings one back that is only there. */
export const fetchFromRemote = async (app: App, name: string): Promise<void> =>
  copyHere(app.config, await remoteStorageOf(app), name);

/** Writes, reads and deletes a small file there, and reports the outcome. */
export async function tryStorage(app: App): Promise<CopyTestResult> {
  try {
    await openBucket(await addressOf(app)).tried();
    const sentence = "The storage works.";
    return { isWell: true, sentence };
  } catch (error) {
    return { isWell: false, sentence: Failure.from(error).message };
  }
}
