import { afterAll, expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { draft, imported, provenance } from "./fixtures";
import { imports } from "./index";

const apps: App[] = [];
afterAll(() => apps.forEach(imports.closeReader));

function house() {
  const app = testApp();
  apps.push(app);
  return app;
}

async function named(app: App, firstName: string) {
  const query = { status: "all", archived: "no", sort: "name", limit: 200 } as const;
  const { candidates: all } = await candidates.list(app, query);
  const id = all.find((it) => it.firstName === firstName)?.id ?? "";
  return { record: await candidates.find(app, id), ...(await candidates.consentsOf(app, id)) };
}

const rows = (...lines: string[]) => lines.join("\n");

test("an imported consent is of its own day, and the time to keep the data counts from there", async () => {
  const app = house();
  const text = rows(
    "First name,Last name,Consent,Consent given on,News by e-mail,How consent was given,Proof of consent",
    "Own,Day,yes,2. November 2025,ja,schriftlich,Signed form 12",
    "No,Day,yes,,3.10.2025,,",
    "Not,Agreed,no,,nee,,",
    "Nothing,Said,k.A.,,,,",
  );
  expect(await imported(app, text)).toMatchObject({ created: 4, rejected: 0 });
  const own = await named(app, "Own");
  const evidence = { channel: "paper", proof: "Signed form 12", withdrawnAt: null };
  expect(own.consents).toMatchObject([
    { purpose: "marketing", givenAt: "2025-11-02T12:00:00.000Z", ...evidence },
    { purpose: "keep", givenAt: "2025-11-02T12:00:00.000Z", ...evidence },
  ]);
  expect(own.record.consentAt).toBe("2025-11-02T12:00:00.000Z");
  // They are here since the day of the import's own question, which is later than their consent.
  expect(own.retention).toMatchObject({ rule: "taken-up", from: provenance.on });
  expect(own.record.dataRetentionUntil).toBe("2026-12-20");
  const without = await named(app, "No");
  const origin = { channel: "import", proof: provenance.source };
  expect(without.consents).toMatchObject([
    { purpose: "keep", givenAt: "2025-12-20T12:00:00.000Z", ...origin },
    { purpose: "marketing", givenAt: "2025-10-03T12:00:00.000Z", ...origin },
  ]);
  expect(without.record.dataRetentionUntil).toBe("2026-12-20");
  for (const name of ["Not", "Nothing"]) {
    const { consents, record } = await named(app, name);
    expect([consents, record.gdprConsent, record.consentAt]).toEqual([[], false, null]);
  }
});

test("a column with nothing but a day is a consent to be kept; one of tomorrow is none", async () => {
  const app = house();
  const text = rows("Vorname;Nachname;Einwilligung am", "Ada;Eins;1.12.2025", "Bo;Zwei;1.12.2031");
  const { id, version } = await draft(app, text);
  const { problems } = await imports.check(app, id);
  expect(problems).toMatchObject([{ field: "consentOn", code: "range", count: 1 }]);
  const late = { provenance: { ...provenance, on: "2026-02-01" } };
  await expect(imports.change(app, id, { version, plan: late })).rejects.toThrow("in the future");
  await imports.runThrough(app, id);
  expect((await named(app, "Ada")).record.consentAt).toBe("2025-12-01T12:00:00.000Z");
});

test("a file tells people who are here of new consents, brings none back that was taken back, and is undone", async () => {
  const app = house();
  const email = (name: string) => `${name.toLowerCase()}@example.com`;
  const people = await Promise.all(
    ["Fresh", "Gone", "Stands", "Objects"].map((firstName) =>
      added(app, { firstName, email: email(firstName) }),
    ),
  );
  const [fresh, gone, stands, objects] = people.map(({ id }) => id);
  const give = (id = "") =>
    candidates.giveConsent(app, id, { purpose: "marketing", channel: "email" } as never);
  const { consents } = await give(gone);
  await candidates.withdrawConsent(app, { id: gone ?? "", consentId: consents[0]?.id ?? "" });
  await give(stands);
  await candidates.object(app, objects ?? "");
  const text = rows(
    "First name,Last name,E-mail,Newsletter",
    ...people.map((it) => `${it.firstName},${it.lastName},${it.email},2025-12-01`),
  );
  const row = await imported(app, text, { doubles: { all: "update", rows: {} } });
  expect(row).toMatchObject({ updated: 1, skipped: 3 });
  const standing = async (id = "") =>
    (await candidates.consentsOf(app, id)).consents.filter((it) => !it.withdrawnAt);
  expect(await standing(fresh)).toMatchObject([
    { purpose: "marketing", givenAt: "2025-12-01T12:00:00.000Z", proof: provenance.source },
  ]);
  expect(await standing(gone)).toEqual([]);
  expect(await standing(stands)).toHaveLength(1);
  expect(await standing(objects)).toEqual([]);
  await imports.undo(app, row.id);
  expect(await standing(fresh)).toEqual([]);
});

test("a file that only updates people lengthens nobody's retention, unless it says when they agreed again", async () => {
  let now = new Date("2026-01-05T12:00:00.000Z");
  const app = testApp({ now: () => now });
  apps.push(app);
  const updating = { doubles: { all: "update", rows: {} } } as const;
  const text = rows("First name,Last name,E-mail,Consent", "Ada,Kabel,ada@example.com,yes");
  await imported(app, text);
  const { record: before } = await named(app, "Ada");
  now = new Date("2026-06-05T12:00:00.000Z");
  const later = { ...updating, provenance: { ...provenance, on: "2026-06-01" } };
  const more = rows(
    "First name,Last name,E-mail,Consent,Location",
    "Ada,Kabel,ada@example.com,yes,Delft",
  );
  expect(await imported(app, more, later)).toMatchObject({ created: 0, updated: 1 });
  const { record: after, consents } = await named(app, "Ada");
  expect([after.location, after.dataRetentionUntil]).toEqual(["Delft", before.dataRetentionUntil]);
  expect(consents).toHaveLength(1);
  const again = rows(
    "First name,Last name,E-mail,Consent,Consent given on",
    "Ada,Kabel,ada@example.com,yes,2026-05-01",
  );
  await imported(app, again, later);
  expect((await named(app, "Ada")).record.dataRetentionUntil).toBe("2027-05-01");
});
