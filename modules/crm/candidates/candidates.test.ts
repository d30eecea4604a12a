import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { noon, signedIn, testApp } from "@/modules/testing";
import { added } from "./fixtures";
import { CandidatesChanged, candidates, candidatesHolder, retentionDays } from "./index";

const full = {
  firstName: "Sanne",
  lastName: "Proefpersoon",
  email: "Sanne.Proef@Example.com",
  phone: "+31 6 1234 5678",
  linkedin: "https://www.linkedin.com/in/sanne-proef/",
  location: "Köln",
  country: "UK",
  headline: "UPS engineer",
  summary: "Likes quiet rooms.",
  role: "critical-facilities",
  willingCountries: ["NL", "UK"],
  languages: { nl: "C2", en: "B2" },
  yearsTotal: 12,
  yearsDatacentre: 7.5,
  skills: ["USV-Anlage", "ups-systems", "Chillers", "Knitting"],
  systems: ["ups-systems"],
  pay: { amount: 38.5, currency: "EUR", period: "hour" },
  noticeDays: 30,
  contract: "any",
  worksShifts: true,
  gdprConsent: true,
  origin: "applied",
  certificates: [{ certificate: "nen3140-vp", expiresOn: "2026-05-01" }],
} as const;

test("a candidate is kept as the form sent it, with the skills by the taxonomy's names", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const answer = await ask("POST", "/api/candidates", { body: full });
  expect(answer.status).toBe(201);
  const record = await answer.json();
  expect(record).toMatchObject({
    number: "C-0001",
    email: "Sanne.Proef@Example.com",
    country: "UK",
    willingCountries: ["NL", "UK"],
    status: "active",
    salaryExpectation: "38.5",
    salaryPeriod: "hour",
    skills: [
      { id: "ups-systems", name: "UPS systems" },
      { id: "chillers" },
      { id: null, name: "Knitting" },
    ],
    gdprConsent: true,
    consentAt: noon.toISOString(),
    dataRetentionUntil: "2027-01-01",
    certificates: [{ certificate: "nen3140-vp", expiresOn: "2026-05-01", verifiedAt: null }],
    history: [{ event: "added", by: "Ada Jansen" }],
  });
  expect(retentionDays).toBe(365);
  expect((await ask("GET", `/api/candidates/${record.id}`)).json()).resolves.toEqual(record);
});

test("the news names who changed, the audit trail names no person", async () => {
  const app = testApp();
  const heard: string[][] = [];
  app.subscribe(CandidatesChanged, ({ data }) => heard.push(data.ids));
  const { id, version } = await added(app, full as never);
  await candidates.edit(app, id, { version, phone: "+31 6 0000 0000" });
  await candidates.archive(app, [id]);
  expect(heard).toEqual([[id], [id], [id]]);
  const trail = await audit.latest(app);
  expect(trail.map(({ action }) => action)).toEqual([
    "candidate.archived",
    "candidate.edited",
    "candidate.added",
  ]);
  expect(JSON.stringify(trail)).not.toMatch(/Sanne|0000|example/i);
});

test("an edit tells what changed, and a stale one changes nothing", async () => {
  const app = testApp();
  const { as, ask } = await signedIn(app, "recruiter");
  const before = await added(app, { location: "Delft", skills: ["ups-systems"] });
  const address = `/api/candidates/${before.id}`;
  const body = {
    version: before.version,
    location: "Leiden",
    skills: ["chillers"],
    gdprConsent: true,
  };
  const after = await (await ask("PATCH", address, { body })).json();
  expect(after).toMatchObject({ version: 2, location: "Leiden", consentAt: noon.toISOString() });
  expect(after.history[0]).toMatchObject({
    event: "edited",
    by: "Ada Jansen",
    changes: { location: ["Delft", "Leiden"], gdprConsent: ["false", "true"] },
  });
  const stale = await ask("PATCH", address, { body: { ...body, location: "Gouda" } });
  expect([stale.status, (await stale.json()).code]).toEqual([409, "conflict"]);
  const race = [1, 2].map((n) => candidates.edit(as, before.id, { version: 2, headline: `h${n}` }));
  const settled = await Promise.allSettled(race);
  expect(settled.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const same = await candidates.edit(as, before.id, { version: 3, location: "Leiden" });
  expect([same.version, same.history.length]).toEqual([3, 3]);
});

test("a paper that stays as it was keeps who verified it; a changed one has to be verified again", async () => {
  const app = testApp();
  const certificates = [
    { certificate: "nen3140-vp", expiresOn: "2027-05-01" },
    { certificate: "vca-vol", expiresOn: "2030-01-01" },
  ];
  const { id, certificates: held } = await added(app, { certificates });
  for (const paper of held) await candidates.verify(app, { id, certificateId: paper.id });
  const renewed = [certificates[0], { certificate: "vca-vol", expiresOn: "2036-01-01" }];
  const edited = await candidates.edit(app, id, {
    version: 1,
    certificates: renewed as typeof certificates,
  });
  expect(edited.certificates.map(({ verifiedAt }) => verifiedAt !== null)).toEqual([true, false]);
  expect(edited.history[0]?.changes["certificates"]?.[1]).toBe(
    "nen3140-vp until 2027-05-01, vca-vol until 2036-01-01",
  );
});

test("facts hold what scores may look at and nothing that names the person", async () => {
  const app = testApp();
  const { id } = await added(app, full as never);
  const [[facts] = []] = await Array.fromAsync(candidates.facts(app));
  expect(facts).toEqual(await candidates.factsOf(app, id));
  expect(facts).toMatchObject({
    hasConsent: true,
    retainUntil: "2027-01-01",
    willingCountries: ["NL", "GB"],
    skills: ["ups-systems", "chillers"],
    certificates: [{ id: "nen3140-vp", expiresOn: "2026-05-01" }],
    pay: { amount: 38.5, currency: "EUR", period: "hour" },
    availableFrom: "2026-01-31",
  });
  expect(JSON.stringify(facts)).not.toMatch(/Sanne|Proef|Köln|1234|Knitting/);
});

test("an erased candidate is nowhere, not even in the words of the search", async () => {
  const app = testApp();
  const other = await added(app, { summary: "Likes loud rooms." });
  const { id } = await added(app, { ...full, summary: "Zebrafish keeper" } as never);
  const shown = JSON.stringify(await candidatesHolder.collect(app, { type: "candidate", id }));
  expect(shown).toContain("Zebrafish");
  const { writes, news } = await candidatesHolder.erase(app, { type: "candidate", id });
  await app.write(writes, ...news);
  const tables = await app.db.all<[string]>(
    sql`select name from sqlite_schema where type = 'table'`,
  );
  for (const [table] of tables.filter(([name]) => !/^sqlite_|job_search/.test(name))) {
    const rows = await app.db.all<unknown[]>(sql`select * from ${sql.identifier(table)}`);
    const text = rows.flat().map(readable).join(" ");
    expect([table, /zebrafish|sanne|proef/i.test(text)]).toEqual([table, false]);
  }
  expect((await candidates.find(app, other.id)).number).toBe("C-0001");
  expect((await added(app)).number).toBe("C-0003");
});

const readable = (value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : JSON.stringify(value);
