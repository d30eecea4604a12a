import { expect, test } from "bun:test";
import { workbookOf } from "@/src/sheets";
import { guessMapping } from "../mapping/guess";
import { readingOf, tableOf } from "./table";

async function read(content: string | Uint8Array) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const reading = await readingOf(bytes);
  return { reading, ...(await tableOf(bytes, reading)) };
}

const fieldsOf = (head: string[], rows: string[][]) =>
  guessMapping(head, rows).guesses.map(({ field }) => field);

test("the contacts that LinkedIn hands out begin with notes, and are read from the row below them", async () => {
  const { reading, head, rows } = await read(
    [
      "Notes:",
      '"When exporting your connection data, you may notice that some of the email addresses are missing, and why."',
      "",
      "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
      "Anna,Muster,https://www.linkedin.com/in/anna-muster,,Kühlwerk,Chiller technician,01 Sep 2026",
      "Bo,Proef,https://www.linkedin.com/in/boproef,bo@example.com,Stroom BV,UPS engineer,02 Sep 2026",
    ].join("\r\n"),
  );
  expect(reading).toMatchObject({ hasHead: true, headRow: 3 });
  expect(rows.map(([first]) => first)).toEqual(["Anna", "Bo"]);
  expect(fieldsOf(head, rows)).toEqual([
    ...(["firstName", "lastName", "linkedin", "email", null, "headline", null] as const),
  ]);
});

test("a title and a line about the export stand above the names of the columns", async () => {
  const { reading, head, rows } = await read(
    [
      "Kandidatenliste Rechenzentrum;;;;",
      "Stand: 3. August 2026;;;;",
      "Nachname;Vorname;E-Mail;Telefon;Wohnort",
      "Muster;Anna;anna@example.com;+49 30 1234567;Berlin",
      "Beispiel;Bernd;bernd@example.com;+49 30 7654321;Bonn",
    ].join("\n"),
  );
  expect([reading.headRow, head[0], rows.length]).toEqual([2, "Nachname", 2]);
});

test("names of groups in merged cells stand above names that repeat", async () => {
  const { reading, head, rows } = await read(
    [
      "Person,,Home,,Work,",
      "First name,Last name,Phone,City,Phone,City",
      "Ann,Field,+44 20 7946 0958,London,+44 20 7946 0001,Slough",
      "Bob,Hill,+44 20 7946 0959,Leeds,+44 20 7946 0002,Slough",
    ].join("\n"),
  );
  expect(reading).toMatchObject({ hasHead: true, headRows: 2 });
  expect(head).toEqual([
    "First name",
    "Last name",
    "Home Phone",
    "Home City",
    "Work Phone",
    "Work City",
  ]);
  expect(rows).toHaveLength(2);
  expect(fieldsOf(head, rows)).toEqual(["firstName", "lastName", "phone", "location", null, null]);
});

test("a plain list, a list without names and a list in words that nobody knows are read as they are", async () => {
  expect((await read("Voornaam;Naam\nBo;Proef")).reading).toMatchObject({ hasHead: true });
  expect((await read("Voornaam;Naam\nBo;Proef")).reading.headRow).toBeUndefined();
  const bare = await read("Bo,Proef,bo@example.com\nAnn,Field,ann@example.com");
  expect([bare.reading.hasHead, bare.rows.length]).toEqual([false, 2]);
  const foreign = await read("Imię,Nazwisko\nAnna,Nowak\nJan,Kowal");
  expect([foreign.head, foreign.rows.length]).toEqual([["Imię", "Nazwisko"], 2]);
});

test("a workbook that begins with a cover is read from its first sheet with a table", async () => {
  const cover = { title: "Cover", head: ["Candidates of Example Ltd"], rows: [] };
  const list = { title: "List", head: ["First name", "Last name"], rows: [["Ann", "Field"]] };
  const { reading, sheets, rows } = await read(await workbookOf([cover, list]));
  expect([sheets, reading.sheet, rows]).toEqual([["Cover", "List"], 1, [["Ann", "Field"]]]);
});

test.each([
  [
    "Name;Vorname;Ort",
    ["Muster;Anna;Bonn", "Klein;Eva;Köln"],
    ["lastName", "firstName", "location"],
  ],
  [
    "Name;Vorname;Ort",
    ["Anna Muster;Anna;Bonn", "Eva Klein;Eva;Köln"],
    ["fullName", null, "location"],
  ],
  ["Voornaam;Tussenvoegsel;Achternaam", ["Bo;van der;Mal"], ["firstName", "infix", "lastName"]],
  [
    "Nombre;Apellidos;Correo electrónico;Móvil",
    ["Ana;Ruiz;a@example.com;600"],
    ["firstName", "lastName", "email", "phone"],
  ],
  [
    "Nome;Cognome;Cellulare;Città",
    ["Ada;Rossi;333;Roma"],
    ["firstName", "lastName", "phone", "location"],
  ],
  ["email2;email1;Primary Phone", ["b@x.eu;a@x.eu;1"], [null, "email", "phone"]],
  [
    "Owner email;Company phone",
    ["a@x.eu;030 1234567", "a@x.eu;030 1234567", "a@x.eu;030 1234567"],
    [null, null],
  ],
] as const)(
  "%s: what a column holds is told by its name and by those beside it",
  (head, rows, fields) => {
    const cells = rows.map((row) => row.split(";"));
    expect(fieldsOf(head.split(";"), cells)).toEqual([...fields]);
  },
);

test("the names of groups are passed by where no name of the row below is known either", async () => {
  const { reading, head } = await read(
    [
      "Lista kandydatek i kandydatów;;;;",
      ";Osoba;;Praca;",
      "Nr;Imię;Nazwisko;Stanowisko;Stawka",
      "1;Anna;Wzór;Automatyk;70",
      "2;Piotr;Próba;Elektryk;65",
    ].join("\n"),
  );
  expect([reading.headRow, reading.headRows, head[1]]).toEqual([2, undefined, "Imię"]);
});

test("a group is said with a name that means nothing without it", async () => {
  const { head, rows } = await read(
    [
      "Kandidaat,,Telefoon,,E-mail",
      "Voornaam,Achternaam,Zakelijk,Thuis,Werk",
      "Anne,Voorbeeld,+31 20 123 4567,+31 30 123 4567,anne@example.nl",
      "Loek,Proef,+31 20 123 4568,+31 30 123 4568,loek@example.nl",
    ].join("\n"),
  );
  expect(head).toEqual([
    ...["Voornaam", "Achternaam", "Telefoon Zakelijk", "Telefoon Thuis", "E-mail Werk"],
  ]);
  expect(fieldsOf(head, rows)).toEqual([
    ...(["firstName", "lastName", null, "phone", "email"] as const),
  ]);
});
