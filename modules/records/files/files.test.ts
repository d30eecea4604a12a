import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { added as addCandidate } from "@/modules/crm/candidates/fixtures";
import { CandidateQuery, candidates } from "@/modules/crm/candidates";
import { noon, signedIn, testApp, testServer, holders } from "@/modules/testing";
import type { App } from "@/src/app";
import { fileOf, filed, pdfDocument, pdfDrawing, png, wordDocument } from "./fixtures";
import { files } from ".";
import { closeTextReaders } from "./readers";
import bomb from "./samples/bomb.json";

const found = async (app: App, q: string) =>
  (await candidates.list(app, CandidateQuery.parse({ q }))).candidates.map(({ id }) => id);

const onDisk = (app: App) =>
  readdirSync(join(app.config.DATA_DIR, "files"), { recursive: true }).filter((it) =>
    String(it).includes("."),
  );

const form = (fields: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test("a CV is uploaded, listed, read, found by a word that stands only in it, and handed out as it came", async () => {
  const app = testApp();
  const { ask, cookie } = await signedIn(app, "recruiter");
  const { id } = await addCandidate(app);
  const bytes = pdfDocument("Curriculum vitae\nWorked with zorgvuldigheid on switchgear");
  const sent = { kind: "candidate", recordId: id, type: "cv", file: fileOf(bytes, "Fémke CV.pdf") };
  const answer = await upload(app, cookie, form(sent));
  expect(answer.status).toBe(201);
  const file = await answer.json();
  expect(file).toMatchObject({ name: "Fémke CV.pdf", format: "pdf", text: "waiting", same: [] });

  expect(await found(app, "zorgvuldigheid")).toEqual([]);
  expect(await files.readWaiting(app)).toBe(1);
  expect(await (await ask("GET", `/api/files/${file.id}/text`)).json()).toEqual({
    state: "done",
    trouble: null,
    text: "Curriculum vitae\nWorked with zorgvuldigheid on switchgear",
  });
  expect(await found(app, "zorgvuldigheid")).toEqual([id]);
  expect(await found(app, "Femke NOT zorgvuldigheid")).toEqual([]);
  expect(await found(app, "Femke zorgvuldigheid")).toEqual([id]);

  const handed = await ask("GET", `/api/files/${file.id}/content`);
  expect(await handed.bytes()).toEqual(bytes);
  expect(handed.headers.get("content-disposition")).toBe(
    "attachment; filename=\"Fe_mke CV.pdf\"; filename*=UTF-8''F%C3%A9mke%20CV.pdf",
  );
  expect(handed.headers.get("x-content-type-options")).toBe("nosniff");
  expect(handed.headers.get("content-security-policy")).toContain("sandbox");
  const { history } = await candidates.find(app, id);
  expect(history[0]).toMatchObject({ event: "file-added", by: "Ada Jansen" });
});

async function upload(app: App, cookie: string, body: FormData) {
  const headers = { cookie, origin: "http://localhost", host: "localhost" };
  return testServer(app).handle(
    new Request("http://localhost/api/files", { method: "POST", headers, body }),
  );
}

test("what is not what its name says is refused with a sentence, and nothing is kept of it", async () => {
  const app = testApp();
  const { cookie } = await signedIn(app, "recruiter");
  const { id } = await addCandidate(app);
  const file = fileOf("<svg onload='alert(1)'/>", "cv.pdf");
  const answer = await upload(app, cookie, form({ kind: "candidate", recordId: id, file }));
  expect(answer.status).toBe(415);
  expect((await answer.json()).message).toContain("Unsupported file type.");
  const large = fileOf(new Uint8Array(10 * 1024 * 1024 + 1), "cv.pdf");
  expect(filed(app, id, large)).rejects.toThrow("larger than 10 MiB");
  const lost = filed(app, Bun.randomUUIDv7(), fileOf("words", "a.txt"));
  expect(lost).rejects.toThrow("This candidate doesn't exist.");
  expect(await files.list(app, { kind: "candidate", recordId: id })).toEqual([]);
});

test("names lose folders and what misleads the eye, and identity papers stay inside", async () => {
  const app = testApp();
  const { id } = await addCandidate(app);
  const more = { type: "identity", audience: "client" } as const;
  const file = await filed(app, id, fileOf(png(), "..\\..\\pass\u202Eport\0.png"), more);
  expect(file).toMatchObject({ name: "passport.png", audience: "internal", text: "none" });
  const edited = await files.edit(app, file.id, { version: 1, audience: "client" });
  expect(edited.audience).toBe("internal");
  const asProgram = files.edit(app, file.id, { version: 2, name: "passport.exe" });
  expect(asProgram).rejects.toThrow("should end in .png");
  const stale = files.edit(app, file.id, { version: 1, name: "x.png" });
  expect(stale).rejects.toThrow("Someone else changed this first.");
});

test("the same content a second time is told, kept once and read once", async () => {
  const app = testApp();
  const [one, two] = [await addCandidate(app), await addCandidate(app)];
  const bytes = wordDocument("Commissioning of hyperscale halls");
  await filed(app, one.id, fileOf(bytes, "cv.docx"));
  await files.readWaiting(app);
  const second = await filed(app, two.id, fileOf(bytes, "copy.docx"));
  expect(second).toMatchObject({ text: "done", same: [{ recordId: one.id, name: "cv.docx" }] });
  expect(onDisk(app)).toHaveLength(1);
  expect((await found(app, "hyperscale")).toSorted()).toEqual([one.id, two.id].toSorted());
});

test("a scan says that it holds no text, and a damaged or locked file why it could not be read", async () => {
  const app = testApp();
  const { id } = await addCandidate(app);
  await filed(app, id, fileOf(pdfDocument(""), "scan.pdf"));
  await filed(app, id, fileOf("%PDF-1.4\nrubbish\n%%EOF\n", "broken.pdf"));
  await files.readWaiting(app);
  const all = await files.list(app, { kind: "candidate", recordId: id });
  expect(all.map(({ name, text, textTrouble }) => [name, text, textTrouble])).toEqual([
    ["broken.pdf", "failed", "damaged"],
    ["scan.pdf", "empty", null],
  ]);
});

test("a PDF that grows beyond all measure costs its reader, and the next file is read as ever", async () => {
  const app = testApp();
  const { id } = await addCandidate(app);
  const packed = pdfDrawing(
    Uint8Array.fromBase64(bomb.packed),
    "/Filter [/FlateDecode /FlateDecode]",
  );
  await filed(app, id, fileOf(packed, "bomb.pdf"));
  await filed(app, id, fileOf(pdfDocument("Three honest words"), "cv.pdf"));
  await files.readWaiting(app);
  const all = await files.list(app, { kind: "candidate", recordId: id });
  expect(all.map(({ name, text, textTrouble }) => [name, text, textTrouble])).toEqual([
    ["cv.pdf", "done", null],
    ["bomb.pdf", "failed", "greedy"],
  ]);
});

test("a removed file is no longer found and can be brought back for a month; then it is gone from the disk", async () => {
  let now = noon;
  const app = testApp({ now: () => now });
  const { id } = await addCandidate(app);
  const file = await filed(app, id, fileOf("Knows kwaliteitsborging well", "cv.txt"));
  await files.readWaiting(app);
  await files.remove(app, [file.id]);
  expect(await found(app, "kwaliteitsborging")).toEqual([]);
  expect(files.find(app, file.id)).rejects.toThrow("This file doesn't exist.");
  await files.restore(app, [file.id]);
  expect(await found(app, "kwaliteitsborging")).toEqual([id]);

  await files.remove(app, [file.id]);
  now = new Date(noon.getTime() + 29 * 86_400_000);
  expect(await files.purge(app)).toBe(0);
  expect(onDisk(app)).toHaveLength(1);
  now = new Date(noon.getTime() + 31 * 86_400_000);
  expect(await files.purge(app)).toBe(1);
  expect(onDisk(app)).toEqual([]);
});

test("erasing a person removes their files, their words in the search, and bytes that nobody else holds", async () => {
  const app = testApp();
  const [gone, other] = [await addCandidate(app), await addCandidate(app)];
  const shared = "A course about brandveiligheid";
  await filed(app, gone.id, fileOf("My own geheimschrift", "cv.txt"));
  await filed(app, gone.id, fileOf(shared, "course.txt"));
  await filed(app, other.id, fileOf(shared, "course.txt"));
  await files.readWaiting(app);
  const subject = { type: "candidate" as const, id: gone.id };
  const collected = await Promise.all(holders.map((it) => it.collect(app, subject)));
  expect(JSON.stringify(collected)).toContain("geheimschrift");

  for (const holder of holders) {
    const { writes, news } = await holder.erase(app, subject);
    await app.write(writes, ...news);
  }
  await files.sweep(app);
  expect(onDisk(app)).toHaveLength(1);
  expect(await found(app, "geheimschrift")).toEqual([]);
  expect(await found(app, "brandveiligheid")).toEqual([other.id]);
  closeTextReaders();
});
