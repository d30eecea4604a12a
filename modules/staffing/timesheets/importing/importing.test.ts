import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
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
  const email = "ada@people.example";
  const person = await added(as, { email });
  const client = await company(as);
  const { id, version } = await deployed(as, {
    ...{ candidateId: person.id, clientId: client.id },
    ...{ startDate: "2025-12-23", endDate: null },
  });
  await deployments.setStatus(as, id, { version, status: "active" });
  const send = async (body: object) =>
    (await ask("POST", "/api/timesheets/imports", { body })).json();
  return { app, as, id, send, person, client };
}

test("a table in any of the three languages is taken over as a whole, once", async () => {
  const { app, id, send } = await desk();
  const text =
    "Plaatsing;Datum;Van;Tot;Pauze;Uren\nD-0001;2025-12-23;22:00;06:00;30;\nD-0001;2025-12-24;;;;7,5\n";
  const dry = await send({ text, dryRun: true });
  expect(dry).toEqual({
    weeks: [{ number: "D-0001", name: expect.any(String), week, minutes: 900 }],
    faults: [],
  });
  expect(await timesheets.listByDeployment(app, id)).toEqual([]);
  await send({ text });
  await send({ text });
  const [sheet] = await timesheets.listByDeployment(app, id);
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
  expect(await timesheets.listByDeployment(app, id)).toEqual([]);
  expect(await send({ text: "name,hours\nAda,8" })).toMatchObject({ faults: [{ line: 1 }] });
});

test("SETU Timecards bring intervals, breaks and totals", async () => {
  const { app, id, send } = await desk();
  const coded = (value: string, schemeAgencyId = "Customer") => ({ value, schemeAgencyId });
  const interval = (code: string, start: string, end?: string, timeTotal?: string | number) => ({
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
      interval("HT100", "2025-12-23T08:00:00+01:00", "2025-12-23T16:30:00+01:00", "8.00"),
      interval("HT200", "2025-12-24T08:00:00", undefined, "PT2H30M"),
      interval("HT300", "2025-12-26T22:00:00", "2025-12-27T06:00:00"),
    ],
  };
  const timed = (timeTotal: string | number) => {
    const timeInterval = [
      interval("HT100", "2025-12-23T08:00:00", "2025-12-23T17:00:00", timeTotal),
    ];
    return send({ text: JSON.stringify({ ...card, timeInterval }), dryRun: true });
  };
  for (const eight of ["8", 8, "8.00", "PT8H", "PT8H0M"])
    expect(await timed(eight)).toMatchObject({ weeks: [{ minutes: 480 }], faults: [] });
  for (const wrong of ["8:00", "eight", "9.5", "PT8X"])
    expect(await timed(wrong)).toMatchObject({ weeks: [], faults: [{ line: 1 }] });
  expect(await send({ text: JSON.stringify(card), submit: true })).toMatchObject({ faults: [] });
  const [sheet] = await timesheets.listByDeployment(app, id);
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
  expect(await timesheets.listByDeployment(app, id)).toMatchObject([
    { entries: [{ day: "2025-12-23", from: 480, until: 960, breakMinutes: 30 }] },
  ]);
  expect(await send({})).toMatchObject({ fields: { file: "Choose a file." } });
  imports.closeReader(app);
});

/** Exports of other systems, as their public documents head them, of one person on 23 and 24 December. */
const exports: [string, string][] = [
  [
    "Clockify",
    '"Project","Client","User","Email","Start Date","Start Time","End Date","End Time","Duration (h)","Duration (decimal)"\n' +
      '"Hall 3","","NAME","","12/23/2025","08:00:00 AM","12/23/2025","04:30:00 PM","08:30:00","8.50"\n' +
      '"Hall 3","","NAME","","12/24/2025","08:00:00 AM","12/24/2025","12:00:00 PM","04:00:00","4.00"',
  ],
  [
    "Toggl",
    "User,Email,Client,Start date,Start time,End date,End time,Duration\n" +
      "NAME,,,2025-12-23,08:00:00,2025-12-23,16:30:00,08:30:00\n" +
      "NAME,,,2025-12-24,08:00:00,2025-12-24,12:00:00,04:00:00",
  ],
  [
    "Harvest",
    "Date,Client,Project,Task,Hours,First Name,Last Name\n" +
      "2025-12-23,CLIENT,Hall 3,Works,8.5,GIVEN,FAMILY\n2025-12-24,CLIENT,Hall 3,Works,4,GIVEN,FAMILY",
  ],
  [
    "QuickBooks Time",
    "username,fname,lname,local_date,local_day,local_start_time,local_end_time,hours\n" +
      "EMAIL,GIVEN,FAMILY,12/23/2025,Tue,8:00,16:30,8.5\nEMAIL,GIVEN,FAMILY,12/24/2025,Wed,8:00,12:00,4",
  ],
  [
    "a Dutch workbook",
    "Urenstaat;;;;;\nNaam;Datum;Begintijd;Eindtijd;Pauze (min);Totaal\n" +
      "FAMILY, GIVEN;di 23-12-2025;8.00;17.00;30;8,5\nFAMILY, GIVEN;24-12-25;08u00;12u30;0:30;4\n;;;;Totaal;12,5",
  ],
  [
    "a German one",
    "Mitarbeiter;Arbeitstag;Kommen;Gehen;Pause;Stundenart\n" +
      "NAME;23.12.2025;08:00 Uhr;17:00 Uhr;0,5;Normalstunden\nNAME;Mi, 24. Dezember 2025;08:00;12:00;;Normal",
  ],
  [
    "a week in columns",
    "Name;KW;Mo;Di;Mi;Do;Fr;Sa;So;Summe\nNAME;52/2025;;8,5;4:00;-;;;0;12,5\nGesamt;;;8,5;4;;;;;12,5",
  ],
  ["days as heads", "Employee,23/12/2025,24/12/2025\nEMAIL,8:30,4h00"],
  ["a number of the person", "Candidate number,Date,Hours\nC-0001,46014,8.5\nC-0001,46015,4"],
];

test("exports of other systems bring their hours by the person's name", async () => {
  const { app, send, person, client } = await desk();
  for (const [system, text] of exports) {
    const named = text
      .replaceAll("NAME", `${person.firstName} ${person.lastName}`)
      .replaceAll("GIVEN", person.firstName)
      .replaceAll("FAMILY", person.lastName.toUpperCase())
      .replaceAll("EMAIL", String(person.email))
      .replaceAll("CLIENT", client.name);
    const file = new TextEncoder().encode(named).toBase64();
    expect({ system, ...(await send({ file, dryRun: true })) }).toMatchObject({
      ...{ system, faults: [], weeks: [{ number: "D-0001", week, minutes: 750 }] },
    });
  }
  imports.closeReader(app);
});

test("a name that fits several deployments, or none, is told with the way out", async () => {
  const { as, send, person } = await desk();
  const name = `${person.firstName} ${person.lastName}`;
  const hours = (who: string, day = "2025-12-24", client = "") =>
    send({ text: `name,date,hours,client\n${who},${day},8,${client}`, dryRun: true });
  const sentence = async (...asked: Parameters<typeof hours>) =>
    (await hours(...asked)).faults[0]?.sentence;
  expect(await sentence("Nobody Known")).toContain("No deployment of this person");
  expect(await sentence(name, "2025-12-01")).toContain("No deployment of this person");
  expect(await sentence(name, "2025-12-24", "Elsewhere")).toContain("this client");
  await deployed(as, {
    candidateId: person.id,
    startDate: "2025-12-01",
    endDate: "2025-12-31",
    partTimeReason: "Evenings",
  });
  expect(await sentence(name)).toContain("several deployments");
});
