import { mkdir, readdir, rm, statfs } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Config } from "@/src/config";
import { secretKey } from "@/src/secrets/secret-key";
import { databasePath, isCluster } from "@/src/engines/database-path";
import { Failure, notFound } from "@/src/errors";
import { namePattern, spareRoom } from "../rules";

export const folderOf = ({ DATA_DIR }: Config) => join(DATA_DIR, "backups");
/** What is half done lies here, on the same disk as what it becomes. */
export const workFolderOf = (config: Config) => join(folderOf(config), ".work");

/** Why there can be no backup here. */
export function obstacleOf({ database }: Config): string | null {
  const sentence = "An in-memory database has no backups.";
  return database.startsWith("file:") || isCluster(database) ? null : sentence;
}

export function refuseObstacle(config: Config): void {
  const obstacle = obstacleOf(config);
  if (obstacle) throw new Failure("unsupported", obstacle);
}

/** Null where the database lies on other machines. */
export function databaseHere(config: Config): string | null {
  refuseObstacle(config);
  return databasePath(config.database);
}

/** The key of the manifests is no other key of the installation. */
export const signingKeyOf = (config: Config) => `backup ${secretKey(config)}`;

export const pathOf = (config: Config, name: string) =>
  namePattern.test(name) ? join(folderOf(config), basename(name)) : notFound("backup");

/** The newest first. */
export async function namesIn(config: Config): Promise<string[]> {
  const names = await readdir(folderOf(config)).catch(() => []);
  return names
    .filter((name) => namePattern.test(name))
    .toSorted()
    .reverse();
}

/** When it was made, as its name says. */
export function madeAt(name: string): string {
  const [, day = "", h = "", m = "", s = "", ms = ""] =
    /^coldaisle-([\d-]{10})T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name) ?? [];
  return `${day}T${h}:${m}:${s}.${ms}Z`;
}

/** Takes away what a process that was killed left half done. */
export async function clearWork(config: Config): Promise<void> {
  await rm(workFolderOf(config), { recursive: true, force: true });
  await mkdir(workFolderOf(config), { recursive: true, mode: 0o700 });
}

export async function freeBytes({ DATA_DIR }: Config): Promise<number> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  return bavail * bsize;
}

/** Better told before than found out half way. */
export async function refuseNoRoom(config: Config, bytes: number): Promise<void> {
  const [free, needed] = [await freeBytes(config), bytes * spareRoom];
  if (free >= needed) return;
  const mib = (n: number) => Math.ceil(n / 1024 ** 2);
  const sentence = `Not enough disk space: ${mib(needed)} MiB needed, ${mib(free)} MiB free. Free some space and try again.`;
  throw new Failure("full", sentence);
}
