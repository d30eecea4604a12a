import { type ZipEntry, zipBytes } from "../zip";
import { notFound } from "../errors/index";
import { type FileStorage, type Parts, writeToFile } from "./storage";

type Entries = Iterable<ZipEntry> | AsyncIterable<ZipEntry>;

/** Zips that lie in a folder of their own, for nobody else to read, until their rows are gone. */
export const archivesIn = (home: FileStorage, folder: string) => {
  const nameOf = (id: string) => `${folder}/${id}.zip`;
  return {
    /** Whole or not at all; answers its bytes. */
    write: (id: string, entries: Entries, at: Date) =>
      written(home, nameOf(id), zipBytes(entries, at)),
    has: (id: string) => home.has(nameOf(id)),
    read: (id: string) => home.read(nameOf(id)),
    remove: (id: string) => home.remove(nameOf(id)),

    async save(id: string, path: string): Promise<void> {
      await writeToFile(path, (await home.read(nameOf(id))) ?? notFound("file"));
    },

    /** Takes away what no row knows, whatever a crash has left among it; answers how many. */
    async keepOnly(ids: string[]): Promise<number> {
      const known = new Set(ids);
      let strays = 0;
      for await (const { name } of home.entries(`${folder}/`)) {
        const id = name.slice(folder.length + 1).split(".")[0] ?? "";
        if (known.has(id)) continue;
        await home.remove(name);
        strays += 1;
      }
      return strays;
    },
  };
};

/** Answers how many bytes there were before they were encrypted. */
async function written(home: FileStorage, name: string, parts: Parts): Promise<number> {
  let bytes = 0;
  async function* counted() {
    for await (const part of parts) {
      bytes += part.length;
      yield part;
    }
  }
  await home.write(name, counted());
  return bytes;
}
