import { expect } from "bun:test";
import { bytesOf, type FileStorage } from "./storage";
import { appendOnlyLines } from "./append-only-lines";
import { openFiles } from "./index";
import { encryptedStorage } from "./encryption";

const utf8 = (text: string) => new TextEncoder().encode(text);
const textOf = async (home: FileStorage, name: string) => {
  const parts = await home.read(name);
  return parts && Buffer.from(await bytesOf(parts)).toString();
};
const namesIn = async (home: FileStorage, folder: string) =>
  (await Array.fromAsync(home.entries(folder))).map(({ name }) => name);

/** What every home of files promises, whoever wrote the server behind it. */
export async function expectPromises(home: FileStorage): Promise<void> {
  await expectFiles(home);
  await expectSealed(home);
  await expectLines(home);
  await expectLarge(home);
}

async function expectFiles(home: FileStorage): Promise<void> {
  expect([await home.read("files/no"), await home.has("files/no")]).toEqual([null, false]);
  const files = openFiles(home);
  const name = await files.keep(utf8("a paper"), "txt");
  expect(await files.keep(utf8("a paper"), "txt")).toBe(name);
  expect(new Uint8Array(await files.read(name))).toEqual(utf8("a paper"));
  const empty = await files.keep(new Uint8Array(0), "txt");
  expect((await files.read(empty)).length).toBe(0);
  await files.remove(name, async () => true);
  expect(await files.has(name)).toBe(true);
  await files.remove(name, async () => false);
  await files.remove(empty, async () => false);
  expect(await namesIn(home, "")).toEqual([]);
  await expect(files.read(name)).rejects.toMatchObject({ kind: "missing" });
  await home.remove("files/no");
  const many = Array.from({ length: 25 }, (_, n) => `many/${String(n).padStart(4, "0")}`);
  await Promise.all(many.map((it) => home.write(it, [utf8(it)])));
  expect(await namesIn(home, "many/")).toEqual(many);
  await Promise.all(many.map((it) => home.remove(it)));
  expect(await namesIn(home, "")).toEqual([]);
}

async function expectSealed(home: FileStorage): Promise<void> {
  const [own, other, open] = ["a key of these files alone", "another key", null].map((key) =>
    encryptedStorage(home, key),
  ) as [FileStorage, FileStorage, FileStorage];
  const text = "Canary4711 ".repeat(30_000);
  await home.write("exports/before.zip", [utf8("from before there was a key")]);
  await own.write("exports/a.zip", [utf8(text.slice(0, 70_000)), utf8(text.slice(70_000))]);
  expect(await textOf(home, "exports/a.zip")).not.toContain("Canary");
  expect(await textOf(own, "exports/a.zip")).toBe(text);
  expect(await textOf(own, "exports/before.zip")).toBe("from before there was a key");
  await expect(textOf(other, "exports/a.zip")).rejects.toThrow("another key");
  await expect(textOf(open, "exports/a.zip")).rejects.toThrow("FILES_KEY");
  // Under another name, shorter, or longer it is not what was kept.
  const bytes = Buffer.from(await bytesOf((await home.read("exports/a.zip")) ?? []));
  const changed = [bytes, bytes.subarray(0, -65_552), Buffer.concat([bytes, bytes])];
  for (const it of changed) {
    await home.write("exports/b.zip", [it]);
    await expect(textOf(own, "exports/b.zip")).rejects.toThrow("damaged");
  }
  for (const it of ["before", "a", "b"]) await home.remove(`exports/${it}.zip`);
}

async function expectLines(home: FileStorage): Promise<void> {
  const lines = appendOnlyLines(home, "erased.jsonl");
  const those = Array.from({ length: 40 }, (_, n) => `line ${n}`);
  await Promise.all(those.slice(0, 20).map((it) => lines.add([it])));
  for (const it of those.slice(20)) await lines.add([it]);
  const read = (await lines.text()).split("\n").filter(Boolean).toSorted();
  expect(read).toEqual(those.toSorted());
  expect((await namesIn(home, "erased.jsonl/")).length).toBeLessThan(34);
  await lines.replace("the only one");
  expect((await lines.text()).trim()).toBe("the only one");
  await home.remove("erased.jsonl");
}

/** More than one object of a bucket holds. */
async function expectLarge(home: FileStorage): Promise<void> {
  const part = new Uint8Array(1024 ** 2).map((_, n) => (n * 31) % 251);
  const parts = () => Array.from({ length: 18 }, () => part);
  expect(await home.write("exports/large.zip", parts())).toBe(18 * part.length);
  const sums = (of: Uint8Array) => new Bun.CryptoHasher("sha256").update(of).digest("hex");
  const back = await bytesOf((await home.read("exports/large.zip")) ?? []);
  expect(sums(back)).toBe(sums(Buffer.concat(parts())));
  const [entry] = await Array.fromAsync(home.entries("exports/"));
  expect(entry).toMatchObject({ name: "exports/large.zip", bytes: 18 * part.length });
  await home.remove("exports/large.zip");
  expect(await home.has("exports/large.zip")).toBe(false);
  async function* broken() {
    yield* parts();
    throw new Error("whoever sent it has gone");
  }
  await expect(home.write("exports/half.zip", broken())).rejects.toThrow();
  expect([await home.read("exports/half.zip"), await namesIn(home, "exports/")]).toEqual([
    null,
    [],
  ]);
  await home.clearDrafts(new Date(Date.now() + 3_600_000));
  expect(await namesIn(home, "")).toEqual([]);
}
