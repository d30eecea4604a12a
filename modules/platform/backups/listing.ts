import { stat } from "node:fs/promises";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { backupKey } from "@/src/config";
import { Failure, notFound } from "@/src/errors";
import type { Manifest } from "./format/manifest";
import { manifestOf } from "./format/pieces";
import type { Backup, BackupOverview } from "./model";
import { freeBytes, madeAt, namesIn, obstacleOf, pathOf, signingKeyOf } from "./storage/storage";
import { lateAfterHours } from "./rules";
import { newestRuns, type Row, runsAsTheyStand, shownBy } from "./runs";

/** Everything in the folder, the newest first: the folder says which there are, the runs what became of them. */
export async function list(app: App): Promise<Backup[]> {
  const [names, runs] = await Promise.all([namesIn(app.config), newestRuns(app)]);
  return Promise.all(names.map((name) => shown(app, name, runs)));
}

export async function find(app: App, name: string): Promise<Backup> {
  if (!(await Bun.file(pathOf(app.config, name)).exists())) notFound("backup");
  return shown(app, name, await newestRuns(app));
}

/** The name of a backup as a command line gives it, where `latest` is the newest. */
export async function findByName(app: App, word: string): Promise<string> {
  return word === "latest" ? ((await list(app))[0]?.name ?? notFound("backup")) : word;
}

async function shown(app: App, name: string, runs: Row[]): Promise<Backup> {
  const path = pathOf(app.config, name);
  const { size } = await stat(path);
  const { manifest, damage } = manifestOrDamage(path, signingKeyOf(app.config));
  const own = runs.filter((run) => run.name === name);
  const check = own.find(
    ({ kind, state }) => hasReadBack(kind) && state !== "failed" && state !== "active",
  );
  const wrong = damage ?? (check?.state === "damaged" ? check.sentence : null);
  const rows = Object.values(manifest?.rows ?? {}).reduce((sum, n) => sum + n, 0);
  return {
    name,
    bytes: size,
    createdAt: manifest?.createdAt ?? madeAt(name),
    isEncrypted: Boolean(manifest?.encryption),
    sha256: manifest?.payload.sha256 ?? null,
    // Making a backup ends with reading it back, so until a later check the date of its making counts.
    verifiedAt: wrong ? null : (check?.endedAt ?? manifest?.createdAt ?? null),
    damage: wrong,
    rows,
    files: manifest?.files.count ?? 0,
    schema: manifest?.schema ?? 0,
    copiedAt: own.find(({ kind, state }) => kind === "copy" && state === "done")?.endedAt ?? null,
  };
}

const hasReadBack = (kind: Row["kind"]) => kind === "create" || kind === "verify";

function manifestOrDamage(
  path: string,
  key: string,
): { manifest?: Manifest; damage: string | null } {
  try {
    return { manifest: manifestOf(path, { key }), damage: null };
  } catch (error) {
    return { damage: Failure.from(error).message };
  }
}

/** The newest that was read back and found whole. */
export const last = async (app: App): Promise<Backup | null> =>
  (await list(app)).find(({ damage }) => !damage) ?? null;

export async function overview(app: App): Promise<BackupOverview> {
  const [backups, known, plan, show] = await Promise.all([
    list(app),
    runsAsTheyStand(app),
    settings.valueOf(app, "backups"),
    shownBy(app),
  ]);
  const newest = backups.find(({ damage }) => !damage) ?? null;
  const drill = known.find(({ kind }) => kind === "drill");
  const run = known.find(({ kind }) => kind !== "drill");
  return {
    obstacle: obstacleOf(app.config),
    isEncrypted: backupKey(app.config) !== null,
    isDaily: plan.isDaily,
    isCopied: plan.isCopied,
    last: newest,
    isLate: plan.isDaily && isLate(app, newest),
    run: run ? show(run) : null,
    drill: drill ? show(drill) : null,
    backups,
    bytes: backups.reduce((sum, { bytes }) => sum + bytes, 0),
    freeBytes: await freeBytes(app.config).catch(() => 0),
  };
}

/** Whether the last good one is older than a daily one can be. */
function isLate(app: App, newest: Backup | null): boolean {
  if (obstacleOf(app.config)) return false;
  const age = newest ? app.now().getTime() - Date.parse(newest.createdAt) : Infinity;
  return age > lateAfterHours * 3_600_000;
}
