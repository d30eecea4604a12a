import { resolve } from "node:path";
import type { Config } from "../config";
import { fileKey, storageKeys } from "../config";
import { Failure } from "../errors/index";
import { withOutageMessage } from "./outage-message";
import { bucketStorage } from "./bucket";
import { folderStorage } from "./folder";
import type { FileStorage } from "./storage";
import { bucketIn } from "./s3";
import { encryptedStorage } from "./encryption";

/** Where the files of an installation are stored: a folder or a bucket, through two views of the same place. */
export type Store = {
  /** Never encrypted: for what names nobody and has to be readable even if keys are lost. */
  plain: FileStorage;
  /** Encrypted where a key is set. */
  encrypted: FileStorage;
};

export function openStore(config: Config): Store {
  const plain = storageAt(config, config.FILES_URL);
  return { plain, encrypted: encryptedStorage(plain, fileKey(config)) };
}

/** A bucket by its address, or a folder by its path; without one the data folder. */
export function storageAt(config: Config, place: string | undefined): FileStorage {
  if (!place) return folderStorage(config.DATA_DIR);
  const address = bucketIn(place, storageKeys(config));
  if (address) return withOutageMessage(bucketStorage(address));
  if (!/^\w+:/.test(place)) return folderStorage(resolve(place));
  throw new Failure("invalid", "A place for files is a folder, or the address of a bucket.");
}
