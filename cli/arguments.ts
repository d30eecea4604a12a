import { accessSync, constants, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { InvalidArgumentError } from "commander";
import { Failure } from "@/src/errors";

/** A count on the command line: a whole number, and not `12x`, which `parseInt` would take for 12. */
export function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("It is a whole number.");
  return Number(text);
}

/** The content of a file that a command line names. Throws with a sentence and exit code 66 where it cannot be read. */
export async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const there = statOf(path);
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
 * Throws with a sentence and exit code 73 where no file can be written. Asked before the content is made, because making it
 * is recorded as handing it out.
 */
export function refuseUnwritable(path: string): void {
  const there = statOf(path);
  if (there?.isDirectory() || path.endsWith("/"))
    refuse("This is a folder; name a file in it", path);
  if (!there) return refuseFolder(dirname(path));
  if (!may(path, constants.W_OK)) refuse("This user may not write the file", path);
}

/** The same for a folder, where only what is made knows its name. */
export function refuseFolder(folder: string): void {
  if (!statOf(folder)?.isDirectory()) refuse("There is no such folder", folder);
  if (!may(folder, constants.W_OK | constants.X_OK))
    refuse("This user may not write into the folder", folder);
}

/** Writes a file that a command line names, over one that is there. */
export async function save(path: string, content: string | Uint8Array): Promise<void> {
  refuseUnwritable(path);
  await Bun.write(path, content);
}

function refuse(sentence: string, path: string): never {
  throw new Failure("conflict", `${sentence}: ${path}`);
}

function statOf(path: string): Stats | null {
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
