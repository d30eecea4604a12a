import { expect, test } from "bun:test";
import { eq, ne } from "drizzle-orm";
import { communications as table } from "@/modules/engagement/communications/schema";
import { letters } from "@/modules/platform/mail/schema";
import { signedIn, testApp } from "@/modules/testing";
import { sampleCandidates } from "../records/candidates";
import { sampleClients } from "../records/clients";
import { sampleCommunications } from "./communications";
import samples from "./communications.json";
import { sampleProjects } from "../records/projects";

test("the samples stand on the records they are about, lie in the past, and nothing of them is sent", async () => {
  const app = testApp();
  const { as } = await signedIn(app);
  await sampleCandidates(as);
  await sampleClients(as);
  await sampleProjects(as);
  expect(await sampleCommunications(app)).toEqual({ count: samples.length });
  const rows = await app.db.select().from(table);
  expect(rows.filter(({ kind }) => kind === null).length).toBe(1);
  expect(rows.every((it) => it.isSample && it.occurredAt < app.now().toISOString())).toBe(true);
  expect(await app.db.$count(letters)).toBe(0);
  const [first] = await app.db.select().from(table).where(eq(table.direction, "in"));
  const isThread = eq(table.threadId, first?.threadId ?? "");
  expect(await app.db.$count(table, isThread)).toBeGreaterThan(1);
  expect(await app.db.$count(table, ne(table.contactName, ""))).toBeGreaterThan(10);
});

test("without the sample people only what is about nobody is written down", async () => {
  const app = testApp();
  await signedIn(app);
  expect(await sampleCommunications(app)).toEqual({ count: 1 });
});
