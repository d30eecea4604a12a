import { accessSync, constants, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "@/src/errors";

/** What stands in a file that a command line names. Throws with a sentence and 66 where it cannot be read. */
export async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const there = lookedAt(path);
  if (!there) throw new Failure("missing", "There is no such file.");
  if (there.isDirectory()) throw new Failure("missing", "This is a folder, not a file.");
  if (!may(path, constants.R_OK)) throw new Failure("missing", "This user may not read the file.");
  return Bun.file(path).bytes();
}

export const readText = async (path: string): Promise<string> =>
  new TextDecoder().decode(await readBytes(path));

/** The name of a file without its folders. */
export const fileNameOf = (path: string): string => path.split("/").at(-1) ?? path;

/**
 * Throws with a sentence and 73 where no file can be put. It is asked before what goes there is made, because what was made
 * is written down as handed out.
 */
export function refuseUnwritable(path: string): void {
  const there = lookedAt(path);
  if (there?.isDirectory() || path.endsWith("/"))
    refuse("This is a folder; name a file in it", path);
  if (!there) return refuseFolder(dirname(path));
  if (!may(path, constants.W_OK)) refuse("This user may not write the file", path);
}

/** The same for a folder, where only what is made knows its name. */
export function refuseFolder(folder: string): void {
  if (!lookedAt(folder)?.isDirectory()) refuse("There is no such folder", folder);
  if (!may(folder, constants.W_OK | constants.X_OK))
    refuse("This user may not write into the folder", folder);
}

/** Puts a file where a command line wants it, in place of one that is there. */
export async function save(path: string, content: string | Uint8Array): Promise<void> {
  refuseUnwritable(path);
  await Bun.write(path, content);
}

function refuse(sentence: string, path: string): never {
  throw new Failure("conflict", `${sentence}: ${path}`);
}

function lookedAt(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

function may(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
