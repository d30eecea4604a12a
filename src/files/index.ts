import { Failure, notFound } from "../errors/index";
import { bytesOf, type FileStorage } from "./storage";

export { fsyncPath, fsyncPathSync } from "./fsync";
export { bytesOf, streamed } from "./storage";

export type Files = ReturnType<typeof openFiles>;

/** The name of a content: SHA-256 of its bytes, and the file extension. */
export const contentName = /^[\da-f]{64}\.\w+$/;
/** Folder of what a restore put aside; the time of the restore follows. */
export const asidePrefix = "files.before-restore-";
/** Folder of contents that no row needs; the time they were put away follows. */
export const strayPrefix = "files.strays-";
/** File with the id of the database that the store belongs to. */
export const ownershipFile = "installation.id";
export const contentsFolder = "files/";
export const contentPath = (name: string): string => `${contentsFolder}${name.slice(0, 2)}/${name}`;

/** Files named by their content: written whole or not at all, durable through a power cut. */
export function openFiles(home: FileStorage) {
  /** Answers the name to read it by. */
  async function keep(content: Uint8Array, ending: string): Promise<string> {
    const name = `${sha256(content)}.${ending}`;
    await home.write(contentPath(name), [content]);
    return name;
  }

  /** Throws where the bytes no longer match the hash in the name. */
  async function read(name: string): Promise<Uint8Array> {
    const parts = contentName.test(name) ? await home.read(contentPath(name)) : null;
    if (!parts) return notFound("file");
    const bytes = await bytesOf(parts);
    if (name.startsWith(sha256(bytes))) return bytes;
    throw new Failure("unavailable", "The stored file is damaged. Restore it from a backup.");
  }

  const has = (name: string): Promise<boolean> => home.has(contentPath(name));

  /** Renames a file aside and asks again before it deletes it, because a row may come to need it until it is gone. */
  async function remove(name: string, isNeeded: () => Promise<boolean>): Promise<void> {
    if (!(await has(name))) return;
    const aside = `${contentPath(name)}.${Bun.randomUUIDv7()}`;
    // Of two processes that remove it at once, only the one that renamed it goes on.
    const isOurs = await home.rename(contentPath(name), aside).then(
      () => true,
      async (error: unknown) => {
        if (await has(name)) throw error;
        return false;
      },
    );
    if (!isOurs) return;
    if (await isNeeded()) await home.rename(aside, contentPath(name));
    else await home.remove(aside);
  }

  return { keep, read, has, remove };
}

export const sha256 = (bytes: Uint8Array): string =>
  new Bun.CryptoHasher("sha256").update(bytes).digest("hex");
