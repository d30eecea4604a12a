import { bytesOf, type FileStorage } from "./storage";

/** So many objects of a bucket are put together into one, so that reading them stays cheap. */
const mostObjects = 32;

/**
 * Lines that only ever get more. In a folder they are one file; a bucket can't add to an object, so each addition is an
 * object of its own there, and no server waits for another.
 */
export const appendOnlyLines = (home: FileStorage, name: string) => ({
  async text(): Promise<string> {
    const texts = [await textAt(home, name)];
    for (const it of await objectsOf(home, name)) texts.push(await textAt(home, it));
    return texts.join("\n");
  },

  /** Written through to the disk, or to the bucket, before it answers. */
  async add(lines: readonly string[]): Promise<void> {
    // A line that a power cut tore apart is closed first; reading leaves it out.
    await home.append(name, `\n${lines.join("\n")}\n`);
    const objects = await objectsOf(home, name);
    if (objects.length > mostObjects) await together(home, name, objects);
  },

  async replace(text: string): Promise<void> {
    if (home.kind === "folder") return void (await home.write(name, [Buffer.from(text)]));
    const before = await objectsOf(home, name);
    await home.append(name, text);
    for (const it of before) await home.remove(it);
  },
});

const objectsOf = async (home: FileStorage, name: string): Promise<string[]> =>
  (await Array.fromAsync(home.entries(`${name}/`))).map((it) => it.name);

async function textAt(home: FileStorage, name: string): Promise<string> {
  const parts = await home.read(name);
  return parts ? Buffer.from(await bytesOf(parts)).toString() : "";
}

/** Only what was written once more is taken away, so that two servers at once lose nothing of each other. */
async function together(home: FileStorage, name: string, objects: string[]): Promise<void> {
  const texts = await Promise.all(objects.map((it) => textAt(home, it)));
  await home.append(name, `${texts.join("\n")}\n`);
  for (const it of objects) await home.remove(it);
}
