import { afterEach, expect, test } from "bun:test";
import { desc, eq } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import type { CvReading, Proposal } from "@/modules/crm/cvs/model";
import { useModel, withModel } from "@/modules/market/ai-enrichment/fixtures";
import { aiAnswers } from "@/modules/market/ai-enrichment/schema";
import { auditEntries } from "@/modules/platform/audit/schema";
import { files } from "@/modules/records/files";
import { filed, fileOf } from "@/modules/records/files/fixtures";
import { signedIn, testServer } from "./testing";

const opened: { stop(): unknown }[] = [];
afterEach(() => void opened.splice(0).forEach((it) => it.stop()));

const cv = `Curriculum vitae
Femke Brouwer
femke.brouwer@example.org, +31 6 12345678, BSN 123456782
www.example.org/femke

Werkervaring
01/2019 - 03/2022 Onderhoudsmonteur bij Koelhuis Noord
Ik hield er de machines koud waar vlees in hangt, en draaide in de nacht ook de noodstroom proef.

Papieren
Mijn bewijs voor koudemiddelen loopt tot 4 mei 2028.`;

const fields = [
  { field: "firstName", value: "Iemand", detail: "", quote: "Femke Brouwer" },
  {
    field: "headline",
    value: "Onderhoudsmonteur",
    detail: "",
    quote: "Onderhoudsmonteur bij Koelhuis Noord",
  },
  {
    field: "headline",
    value: "Directeur",
    detail: "",
    quote: "Onderhoudsmonteur bij Koelhuis Noord",
  },
  {
    field: "certificate",
    value: "f-gas-eu",
    detail: "2028-05-04",
    quote: "bewijs voor koudemiddelen loopt tot 4 mei 2028",
  },
  { field: "skill", value: "load-bank-testing", detail: "", quote: "de noodstroom proef" },
  { field: "skill", value: "no-such-skill", detail: "", quote: "de noodstroom proef" },
  { field: "skill", value: "chillers", detail: "", quote: "koelmachines onderhouden" },
  { field: "language", value: "nl", detail: "C2", quote: "Curriculum vitae" },
  { field: "language", value: "dutch", detail: "", quote: "Curriculum vitae" },
];
const employments = [
  {
    employer: "Koelhuis Noord",
    title: "Onderhoudsmonteur",
    from: "2019-01",
    to: "2022-03",
    quote: "01/2019 - 03/2022 Onderhoudsmonteur bij Koelhuis Noord",
  },
  {
    employer: "Koelhuis Zuid",
    title: "",
    from: "2016",
    to: "2018",
    quote: "Onderhoudsmonteur bij Koelhuis Noord",
  },
];

async function recruiterWithModel(readsCvs: boolean, manner: Parameters<typeof withModel>[0] = {}) {
  const begun = await withModel({ reads: () => ({ fields, employments }), ...manner }, "openai", {
    readsCvs,
  });
  opened.push(begun.model);
  const { as, ask, cookie } = await signedIn(begun.app, "recruiter");
  const person = await added(begun.app, { firstName: "Femke", lastName: "Brouwer" });
  const file = await filed(as, person.id, fileOf(cv, "cv.txt"), { type: "cv" });
  await files.readWaiting(begun.app);
  const read = async (): Promise<CvReading> =>
    (await ask("GET", `/api/files/${file.id}/proposals`)).json();
  const readByModel = () => ask("POST", `/api/files/${file.id}/proposals/by-model`);
  return { ...begun, as, ask, cookie, person, read, readByModel };
}

const byModel = ({ proposals }: CvReading) => proposals.filter(({ by }) => by !== null);
const told = ({ field, value, detail }: Proposal) => [field, value, detail];

test("a model adds to a CV what its own words bear out, marked and not certain", async () => {
  const { read, readByModel, model } = await recruiterWithModel(true);
  const rules = await read();
  expect([rules.model, byModel(rules)]).toEqual([`openai ${model.model}`, []]);

  const answer = await readByModel();
  expect(answer.status).toBe(200);
  const whole: CvReading = await answer.json();
  expect(whole.proposals.slice(0, rules.proposals.length)).toEqual(rules.proposals);
  expect(whole.model).toBeNull();
  const more = byModel(whole);
  expect(more.map(told)).toContainEqual(["certificate", "f-gas-eu", "2028-05-04"]);
  expect(more.map(told)).toContainEqual(["skill", "load-bank-testing", null]);
  expect(more.every(({ isCertain, by }) => !isCertain && by === `openai ${model.model}`)).toBe(
    true,
  );
  const values = more.map(({ value }) => value);
  for (const invented of ["Iemand", "Directeur", "no-such-skill", "chillers", "dutch"])
    expect(values).not.toContain(invented);
  const paper = more.find(({ value }) => value === "f-gas-eu");
  expect(paper?.evidence.line).toBe("Mijn bewijs voor koudemiddelen loopt tot 4 mei 2028.");
  const employers = whole.employments.map(({ employer }) => employer);
  expect(employers.filter((it) => it === "Koelhuis Noord")).toHaveLength(1);
  expect(employers).not.toContain("Koelhuis Zuid");
});

test("no address, number or page is sent, the answer is kept nowhere, and that it was sent is written down", async () => {
  const { app, readByModel, model, person } = await recruiterWithModel(true);
  expect((await readByModel()).status).toBe(200);
  const text = model.asked[0]?.text ?? "";
  expect(text).toContain("Onderhoudsmonteur");
  for (const private_ of ["femke.brouwer", "12345678", "123456782", "example.org"])
    expect(text).not.toContain(private_);
  expect(text).toContain("01/2019 - 03/2022");
  expect(await app.db.$count(aiAnswers)).toBe(0);
  const [newest] = await app.db
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.seq))
    .limit(1);
  expect(newest).toMatchObject({ action: "cv.sent", entityId: person.id });
});

test("without an administrator's word nothing is sent", async () => {
  const { app, read, readByModel, model } = await recruiterWithModel(false);
  expect((await read()).model).toBeNull();
  const answer = await readByModel();
  expect([answer.status, model.asked]).toEqual([409, []]);
  const told = await app.db.select().from(auditEntries);
  expect(told.filter(({ action }) => action === "cv.sent")).toEqual([]);
});

test("nothing is sent of a person whose data may not be processed", async () => {
  const { as, readByModel, model, person } = await recruiterWithModel(true);
  await candidates.restrict(as, person.id, { ground: "accuracy" });
  expect((await readByModel()).status).toBe(409);
  expect(model.asked).toEqual([]);
});

test("a budget that is used up sends nothing, and nothing is written down as sent", async () => {
  const { app, readByModel, model } = await recruiterWithModel(true);
  await useModel(app, { monthly: { requests: 0, tokens: 1_000_000, cents: 100 } });
  const answer = await readByModel();
  expect([answer.status, (await answer.json()).message]).toEqual([
    429,
    expect.stringContaining("budget is used up"),
  ]);
  expect(model.asked).toEqual([]);
  expect(await app.db.$count(auditEntries, eq(auditEntries.action, "cv.sent"))).toBe(0);
});

test("a CV that was only sent to be read goes the same way", async () => {
  const { app, cookie } = await recruiterWithModel(true);
  const body = new FormData();
  body.set("file", fileOf(cv, "cv.txt"));
  const headers = { cookie, origin: "http://localhost", host: "localhost" };
  const sent = new Request("http://localhost/api/cvs/by-model", { method: "POST", headers, body });
  const answer = await testServer(app).handle(sent);
  expect(answer.status).toBe(200);
  const reading: CvReading = await answer.json();
  expect(byModel(reading).map(told)).toContainEqual(["skill", "load-bank-testing", null]);
});

test.each([
  ["words", "I would rather not say."],
  ["another form", JSON.stringify({ facts: [] })],
])("a model that answers in %s is refused with a sentence", async (_, content) => {
  const { readByModel } = await recruiterWithModel(true, { reads: () => content });
  const answer = await readByModel();
  expect(answer.status).toBe(503);
  expect((await answer.json()).message).toContain("requested format");
});
