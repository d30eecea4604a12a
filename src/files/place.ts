import { resolve } from "node:path";
import type { Config } from "../config";
import { fileKey, storageKeys } from "../config";
import { Failure } from "../errors/index";
import { tellingAway } from "./away";
import { bucketHome } from "./bucket";
import { folderHome } from "./folder";
import type { Home } from "./home";
import { bucketIn } from "./s3";
import { sealedHome } from "./sealed";

/** Where the files of an installation lie, as they lie there and as they are read. */
export type Store = {
  /** Without encryption: for what names nobody and has to be read whatever keys are lost. */
  plain: Home;
  /** Encrypted where a key is set. */
  home: Home;
};

export function openStore(config: Config): Store {
  const plain = homeAt(config, config.FILES_URL);
  return { plain, home: sealedHome(plain, fileKey(config)) };
}

/** A bucket by its address, or a folder by its path; without one the data folder. */
export function homeAt(config: Config, place: string | undefined): Home {
  if (!place) return folderHome(config.DATA_DIR);
  const address = bucketIn(place, storageKeys(config));
  if (address) return tellingAway(bucketHome(address));
  if (!/^\w+:/.test(place)) return folderHome(resolve(place));
  throw new Failure("invalid", "A place for files is a folder, or the address of a bucket.");
}
