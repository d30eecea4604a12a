import { basename } from "node:path";
import { type Config, storageKeys } from "@/src/config";
import { Failure, notFound } from "@/src/errors";
import { bucketStorage } from "@/src/files/bucket";
import { folderStorage } from "@/src/files/folder";
import type { FileStorage } from "@/src/files/storage";
import { bucketIn } from "@/src/files/s3";
import { isInPieces, remoteNames, joinPieces } from "./remote-pieces";
import { folderOf, pathOf } from "./storage";

/** Copies a backup from the remote storage into the local folder, joining its pieces; whole or not at all. */
export async function copyHere(
  config: Config,
  elsewhere: FileStorage,
  name: string,
): Promise<void> {
  const isWhole = !(await isInPieces(elsewhere, name));
  const parts = isWhole ? await elsewhere.read(name) : joinPieces(elsewhere, name);
  const folder = folderStorage(folderOf(config));
  await folder.write(basename(pathOf(config, name)), parts ?? notFound("backup"));
}

/** A name, or `latest`, and the address of the bucket where it lies. */
export type Fetching = { backup: string; from: string };

/** Brings a backup to a machine where there is nothing yet but the keys; answers its name. */
export async function fetchBackup(config: Config, { backup, from }: Fetching): Promise<string> {
  const elsewhere = bucketAt(config, from);
  const names = await remoteNames(elsewhere);
  const name = backup === "latest" ? names.at(-1) : backup;
  if (!name || !names.includes(name)) return notFound("backup");
  const isHere = await Bun.file(pathOf(config, name)).exists();
  if (!isHere) await copyHere(config, elsewhere, name);
  return name;
}

export function bucketAt(config: Config, from: string): FileStorage {
  const address = bucketIn(from, storageKeys(config));
  if (!address) throw new Failure("invalid", "This isn't the address of a bucket.");
  return bucketStorage(address);
}
