import { expect, test } from "bun:test";
import { added as company } from "@/modules/crm/clients/fixtures";
import { files } from "@/modules/records/files";
import { deployments } from "@/modules/staffing/deployments";
import { type Details, deployed } from "@/modules/staffing/deployments/fixtures";
import { rateCards } from "@/modules/staffing/rates/cards/schema";
import { rateCards as cards } from "@/modules/staffing/rates/cards";
import { signedIn, testApp } from "@/modules/testing";
import { addDays } from "@/src/calendar";
import { timesheets } from ".";

const shift = (day: string, from: number, until: number) => ({
  day,
  hourType: "regular" as const,
  from,
  until,
  breakMinutes: 0,
});

const now = new Date("2027-04-01T12:00:00Z");

/** Somebody at work, one colleague who types and one who approves. */
async function desk(details: Details = {}) {
  const app = testApp({ now: () => now });
  const [typing, approving] = [await signedIn(app, "recruiter"), await signedIn(app, "recruiter")];
  const begun = { startDate: "2026-01-01", endDate: null, country: "NL", location: "Amsterdam" };
  const row = await deployed(app, { ...begun, ...details });
  const { id } = row;
  await deployments.setStatus(app, id, { version: row.version, status: "active" });
  const file = new File(["Approved by mail"], "mail.txt", { type: "text/plain" });
  const about = { kind: "deployment" as const, recordId: id, file };
  const proof = await files.add(typing.as, { ...about, type: "letter", audience: "internal" });
  const approved = async (week: string, entries: ReturnType<typeof shift>[]) => {
    const sheet = await timesheets.open(app, id, week);
    await timesheets.save(typing.as, sheet.id, { version: 1, entries, submit: true });
    return timesheets.approve(approving.as, sheet.id, { version: 2, proofFileId: proof.id });
  };
  const linesIn = async (from: string) => {
    const lines = await timesheets.lines(app, { client: row.clientId, from, to: addDays(from, 7) });
    return lines.map((it) => `${it.workedOn} ${it.hourType} ${it.minutes}`);
  };
  const put = async (sheet: { id: string; version: number }, body: object) =>
    typing.ask("PUT", `/api/timesheets/${sheet.id}`, { body: { version: sheet.version, ...body } });
  return { app, id, row, typing, approving, approved, linesIn, put };
}

const holidayCard = {
  validFrom: "2026-01-01",
  validTo: null,
  currency: "EUR",
  payScale: null,
  rates: [
    { hourType: "regular" as const, billCents: 5000, payCents: 2500 },
    { hourType: "publicHoliday" as const, billCents: 11_000, payCents: 5500 },
  ],
  rules: [{ hourType: "publicHoliday" as const, onHoliday: true as const }],
  expenses: null,
};

test("the night in which clocks are set back has nine hours, the one in spring seven, and the books agree", async () => {
  const { app, approved, linesIn } = await desk();
  const autumn = await approved("2026-10-19", [shift("2026-10-24", 1320, 1800)]);
  expect(autumn.minutes).toBe(540);
  expect(await linesIn("2026-10-19")).toEqual(["2026-10-24 regular 120", "2026-10-25 regular 420"]);
  const spring = await approved("2027-03-22", [shift("2027-03-27", 1320, 1800)]);
  expect(spring.minutes).toBe(420);
  expect(await linesIn("2027-03-22")).toEqual(["2027-03-27 regular 120", "2027-03-28 regular 300"]);
  expect(await timesheets.unbalanced(app)).toEqual([]);
});

test("a shift of which no minute passed is refused by its field", async () => {
  const { app, id, put } = await desk();
  const sheet = await timesheets.open(app, id, "2027-03-22");
  const refused = await put(sheet, { entries: [shift("2027-03-28", 120, 180)] });
  expect(await refused.json()).toMatchObject({
    fields: { "entries.0.until": expect.stringContaining("break is longer than the shift") },
  });
});

test("a Sunday night goes on into Whit Monday, which is a holiday for it", async () => {
  const { app, id, approved, linesIn } = await desk();
  await cards.add(app, { kind: "deployment", id }, holidayCard);
  const sheet = await approved("2026-05-25", [shift("2026-05-25", 480, 540)]);
  expect(sheet.holidays).toEqual(["2026-05-25"]);
  const before = await approved("2026-05-18", [shift("2026-05-24", 1320, 1800)]);
  expect(before.holidays).toEqual(["2026-05-24", "2026-05-25"]);
  expect(await linesIn("2026-05-18")).toContain("2026-05-25 publicHoliday 360");
});

test("holidays that are not named stay, and those that are named replace them", async () => {
  const { app, id, put } = await desk();
  const sheet = await timesheets.open(app, id, "2026-04-06");
  expect(sheet.holidays).toEqual(["2026-04-06"]);
  const entries = [shift("2026-04-06", 480, 960)];
  const kept = await (await put(sheet, { entries })).json();
  expect(kept.holidays).toEqual(["2026-04-06"]);
  const cleared = await (await put(kept, { entries, holidays: [] })).json();
  expect(cleared.holidays).toEqual([]);
});

test("a place that only its site names has the holidays of its region, and a country without any says so", async () => {
  const { app } = await desk();
  const client = await company(app, {
    sites: [{ name: "FRA1", city: "Frankfurt am Main", country: "DE" }],
  });
  const at = { clientId: client.id, siteId: client.sites[0]?.id ?? "", endDate: null };
  const begun = { startDate: "2026-01-01", location: null };
  const sited = await deployed(app, { ...at, ...begun });
  const corpus = await timesheets.open(app, sited.id, "2026-06-01");
  expect(corpus).toMatchObject({ holidays: ["2026-06-04"], areHolidaysKnown: true });
  const abroad = await deployed(app, { ...begun, endDate: null, country: "CZ", location: "Praha" });
  const unknown = await timesheets.open(app, abroad.id, "2026-06-01");
  expect(unknown).toMatchObject({ holidays: [], areHolidaysKnown: false });
});

test("a day that is still to come is kept and not submitted, alone or among several", async () => {
  const { app, id, typing, put } = await desk();
  const sheet = await timesheets.open(app, id, "2027-03-29");
  const entries = [shift("2027-04-01", 480, 960), shift("2027-04-03", 480, 960)];
  const refused = await put(sheet, { entries, submit: true });
  expect(await refused.json()).toMatchObject({
    fields: { "entries.1.day": expect.stringContaining("still to come") },
  });
  const { version } = await (await put(sheet, { entries })).json();
  const alone = await typing.ask("POST", `/api/timesheets/${sheet.id}/submission`, {
    body: { version },
  });
  expect(alone.status).toBe(422);
  const together = await typing.ask("POST", "/api/timesheets/submissions", {
    body: { ids: [sheet.id] },
  });
  expect(await together.json()).toEqual({ moved: [], kept: 1 });
  expect(
    (await put({ ...sheet, version }, { entries: entries.slice(0, 1), submit: true })).status,
  ).toBe(200);
});

test("a card in another currency is refused, and hours at one of former days are not approved until it is changed", async () => {
  const { app, id, typing, approved } = await desk();
  const added = await typing.ask("POST", `/api/rate-cards/of/deployment/${id}`, {
    body: { ...holidayCard, currency: "GBP" },
  });
  expect(await added.json()).toMatchObject({
    fields: { currency: expect.stringContaining("euros") },
  });
  const { own } = await cards.add(app, { kind: "deployment", id }, holidayCard);
  await app.write([app.db.update(rateCards).set({ currency: "GBP" })]);
  const entries = [shift("2026-11-16", 480, 960)];
  await expect(approved("2026-11-16", entries)).rejects.toThrow("in GBP");
  await cards.change(app, own[0]?.id ?? "", { ...holidayCard, version: own[0]?.version ?? 0 });
  const sheet = await timesheets.open(app, id, "2026-11-16");
  expect(sheet.status).toBe("submitted");
});
