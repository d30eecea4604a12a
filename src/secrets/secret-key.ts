import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config";
import { isDatabaseFileThere } from "../engines/beginning/lost-database";
import { Failure } from "../errors/index";
import { fsyncPathSync } from "../files/fsync";

/**
 * The 32-byte-or-longer secret that signs cookies and seals what is stored: given, read from a file, or made once in the
 * data folder. It is made before the database, so a database without its key has lost it, and a new one would open nothing.
 */
export function secretKey(config: Config): string {
  if (config.SECRET_KEY) return config.SECRET_KEY;
  const file = keyFile(config);
  try {
    return longEnough(readFileSync(file, "utf8").trim(), file);
  } catch (error) {
    if (config.SECRET_KEY_FILE || error instanceof Failure) {
      throw new Failure("invalid", "SECRET_KEY_FILE: cannot be read", { cause: error });
    }
    // Looked for in the other order than they are made in, because another process may begin at this moment.
    const isLater = isDatabaseFileThere(config);
    if (existsSync(file)) return keyOfAnother(file);
    if (isLater) throw lostKey(file);
    return firstKey(config.DATA_DIR, file);
  }
}

/** What another process has written meanwhile; a file that nobody may read is as good as lost. */
function keyOfAnother(file: string): string {
  try {
    return longEnough(readFileSync(file, "utf8").trim(), file);
  } catch (error) {
    throw error instanceof Failure ? error : lostKey(file);
  }
}

/** Refuses where an installation is there, wherever its database is, and its key is not. */
export function refuseLostKey(config: Config): void {
  if (isLost(config)) throw lostKey(keyFile(config));
}

/** A new key in the place of one that is lost for good, which only a person can say. */
export function beginLostKey(config: Config): void {
  if (isLost(config)) firstKey(config.DATA_DIR, keyFile(config));
}

const isLost = (config: Config): boolean =>
  !config.SECRET_KEY && !config.SECRET_KEY_FILE && !existsSync(keyFile(config));

const keyFile = ({ SECRET_KEY_FILE, DATA_DIR }: Config): string =>
  SECRET_KEY_FILE ?? join(DATA_DIR, "secret.key");

const lostKey = (file: string) =>
  new Failure(
    "unavailable",
    `The secret key of this database is not in ${file}, so nothing was started. Put it back from where you keep it, or set SECRET_KEY. If it is lost for good, begin a new one with: coldaisle audit anchor --new-key`,
  );

/** Written aside and linked: of processes that start at once one key wins, and none reads half of it. */
function firstKey(folder: string, file: string): string {
  const secret = crypto.getRandomValues(new Uint8Array(32)).toHex();
  const draft = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(draft, `${secret}\n`, { mode: 0o600 });
  fsyncPathSync(draft);
  try {
    linkSync(draft, file);
    // Nothing is sealed with a key that a power cut could still take away.
    fsyncPathSync(folder);
    return secret;
  } catch {
    return longEnough(readFileSync(file, "utf8").trim(), file);
  } finally {
    unlinkSync(draft);
  }
}

function longEnough(secret: string, file: string): string {
  if (secret.length >= 32) return secret;
  throw new Failure("invalid", `SECRET_KEY_FILE: the key in ${file} is shorter than 32 characters`);
}
