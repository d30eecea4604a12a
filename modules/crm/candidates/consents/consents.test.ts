import { expect, test } from "bun:test";
import { noon, signedIn, testApp } from "@/modules/testing";
import { candidates, type ConsentOverview } from "..";
import texts from "./consent-texts.json";
import { retentionOf } from "./retention";
import { added } from "../fixtures";
import { holder } from "../holder";

async function asked(details: Parameters<typeof added>[1] = {}) {
  const clock = { now: noon };
  const app = testApp({ now: () => clock.now });
  const { ask } = await signedIn(app);
  const { id } = await added(app, details);
  const call = async (method: string, path: string, body: object = {}) =>
    (await (
      await ask(method, `/api/candidates/${id}${path}`, method === "GET" ? {} : { body })
    ).json()) as ConsentOverview;
  return { app, id, ask, call, clock, find: () => candidates.find(app, id) };
}

const keep = { purpose: "keep", channel: "email", language: "nl", proof: "Mail of 1 January" };

test("a consent says to which words, in which language, how and when, and the record keeps in step", async () => {
  const { call, find } = await asked();
  const { consents, texts } = await call("POST", "/consents", keep);
  expect(consents[0]).toMatchObject({ ...keep, textVersion: texts.version, withdrawnAt: null });
  expect(texts.words.keep.nl).toContain("bewaren");
  expect(await find()).toMatchObject({ gdprConsent: true, consentAt: noon.toISOString() });
});

test("the words that somebody agreed to before stay readable and are not asked any more", () => {
  const { earlier, version } = texts;
  expect(earlier["2026-01"].keep.nl).toStartWith("U mag mijn gegevens");
  expect(Object.keys(earlier)).not.toContain(version);
  expect(candidates.consentsAsked).not.toHaveProperty("earlier");
});

test("a withdrawal stays in the history, ends the time to keep the data soon, and its undo lengthens it again", async () => {
  const { call, find } = await asked();
  const given = await call("POST", "/consents", keep);
  const path = `/consents/${given.consents[0]?.id}/withdrawal`;
  const { consents, retention } = await call("POST", path);
  expect(consents).toHaveLength(1);
  expect(consents[0]?.withdrawnBy).toBe("Ada Jansen");
  expect(retention).toMatchObject({ rule: "withdrawn", until: "2026-01-29" });
  expect(await find()).toMatchObject({ gdprConsent: false, dataRetentionUntil: "2026-01-29" });
  expect((await call("DELETE", path)).retention.until).toBe("2027-01-01");
  expect((await find()).gdprConsent).toBe(true);
});

test("each purpose is withdrawn by itself", async () => {
  const { call, find } = await asked({ gdprConsent: true });
  const { consents } = await call("POST", "/consents", { purpose: "marketing", channel: "paper" });
  const mail = consents.find(({ purpose }) => purpose === "marketing");
  await call("POST", `/consents/${mail?.id}/withdrawal`);
  expect((await find()).gdprConsent).toBe(true);
});

test("the form's box leaves a record too, and taking it out withdraws", async () => {
  const { ask, id, call, find } = await asked({ gdprConsent: true });
  const path = `/api/candidates/${id}`;
  expect((await call("GET", "/consents")).consents.map(({ channel }) => channel)).toEqual(["form"]);
  const { version } = await find();
  await ask("PATCH", path, { body: { version, gdprConsent: false } });
  expect((await call("GET", "/consents")).consents[0]?.withdrawnAt).not.toBeNull();
  expect((await find()).dataRetentionUntil).toBe("2026-01-29");
});

test("an edit never lengthens the time, a talk with the person does", async () => {
  const { ask, id, call, clock, find } = await asked();
  clock.now = new Date("2026-01-01T12:10:00.000Z");
  const { version } = await find();
  await ask("PATCH", `/api/candidates/${id}`, { body: { version, headline: "Technician" } });
  expect((await call("GET", "/consents")).retention.rule).toBe("taken-up");
  const { retention } = await call("POST", "/contacts");
  expect(retention).toMatchObject({ rule: "contact", until: "2027-01-01" });
});

test.each([
  ["applied", null],
  ["sample", null],
  ["linkedin", "2026-01-31"],
  ["import", "2026-01-31"],
  ["referred", "2026-01-31"],
] as const)("who comes by %p has to be told by %p", async (origin, dueOn) => {
  const { call } = await asked({ origin });
  expect((await call("GET", "/consents")).information?.dueOn ?? null).toBe(dueOn);
});

test("that somebody was told is noted, and can be taken back", async () => {
  const { call } = await asked({ origin: "linkedin" });
  expect((await call("POST", "/information")).information?.informedAt).toBe(noon.toISOString());
  expect((await call("DELETE", "/information")).information?.informedAt).toBeNull();
});

test("a consent cannot be given tomorrow", async () => {
  const { ask, id } = await asked();
  const body = { ...keep, givenOn: "2026-01-02" };
  expect((await ask("POST", `/api/candidates/${id}/consents`, { body })).status).toBe(422);
});

test("an export of a person shows their consents and that their identity was seen", async () => {
  const { app, id, call } = await asked();
  await call("POST", "/consents", keep);
  await call("PUT", "/identity", { document: "id-card" });
  const shown = await holder.collect(app, { type: "candidate", id });
  expect(shown["consents"]).toMatchObject([{ proof: "Mail of 1 January" }]);
  expect(shown["identity"]).toMatchObject([{ document: "id-card" }]);
});

test("the longest of what the rules allow counts, and a withdrawal beats them all", () => {
  const ground = {
    createdAt: "2025-01-01",
    lastContactAt: null,
    consentAt: null,
    withdrawnAt: null,
  };
  expect(retentionOf(ground)).toMatchObject({ rule: "taken-up", until: "2026-01-01" });
  expect(retentionOf({ ...ground, lastContactAt: "2025-03-01" })).toMatchObject({
    rule: "contact",
    until: "2026-03-01",
  });
  expect(
    retentionOf({ ...ground, lastContactAt: "2025-03-01", withdrawnAt: "2025-04-01" }),
  ).toEqual({
    rule: "withdrawn",
    days: 28,
    from: "2025-04-01",
    until: "2025-04-29",
  });
});
