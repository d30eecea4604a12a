import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { imports } from "@/modules/crm/imports";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { workbookOf } from "@/src/sheets";
import { timesheets } from "../..";

async function desk() {
  const app = testApp();
  const { as, ask } = await signedIn(app, "recruiter");
  const person = await added(as, { email: "ada@people.example" });
  const running = { startDate: "2025-12-23", endDate: null };
  const { id } = await deployed(as, { candidateId: person.id, ...running });
  const send = async (body: object) =>
    (await ask("POST", "/api/timesheets/expense-imports", { body })).json();
  const kept = async () =>
    (await timesheets.listByDeployment(app, id)).flatMap((it) => it.expenses);
  return { app, as, id, person, send, kept };
}

const hotel = { kind: "lodging", spentOn: "2025-12-23", amountCents: 12_100, vatCents: 2100 };
const drive = { kind: "mileage", spentOn: "2025-12-24", amountCents: 0, kilometres: 120 };

/** The same two expenses as sheets of three languages and exports of other programs have them. */
const sheets: [string, string][] = [
  [
    "English",
    "Name,Date,Type,Amount,VAT,Currency,Km,Note\n" +
      'NAME,2025-12-23,Lodging,121.00,21.00,EUR,,Hotel Ada\n"FAMILY, GIVEN",24/12/2025,Mileage,,,,120,',
  ],
  [
    "Dutch",
    "Onkosten week 52;;;;;;\n\nMedewerker;Datum;Soort;Bedrag incl. btw;Btw;Kilometers;Omschrijving\n" +
      "NAME;di 23-12-2025;Overnachting;€ 121,00;21%;;Hotel Ada\nC-0001;24-12-2025;Eigen auto;;;120 km;\n;;Totaal;121,00;;;",
  ],
  [
    "German",
    "Mitarbeiter;Belegdatum;Kostenart;Nettobetrag;MwSt. (%);Gefahrene km;Bemerkung\n" +
      "NAME;23.12.2025;Übernachtung;100,00;21;;Hotel Ada\nEMAIL;24.12.2025;Kilometergeld;;;120,4;",
  ],
  [
    "Expensify",
    '"Report Owner","Timestamp","Merchant","Amount","Category","Reimbursable","Original Currency","Distance","Tax"\n' +
      '"EMAIL","2025-12-23 18:02:11","Hotel Ada","121.00","Travel: Hotel","yes","EUR","","21.00"\n' +
      '"EMAIL","2025-12-24 09:00:00","","0.00","Mileage","yes","EUR","120","0.00"',
  ],
  [
    "SAP Concur",
    "Employee Last Name,Employee First Name,Expense Type,Transaction Date,Vendor,Transaction Amount,Transaction Currency,Total Tax Posted Amount,Business Distance\n" +
      "FAMILY,GIVEN,Hotel,12/23/2025,Hotel Ada,121.00,EUR,21.00,\nFAMILY,GIVEN,Personal Car Mileage,12/24/2025,,0,EUR,0,120",
  ],
];

test("expenses of sheets in three languages and of other programs come to the person's week, once", async () => {
  const { app, send, kept, person } = await desk();
  for (const [system, text] of sheets) {
    const named = text
      .replaceAll("NAME", `${person.firstName} ${person.lastName}`)
      .replaceAll("GIVEN", person.firstName)
      .replaceAll("FAMILY", person.lastName)
      .replaceAll("EMAIL", String(person.email));
    const file = new TextEncoder().encode(named).toBase64();
    const isFirst = system === "English";
    const week = { number: "D-0001", week: "2025-12-22", added: isFirst ? 2 : 0 };
    expect({ system, ...(await send({ file, dryRun: true })) }).toMatchObject({
      ...{ system, faults: [], weeks: [{ ...week, known: isFirst ? 0 : 2 }] },
    });
    expect(await kept()).toHaveLength(isFirst ? 0 : 2);
    const amounts = isFirst ? [{ currency: "EUR", cents: 12_100 }] : [];
    const { weeks } = await send({ file });
    expect(weeks).toMatchObject([{ ...week, kilometres: isFirst ? 120 : 0, amounts }]);
    expect(await kept()).toMatchObject([{ ...hotel, note: "Hotel Ada" }, drive]);
  }
  imports.closeReader(app);
});

test("each wrong cell is told by its row and column, and nothing is kept", async () => {
  const { app, send, kept } = await desk();
  const head = ["Deployment", "Day", "Type", "Amount", "VAT", "Currency", "Km", "Reimbursable"];
  const rows = [
    ["D-0001", "2025-12-23", "Hotel", "100", "", "EUR", "", "yes"],
    [null, null, null, null, null, null, null, null],
    ["D-0001", "one day", "Party", "-5", "", "EUR", "", ""],
    ["D-0001", "2025-12-23", "Hotel", "1.234", "", "Euros", "", ""],
    ["D-0001", "2025-12-23", "Hotel", "12", "13", "", "", "no"],
    ["D-0001", "2025-12-23", "Mileage", "12", "", "", "", ""],
    ["D-0001", "2025-12-22", "Hotel", "12", "", "", "", ""],
    ["D-0001", "2025-12-24", "Mileage", "", "", "", "12.5 mi", ""],
  ];
  const file = (await workbookOf([{ title: "Expenses", head, rows }])).toBase64();
  const { weeks, faults } = await send({ file });
  const places = faults.map(
    (it: { line: number; column?: string }) => `${it.column ?? ""}${it.line}`,
  );
  expect(places).toEqual(["B4", "C4", "D4", "D5", "F5", "H6", "E6", "G7", "8", "G9"]);
  expect(weeks).toEqual([]);
  expect(await kept()).toEqual([]);
  expect(await send({ text: "name,day\nAda,2025-12-23" })).toMatchObject({ faults: [{ line: 1 }] });
  expect(await send({})).toMatchObject({ fields: { file: "Choose a file." } });
  imports.closeReader(app);
});

test("two receipts alike are two expenses, what was there keeps its receipt, and a week has its limit", async () => {
  const { app, as, id, send, kept } = await desk();
  const sheet = await timesheets.open(as, id, "2025-12-22");
  const taxi = "D-0001,2025-12-23,Taxi,10";
  const table = (rows: string[]) => ["deployment,day,type,amount", ...rows].join("\n");
  const text = table([taxi, taxi]);
  await send({ text });
  await send({ text });
  expect(await kept()).toHaveLength(2);
  const more = Array.from({ length: 39 }, (_, n) => `D-0001,2025-12-23,Meal,${n + 1}`);
  expect(await send({ text: table(more) })).toMatchObject({ weeks: [], faults: [{ line: 40 }] });
  const { version } = await timesheets.find(app, sheet.id);
  await timesheets.submit(as, sheet.id, version);
  expect(await send({ text })).toMatchObject({ weeks: [], faults: [{ line: 2 }, { line: 3 }] });
});
