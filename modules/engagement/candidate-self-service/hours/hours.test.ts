import { afterEach, expect, test } from "bun:test";
import { letters } from "@/modules/platform/mail/schema";
import { settings } from "@/modules/platform/settings";
import { files } from "@/modules/records/files";
import { timesheets } from "@/modules/staffing/timesheets";
import { request } from "@/modules/testing";
import { press, read, sentTo, somebody } from "../fixtures";
import { fieldsOf, readHours } from "./fields";
import { atWork, seenIn, shift, week } from "./fixtures";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

const begin = async () => {
  const it = await atWork();
  opened.push(it.server);
  return it;
};

test("planned shifts are taken over by one tap and handed in by another, in every language", async () => {
  const { app, link, path, send, sheet } = await begin();
  expect(await read(app, link)).toContain("Not entered yet");
  for (const lang of ["en", "nl", "de"]) {
    const page = await read(app, `${path}?lang=${lang}`);
    expect(page.slice(page.indexOf("<body>"))).not.toMatch(/\{\w+\}|undefined|\[object/);
  }
  const filled = await send({ deed: "planned", version: "0" });
  expect([filled.status, filled.headers.get("location")]).toEqual([303, `${path}?said=kept`]);
  const { version = 0 } = (await sheet()) ?? {};
  const form = await read(app, path);
  expect(form).toContain('value="08:00"');
  // The deployment had not begun on Monday.
  expect(form).not.toContain(`name="${week}_0_from"`);
  const typed = Object.fromEntries(
    ["2025-12-30", "2025-12-31"].flatMap((day) =>
      Object.entries(fieldsOf([{ day, hourType: "regular", ...shift }])),
    ),
  );
  const handed = await send({ deed: "submit", version: String(version), ...typed });
  expect(handed.headers.get("location")).toEndWith("said=submitted");
  expect(await sheet()).toMatchObject({
    ...{ status: "submitted", minutes: 960, submittedBy: "candidate portal link" },
  });
  const page = await read(app, `${path}?said=submitted`);
  expect(page).toContain("08:00–17:00 (8 hours)");
  expect(page).not.toContain("data-keep");
  expect(await read(app, link)).toContain("Submitted · 16 hours");
});

test("what is sent twice is kept once, and what others changed meanwhile is not typed over", async () => {
  const { as, send, sheet } = await begin();
  const typed = { version: "0", "2025-12-30_0_from": "08:00", "2025-12-30_0_until": "16:00" };
  await send({ deed: "save", ...typed });
  const { version = 0, id = "" } = (await sheet()) ?? {};
  expect((await send({ deed: "save", ...typed })).headers.get("location")).toEndWith("said=kept");
  expect((await sheet())?.version).toBe(version);
  await timesheets.save(as, id, { version, entries: [], holidays: [] });
  const late = await send({ deed: "submit", ...typed });
  expect(late.headers.get("location")).toEndWith("said=stale");
  expect(await sheet()).toMatchObject({ status: "open", entries: [] });
});

test("hours of a day that is still to come are kept, and not handed in before it has begun", async () => {
  const { app, path, send, sheet } = await begin();
  const typed = { "2025-12-30_0_hours": "8", "2026-01-03_0_hours": "8" };
  const early = await send({ deed: "submit", version: "0", ...typed });
  expect(early.headers.get("location")).toEndWith("said=early");
  expect(await sheet()).toMatchObject({ status: "open", minutes: 960 });
  expect(await read(app, `${path}?said=early`)).toContain("still to come");
});

test("a half-typed week comes back with its fields and what is wrong with them", async () => {
  const { send, sheet } = await begin();
  const answer = await send({
    ...{ deed: "submit", version: "0", "2025-12-30_0_from": "08:00", "2025-12-31_0_hours": "99" },
    ...{ "2026-01-02_0_from": "08:00", "2026-01-02_0_until": "09:00", "2026-01-02_0_pause": "60" },
  });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  for (const words of ['value="08:00"', 'value="99"', "Enter both times.", "24 at most"])
    expect(page).toContain(words);
  expect(page).toContain("The break is longer than the shift.");
  expect(await sheet()).toBeUndefined();
});

test("a missing break is said by the law of the country, and a dispute with its reason", async () => {
  const { app, as, path, link, send, sheet } = await begin();
  const typed = { "2025-12-30_0_from": "22:00", "2025-12-30_0_until": "06:00" };
  await send({ deed: "submit", version: "0", ...typed });
  const asked = await read(app, `${path}?said=odd`);
  expect(asked).toContain("Tue 30 Dec: break too short (ATW 5:4)");
  const kept = { deed: "submit", version: "2", seen: seenIn(asked), ...typed };
  expect((await send(kept)).headers.get("location")).toEndWith("said=submitted");
  const { id = "", version = 0 } = (await sheet()) ?? {};
  await timesheets.dispute(as, id, { version, reason: "Left at <four>." });
  expect(await read(app, link)).toContain("Left at &lt;four&gt;.");
  const again = { version: String(version + 1), "2025-12-30_0_hours": "7,5" };
  await send({ deed: "submit", ...again });
  const seen = seenIn(await read(app, `${path}?said=odd`));
  await send({ deed: "submit", ...again, version: String(version + 2), seen });
  expect(await sheet()).toMatchObject({ status: "submitted", minutes: 450, reason: null });
});

test("no link opens the week of anybody else, of a week to come or of other days", async () => {
  const { app, link, path, id, ...it } = await begin();
  const other = await somebody({ app, ...it }, "Boris");
  const theirs = await sentTo({ app, ...it }, other);
  expect((await request(app, "GET", `${theirs}/hours/${id}/${week}`)).status).toBe(404);
  const sent = { deed: "submit", version: "0" };
  expect((await press(app, `${theirs}/hours/${id}/${week}`, sent)).status).toBe(404);
  expect((await request(app, "GET", `${link}/hours/${id}/2026-01-05`)).status).toBe(404);
  expect((await request(app, "GET", `${link}/hours/${id}/2025-12-22`)).status).toBe(404);
  expect((await request(app, "GET", path.replace(/me\/\w+/, "me/none"))).status).toBe(404);
});

test("hours are read as people write them, and nights end on the next day", () => {
  const day = "2026-01-02";
  const of = (fields: object) =>
    readHours(
      Object.fromEntries(Object.entries(fields).map(([name, it]) => [`${day}_0_${name}`, it])),
      [day],
    );
  for (const hours of ["7.5", "7,5", "7:30"])
    expect(of({ hours }).entries).toEqual([{ day, hourType: "regular", minutes: 450 }]);
  expect(of({ from: "22:00", until: "06:00", pause: "30", type: "night" })).toEqual({
    entries: [{ day, hourType: "night", from: 1320, until: 1800, breakMinutes: 30 }],
    faults: {},
  });
  expect(of({ from: "8", until: "06:00" }).faults).toEqual({ [`${day}_0_from`]: "times" });
});

test("an expense is entered with a photo of its receipt, seen and removed; what can't be read is said", async () => {
  const { app, as, id, path, send, sheet } = await begin();
  await send({ deed: "planned", version: "0" });
  const spend = async (fields: Record<string, string | File>) => {
    const version = String((await sheet())?.version ?? 0);
    return press(app, `${path}/expenses?lang=nl`, { version, ...fields });
  };
  const saved = async (fields: Record<string, string | File>) =>
    (await spend(fields)).headers.get("location");
  const receipt = new File(["%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n"], "receipt.pdf", {
    type: "application/pdf",
  });
  const hotel = { kind: "lodging", spentOn: "2025-12-31", amount: "121,00", vat: "21" };
  expect(await saved({ ...hotel, receipt })).toBe(`${path}?lang=nl&said=spentWithReceipt#expenses`);
  const [spent] = (await sheet())?.expenses ?? [];
  expect(spent).toMatchObject({ amountCents: 12_100, vatCents: 2100 });
  expect(await files.find(as, spent?.receiptFileId ?? "")).toMatchObject({ recordId: id });
  const shown = await read(app, `${path}?lang=nl&said=spentWithReceipt`);
  expect(shown).toMatch(/Verblijf, €\s121,00 · bon ontvangen/);
  expect(shown).toContain("Onkosten opgeslagen, en de bon is ontvangen.");
  // What is said of an expense answers no hours: those that were typed meanwhile stay.
  expect(shown).not.toContain('data-taken="hours');
  const disguised = new File(["no receipt"], "receipt.pdf", { type: "application/pdf" });
  const refused: [Record<string, string | File>, string][] = [
    [{ ...hotel, receipt: disguised }, "niet te lezen als foto of pdf"],
    [{ kind: "mileage", spentOn: "2025-12-31", note: "Naar <Almere>" }, "Vul de kilometers in"],
    [{ kind: "lodging", spentOn: "2025-12-29", amount: "9" }, "Kies een dag van deze week."],
    [{ ...hotel, currency: "XAU" }, "geen koers bekend"],
    [{ ...hotel, amount: "", receipt }, "Kies je bon opnieuw"],
  ];
  for (const [fields, words] of refused) {
    const answer = await spend(fields);
    const page = await answer.text();
    expect([answer.status, page.match(/<details open>/g)?.length]).toEqual([422, 1]);
    expect(page).toContain(words);
    expect(page).toMatch(/aria-invalid="true" aria-describedby="expense-\w+-fault"/);
    for (const typed of [fields["amount"], fields["note"]].filter((it) => typeof it === "string"))
      expect(page).toContain(`value="${Bun.escapeHTML(typed)}"`);
  }
  expect((await sheet())?.expenses).toHaveLength(1);
  expect(await saved({ remove: spent?.id ?? "" })).toEndWith("said=removed#expenses");
  expect((await sheet())?.expenses).toEqual([]);
  expect(await saved({ ...hotel, currency: "GBP" })).toEndWith("said=spent#expenses");
  expect(await read(app, `${path}?lang=de`)).toMatch(
    /121,00\s£ = 139,43\s€ zum Kurs vom 21\. Oktober 2025/,
  );
  const late = await press(app, `${path}/expenses?lang=nl`, { version: "0", ...hotel });
  expect([late.status, (await late.text()).includes('value="121,00"')]).toEqual([422, true]);
});

test("the week says until when it is handed in, and whoever is late is reminded once where that is set", async () => {
  const { app, path, sheet } = await begin();
  expect(await read(app, path)).toContain("Please submit by 6 January 2026");
  await timesheets.expectPast(app, "2026-01-05");
  expect(await sheet()).toMatchObject({ status: "expected" });
  const approval = { isAutomatic: true, reminderHours: 24, secondHours: 48, linkDays: 21 };
  expect(await timesheets.chaseLate(app, "2026-01-07")).toBe(0);
  await settings.save(app, "timesheets", { value: { ...approval, isChased: true } });
  expect(await timesheets.chaseLate(app, "2026-01-06")).toBe(0);
  expect(await timesheets.chaseLate(app, "2026-01-07")).toBe(1);
  const waiting = async () =>
    (await app.db.select().from(letters)).filter(({ onceKey }) => onceKey.startsWith("hours-miss"));
  expect(await waiting()).toHaveLength(1);
  await timesheets.chaseLate(app, "2026-01-08");
  expect(await waiting()).toHaveLength(1);
});
