import { expect, test } from "bun:test";
import { eq, sql } from "drizzle-orm";
import { packedSign } from "@/modules/knowledge/analysis";
import { signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { ad, allJobs, takeIn } from "./fixtures";
import { packText, textSign, unpackText } from "./packed-column";
import { repack } from "./repacking";
import { jobAnalyses, postings } from "./schema";

const text =
  "You run the UPS, generators and chillers of our data centre.\nWe offer a permanent contract.";

const storedIn = async (app: App) =>
  (await app.db.select({ stored: sql<string>`analysis` }).from(jobAnalyses)).map((it) => it.stored);

/** Stores all analyses as earlier versions did. */
async function unpackAll(app: App) {
  for (const { jobId, analysis } of await app.db.select().from(jobAnalyses)) {
    const whole = sql`${JSON.stringify(analysis)}`;
    const isIt = eq(jobAnalyses.jobId, jobId);
    await app.write([app.db.update(jobAnalyses).set({ analysis: whole }).where(isIt)]);
  }
}

test("an analysis takes less than half of the room, and the job shows all of it", async () => {
  const app = testApp();
  await takeIn(app, [ad({ text })]);
  const [stored = ""] = await storedIn(app);
  const [row] = await app.db.select().from(jobAnalyses);
  expect(stored.startsWith(packedSign)).toBe(true);
  expect(stored.length).toBeLessThan(JSON.stringify(row?.analysis).length / 2);
  expect(row?.analysis.facts.map(({ id }) => id)).toContain("ups-systems");
});

test("what an earlier version stored whole is read, found and packed in the background", async () => {
  const app = testApp();
  await takeIn(
    app,
    Array.from({ length: 20 }, (_, n) => ad({ company: `Company ${n}`, text: `${text} ${n}` })),
  );
  const { ask } = await signedIn(app);
  const [job] = await allJobs(app);
  const shown = async () => (await ask("GET", `/api/jobs/${job?.id}`)).json();
  const permanent = async () =>
    (await (await ask("GET", "/api/jobs?where=contract:permanent")).json()).length;

  const before = [await shown(), await permanent()];
  expect(before[1]).toBe(20);
  await unpackAll(app);
  expect([await shown(), await permanent()]).toEqual(before);
  expect(await repack(app)).toBe(20);
  expect([await shown(), await permanent()]).toEqual(before);
  expect((await storedIn(app)).every((it) => it.startsWith(packedSign))).toBe(true);
  expect(await repack(app)).toBe(0);
});

test("a damaged analysis is left as it is, and holds up no other", async () => {
  const app = testApp();
  await takeIn(app, [
    ad({ company: "One", text }),
    ad({ company: "Other", text: `${text} Soon.` }),
  ]);
  await unpackAll(app);
  const [damaged] = await allJobs(app);
  const spoilt = app.db
    .update(jobAnalyses)
    .set({ analysis: sql`'not what it was'` })
    .where(eq(jobAnalyses.jobId, damaged?.id ?? ""));
  await app.write([spoilt]);
  expect(await repack(app)).toBe(1);
  expect(await storedIn(app)).toContain("not what it was");
});

const textsIn = async (app: App) =>
  (await app.db.select({ stored: sql<string>`text` }).from(postings)).map((it) => it.stored);

test("the text of an ad is stored packed with its posting, and one stored whole before is packed later", async () => {
  const app = testApp();
  const long = `${text}\n`.repeat(12);
  await takeIn(app, [ad({ text: long })]);
  const [stored = ""] = await textsIn(app);
  expect(stored.startsWith(textSign)).toBe(true);
  expect(stored.length).toBeLessThan(long.length / 3);
  const read = async () => (await app.db.select().from(postings)).map((it) => it.text?.trim());
  expect(await read()).toEqual([long.trim()]);

  await app.write([app.db.update(postings).set({ text: sql`${long}` })]);
  expect(await textsIn(app)).toEqual([long]);
  expect(await read()).toEqual([long.trim()]);
  expect(await repack(app)).toBe(1);
  expect(await read()).toEqual([long.trim()]);
  expect((await textsIn(app)).every((it) => it.startsWith(textSign))).toBe(true);
  expect(await repack(app)).toBe(0);
});

test("a text that begins as packed ones do is no packed one", () => {
  const [own, short] = [`${textSign}KLUv/SAA`, "Two lines."];
  expect(packText(own)).not.toBe(own);
  expect(unpackText(packText(own))).toBe(own);
  expect(packText(short)).toBe(short);
  expect(unpackText(short)).toBe(short);
});
