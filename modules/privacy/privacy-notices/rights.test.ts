import { afterAll, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { activities } from "@/modules/records/privacy-log";
import { candidates } from "@/modules/crm/candidates";
import { clientContacts } from "@/modules/crm/clients/schema";
import { letters } from "@/modules/platform/mail/schema";
import { communications, NewCommunication } from "@/modules/engagement/communications";
import { settings } from "@/modules/platform/settings";
import { submissions } from "@/modules/staffing/submissions";
import { request } from "@/modules/testing";
import { agency } from "@/modules/engagement/campaigns/fixtures";
import { person } from "@/modules/crm/candidates/fixtures";
import { onBoard, yes } from "@/modules/staffing/submissions/fixtures";
import { type Notice, rights, rightsTasks } from "./index";

const { app, as, ask, later, server } = await agency();
afterAll(() => server.stop());
const house = { name: "Koud Gangpad", address: "Rack 1", vatNumber: "", kvkNumber: "", email: "" };
const named = (value: typeof house) => settings.save(app, "agency", { value });
const today = app.now().toISOString().slice(0, 10);
const daysAgo = (days: number) =>
  new Date(app.now().getTime() - days * 24 * 60 * 60 * 1000).toISOString();

let written = 0;
async function somebody(details: Parameters<typeof person>[0] = {}) {
  written += 1;
  const email = `p${written}@people.example`;
  const { id } = await candidates.add(as, person({ email, country: "NL", ...details }));
  return id;
}

const lettersOn = (recordId: string) =>
  app.db.select().from(letters).where(eq(letters.recordId, recordId));
const formSent = (link: string, fields: Record<string, string>) =>
  request(app, "POST", link, {
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
const linesOf = (id: string) => activities.ofEntity(app, id);
const task = (name: string) => rightsTasks.find((it) => it.name === name);
const run = (name: string) => task(name)?.run(app, today);

const said = { purpose: "keep", channel: "email", language: "nl", proof: null } as const;
const consented = (id: string, days: number) =>
  candidates.giveConsent(as, id, { ...said, givenOn: daysAgo(days).slice(0, 10) });

test("whom we found is told by letter where the data comes from, and how to object", async () => {
  const id = await somebody({ origin: "linkedin", linkedin: "https://linkedin.com/in/p" });
  const path = `/api/candidates/${id}/notice`;
  expect((await ask("POST", path, { body: {} })).status).toBe(409);
  await named(house);
  const notice = (await (await ask("GET", `${path}?locale=en`)).json()) as Notice;
  expect(notice).toMatchObject({ obstacle: null, locale: "en", informedAt: null });
  expect((await ask("POST", path, { body: { locale: "nl" } })).status).toBe(200);
  const [letter] = await lettersOn(id);
  expect(letter?.text).toContain("Je openbare profiel op LinkedIn. https://linkedin.com/in/p");
  expect(letter?.text).toMatch(/‘Benader mij niet over vacatures’[^]*\/me\//);
  expect(letter?.text).toContain("bewaart Koud Gangpad gegevens van je");
  expect(letter?.text).not.toMatch(/\{\w+\}/);
  const link = /\/me\/[\w-]+/.exec(letter?.text ?? "")?.[0] ?? "";
  const page = await (await request(app, "GET", link)).text();
  expect(page).toContain("Benader mij niet over vacatures");
  await formSent(link, { deed: "object" });
  expect((await candidates.consentsOf(app, id)).objectedAt).not.toBeNull();
  await formSent(link, { deed: "unobject" });
  expect((await candidates.consentsOf(app, id)).objectedAt).toBeNull();
  expect((await candidates.consentsOf(app, id)).information?.informedAt).not.toBeNull();
  const deeds = (await linesOf(id)).map(({ deed, status }) => `${deed} ${status}`);
  expect(deeds).toEqual([
    "objection-lifted completed",
    "objected completed",
    "notice-due completed",
  ]);
});

test("who applied gets no such letter, and one told already gets no second in a batch", async () => {
  const [applied, found] = [await somebody(), await somebody({ origin: "referred" })];
  expect((await ask("POST", `/api/candidates/${applied}/notice`, { body: {} })).status).toBe(409);
  const nowhere = await somebody({ origin: "event", email: null });
  const ids = [applied, found, nowhere];
  const batch = async () => (await ask("POST", "/api/gdpr/notices", { body: { ids } })).json();
  expect(await batch()).toEqual({ sent: 1, unneeded: 1, unreached: 1 });
  expect(await batch()).toEqual({ sent: 0, unneeded: 2, unreached: 1 });
});

test("a notice that is nearly due stands once among what is to be done, until it is sent", async () => {
  const id = await somebody({ origin: "network" });
  expect(await linesOf(id)).toEqual([]);
  await candidates.contact(as, id);
  await run("notices.remind");
  await run("notices.remind");
  expect(await linesOf(id)).toMatchObject([{ deed: "notice-due", status: "pending" }]);
  await rights.send(as, id, {});
  expect(await linesOf(id)).toMatchObject([{ deed: "notice-due", status: "completed" }]);
});

test.each([
  [334, 0],
  [335, 1],
  [365, 1],
  [366, 0],
])("a consent given %i days ago is asked about %i times", async (days, times) => {
  const id = await somebody();
  await consented(id, days);
  await run("consents.renew");
  await run("consents.renew");
  expect(await lettersOn(id)).toHaveLength(times);
});

test("a yes ends the question, and silence ends the consent", async () => {
  const [yesSayer, silent] = [await somebody(), await somebody()];
  await consented(yesSayer, 340);
  await consented(silent, 340);
  await run("consents.renew");
  const [letter] = await lettersOn(yesSayer);
  const link = /\/me\/[\w-]+/.exec(letter?.text ?? "")?.[0] ?? "";
  expect(await (await request(app, "GET", link)).text()).toContain("Nog een jaar verlengen");
  await formSent(link, { deed: "give", purpose: "keep" });
  expect(await (await request(app, "GET", link)).text()).not.toContain("Nog een jaar verlengen");
  const later = new Date(app.now().getTime() + 26 * 24 * 60 * 60 * 1000);
  const lapse = () => candidates.lapse(app, later.toISOString().slice(0, 10));
  await lapse();
  expect(await lapse()).toBe(0);
  const stands = async (id: string) => (await candidates.find(app, id)).gdprConsent;
  expect([await stands(yesSayer), await stands(silent)]).toEqual([true, false]);
  const deeds = async (id: string) =>
    (await linesOf(id)).map(({ deed, status }) => `${deed} ${status}`);
  expect(await deeds(yesSayer)).toContain("renewal-asked completed");
  expect(await deeds(silent)).toEqual([
    "consent-lapsed completed",
    "renewal-asked failed",
    "consent-given completed",
  ]);
});

test("every client who was shown somebody is told of a correction, by the number and not by the name", async () => {
  const { project, candidate, client } = await onBoard(as, { firstName: "Canary" });
  const { id: candidateId } = candidate;
  await submissions.confirm(as, project.id, yes(candidateId));
  await submissions.submit(as, project.id, {
    ...{ candidateId, isNamed: false, note: null, despiteEarlier: false },
  });
  const path = `/api/candidates/${candidateId}/recipients`;
  const isOutdated = async () => (await (await ask("GET", path)).json())[0].isOutdated;
  expect(await isOutdated()).toBe(false);
  later(1);
  const { version } = await candidates.find(app, candidateId);
  await candidates.edit(as, candidateId, { version, headline: "Corrected" });
  expect(await isOutdated()).toBe(true);
  const body = { what: "corrected", words: "The certificate VCA was never held." };
  const tell = async () => (await ask("POST", path, { body })).json();
  expect(await tell()).toEqual({ told: 0, byHand: [client.name] });
  expect(await isOutdated()).toBe(false);
  const contact = { clientId: client.id, name: "Ada", email: "ada@client.example" };
  await app.write([
    app.db.insert(clientContacts).values({ ...contact, id: Bun.randomUUIDv7(), position: 9 }),
  ]);
  expect(await tell()).toEqual({ told: 1, byHand: [] });
  const [letter] = await lettersOn(client.id);
  expect(letter?.text).toContain(`submitted ${candidate.number} to ${client.name}`);
  expect(letter?.text).not.toContain("Canary");
  expect(await linesOf(candidateId)).toMatchObject([
    { deed: "recipients-told" },
    { deed: "recipients-told" },
  ]);
});

test("after its day nobody is written to unasked before they have been told", async () => {
  const id = await somebody({ origin: "event" });
  later(31 * 24);
  const message = NewCommunication.parse({
    ...{ type: "email", isSent: true, entityType: "candidate", entityId: id },
    ...{ to: "p@people.example", subject: "A job", content: "Would you like it?" },
  });
  expect(communications.add(as, message)).rejects.toThrow(
    "Send the privacy notice (Art. 14) first",
  );
  await rights.send(as, id, {});
  expect((await communications.add(as, message)).subject).toBe("A job");
});

test("whoever is restricted is presented to nobody", async () => {
  const { project, candidate } = await onBoard(as);
  const { id: candidateId } = candidate;
  await submissions.confirm(as, project.id, yes(candidateId));
  await candidates.restrict(as, candidateId, { ground: "unlawful" });
  const presenting = submissions.submit(as, project.id, {
    ...{ candidateId, isNamed: false, note: null, despiteEarlier: false },
  });
  expect(presenting).rejects.toThrow("restricted");
});
