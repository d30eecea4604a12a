import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { missing } from "./errors";

export type Files = ReturnType<typeof openFiles>;

/** Files named by their content: written whole or not at all, durable through a power cut. */
export function openFiles(folder: string) {
  const place = (name: string) => join(folder, name.slice(0, 2), name);

  /** Answers the name to read it by: SHA-256 and the ending. */
  async function keep(content: Uint8Array, ending: string): Promise<string> {
    const name = `${new Bun.CryptoHasher("sha256").update(content).digest("hex")}.${ending}`;
    await mkdir(join(folder, name.slice(0, 2)), { recursive: true, mode: 0o700 });
    const draft = `${place(name)}.${Bun.randomUUIDv7()}`;
    const file = await open(draft, "wx", 0o600);
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await rename(draft, place(name));
    return name;
  }

  async function read(name: string): Promise<Uint8Array> {
    const file = Bun.file(place(name));
    return /^[\da-f]{64}\.\w+$/.test(name) && (await file.exists())
      ? file.bytes()
      : missing("file");
  }

  const has = (name: string): Promise<boolean> => Bun.file(place(name)).exists();

  /** Takes a file away, and brings it back if it turns out to be needed: nobody else can tell before it is gone. */
  async function remove(name: string, isNeeded: () => Promise<boolean>): Promise<void> {
    if (!(await has(name))) return;
    const aside = `${place(name)}.${Bun.randomUUIDv7()}`;
    await rename(place(name), aside);
    if (await isNeeded()) await rename(aside, place(name));
    else await rm(aside);
  }

  return { keep, read, has, remove };
}
