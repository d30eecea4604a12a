import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type ZipEntry, zipBytes } from "../zip";

type Entries = Iterable<ZipEntry> | AsyncIterable<ZipEntry>;

/** Zips that lie in a folder of their own, for nobody else on this machine to read, until their rows are gone. */
export const archivesIn = (folder: string) => {
  const pathOf = (id: string) => join(folder, `${id}.zip`);
  return {
    pathOf,

    /** Whole or not at all; answers its bytes. */
    async write(id: string, entries: Entries, at: Date): Promise<number> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${pathOf(id)}.part`;
      const file = await open(draft, "w", 0o600);
      let bytes = 0;
      try {
        for await (const part of zipBytes(entries, at)) {
          await file.writeFile(part);
          bytes += part.length;
        }
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, pathOf(id));
      return bytes;
    },

    async remove(id: string): Promise<void> {
      await rm(pathOf(id), { force: true });
      await rm(`${pathOf(id)}.part`, { force: true });
    },

    /** Takes away what no row knows, whatever a crash has left among it; answers how many. */
    async keepOnly(ids: string[]): Promise<number> {
      const known = new Set(ids);
      const names = await readdir(folder).catch(() => []);
      const stray = names.filter((name) => !known.has(name.split(".")[0] ?? ""));
      await Promise.all(stray.map((name) => rm(join(folder, name), { force: true })));
      return stray.length;
    },
  };
};
