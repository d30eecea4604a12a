import { expect, test } from "bun:test";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { imports } from "@/modules/crm/imports";
import { workbookOf } from "@/src/sheets";
import { timesheets } from "..";

const week = "2025-12-22";

async function desk() {
  const app = testApp();
  const { as, ask } = await signedIn(app, "recruiter");
  const { id, version } = await deployed(as, { startDate: "2025-12-23", endDate: null });
  await deployments.setStatus(as, id, { version, status: "active" });
  const send = async (body: object) =>
    (await ask("POST", "/api/timesheets/imports", { body })).json();
  return { app, as, id, send };
}

test("a table in any of the three languages is taken over as a whole, once", async () => {
  const { app, id, send } = await desk();
  const text =
    "Plaatsing;Datum;Van;Tot;Pauze;Uren\nD-0001;2025-12-23;22:00;06:00;30;\nD-0001;2025-12-24;;;;7,5\n";
  const dry = await send({ text, dryRun: true });
  expect(dry).toEqual({ weeks: [{ number: "D-0001", week, minutes: 900 }], faults: [] });
  expect(await timesheets.ofDeployment(app, id)).toEqual([]);
  await send({ text });
  await send({ text });
  const [sheet] = await timesheets.ofDeployment(app, id);
  expect(sheet).toMatchObject({ status: "open", minutes: 900, version: 2 });
  await send({ text, submit: true });
  expect(await send({ text })).toMatchObject({ faults: [{ line: 2 }, { line: 3 }] });
});

test("a file with a wrong line leaves nothing, and says each with its line", async () => {
  const { app, id, send } = await desk();
  const head = "deployment,day,hours,type";
  const lines = ["D-0001,2025-12-23,8,regular", "D-0001,2025-12-22,8,", "D-9999,2025-12-23,8,"];
  const wrong = ["D-0001,2025-12-24,8,lunch", "D-0001,yesterday,8,"];
  const { faults } = await send({ text: [head, ...lines, ...wrong].join("\n") });
  expect(faults.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5, 6]);
  expect(await timesheets.ofDeployment(app, id)).toEqual([]);
  expect(await send({ text: "name,hours\nAda,8" })).toMatchObject({ faults: [{ line: 1 }] });
});

test("SETU Timecards bring intervals, breaks and totals", async () => {
  const { app, id, send } = await desk();
  const coded = (value: string, schemeAgencyId = "Customer") => ({ value, schemeAgencyId });
  const interval = (code: string, start: string, end?: string, timeTotal?: string) => ({
    id: coded("1"),
    typeCode: { value: code },
    period: { dateTimePeriod: { start, ...(end && { end }) } },
    ...(timeTotal && { timeTotal }),
  });
  const card = {
    documentId: coded("T-1"),
    person: { id: [coded("P-1")] },
    period: { datePeriod: { start: week, end: "2025-12-28" } },
    staffingIds: { assignmentId: coded("D-0001", "Supplier") },
    timeInterval: [
      interval("HT100", "2025-12-23T08:00:00+01:00", "2025-12-23T16:30:00+01:00", "PT8H"),
      interval("HT200", "2025-12-24T08:00:00", undefined, "PT2H30M"),
      interval("HT300", "2025-12-26T22:00:00", "2025-12-27T06:00:00"),
    ],
  };
  expect(await send({ text: JSON.stringify(card), submit: true })).toMatchObject({ faults: [] });
  const [sheet] = await timesheets.ofDeployment(app, id);
  expect(sheet).toMatchObject({
    status: "submitted",
    entries: [
      { hourType: "regular", from: 480, until: 990, breakMinutes: 30 },
      { hourType: "overtime", minutes: 150 },
      { hourType: "regular", from: 1320, until: 1800, breakMinutes: 0 },
    ],
  });
  expect(await send({ text: "[{}]" })).toMatchObject({ weeks: [], faults: [{ line: 1 }] });
});

test("a workbook brings days and times as it keeps them, and a table may have lines above its head", async () => {
  const { app, id, send } = await desk();
  const head = ["Einsatz", "Datum", "von", "bis", "Pause"];
  const rows = [["D-0001", "2025-12-23", 1 / 3, 2 / 3, 30]];
  const book = (await workbookOf([{ title: "Hours", head, rows }])).toBase64();
  expect(await send({ file: book, dryRun: true })).toMatchObject({ faults: [] });
  await send({ file: book });
  const table = new TextEncoder().encode(
    "Hours of the week\nPlaatsing;Datum;Uren\nD-0001;gisteren;4\n",
  );
  expect(await send({ file: table.toBase64() })).toMatchObject({ faults: [{ line: 3 }] });
  expect(await timesheets.ofDeployment(app, id)).toMatchObject([
    { entries: [{ day: "2025-12-23", from: 480, until: 960, breakMinutes: 30 }] },
  ]);
  expect(await send({})).toMatchObject({ fields: { file: "Choose a file." } });
  imports.leave(app);
});
