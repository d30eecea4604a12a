import { afterAll, expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { testApp } from "@/modules/testing";
import { itemsOf, listOf } from "@/src/sheets";
import type { App } from "@/src/app";
import { draft } from "../fixtures";
import { imports } from "../index";
import { dayIn } from "./quantities";

const apps: App[] = [];
afterAll(() => apps.forEach(imports.closeReader));

function house() {
  const app = testApp();
  apps.push(app);
  return app;
}

const everybody = async (app: App) => {
  const query = { status: "all", archived: "no", sort: "name", limit: 200 } as const;
  const { candidates: all } = await candidates.list(app, query);
  return Promise.all(all.map(({ id }) => candidates.find(app, id)));
};

test.each([
  ...(["2. August 2026", "02. Aug. 2026", "2 augustus 2026", "2 août 2026", "2 aout 26"] as const),
  ...(["2nd August 2026", "August 2, 2026", "So., 2. August 2026", "2-aug-2026"] as const),
])("%s is a day", (text) => {
  expect(dayIn(text)).toBe("2026-08-02");
});

test.each([
  ["3 mrt 2026", "2026-03-03"],
  ["3. März 2026", "2026-03-03"],
  ["1er février 2026", "2026-02-01"],
  ["1. Jänner 2026", "2026-01-01"],
  ["1 juil. 2026", "2026-07-01"],
  ["1 juin 2026", "2026-06-01"],
  ["31. Februar 2026", null],
  ["12 Monate 2026", null],
  ["04/13/2026", null],
] as const)("%s is the day %s", (text, day) => {
  expect(dayIn(text)).toBe(day);
});

test.each([
  ["Elektrik / Klima/USV-Technik; TCP/IP", ["Elektrik", "Klima", "USV-Technik", "TCP/IP"]],
  ["24/7, CI/CD, A/C", ["24/7", "CI/CD", "A/C"]],
  ['"Elektrik/Klima"', ["Elektrik/Klima"]],
] as const)("strokes part the things of %s", (cell, items) => {
  expect(itemsOf(cell)).toEqual([...items]);
  expect(itemsOf(listOf(items))).toEqual([...items]);
});

const head =
  "Vorname;Nachname;E-Mail;Telefon;Ort;Land;Skills;Einsatzländer;Verfügbar ab;Geburtsdatum";
const dirty = [
  head,
  "Anna;Muster;anna@example.com;k.A.;-;Deutschland;USV / Kälte/SPS;DE/NL;2. August 2026;1.2.1990",
  "Bernd;Beispiel;n/a;'+49 30 1234567;k. A.;k.A.;keine Angabe;;–;",
  "Carla;Claro;;siehe CV;;;;;;3.4.1991",
  "Summe: 500;;;;;;;;;",
  ";;;;;;;;;",
  "Total;3;;;;;;;;",
].join("\r\n");

test("what says nothing is nothing, a sum is nobody, and what is not taken in is listed", async () => {
  const app = house();
  const { id, version } = await draft(app, dirty);
  const check = await imports.check(app, id);
  expect(check).toMatchObject({ create: 2, blocked: 1, total: 5, unknown: [] });
  expect(check.problems).toMatchObject([{ field: "phone", code: "invalid", count: 1 }]);
  const sums = [
    { n: 3, words: "Summe: 500" },
    { n: 4, words: "Total 3" },
  ];
  expect(check.sums).toEqual({ count: 2, rows: sums });
  expect(check.unread).toEqual([{ column: 9, name: "Geburtsdatum", count: 2 }]);
  await imports.change(app, id, { version, plan: { repairs: { "phone:invalid": "empty" } } });
  expect(await imports.runThrough(app, id)).toMatchObject({ created: 3, rejected: 2 });
  const [bernd, carla, anna] = await everybody(app);
  expect([bernd?.email, bernd?.phone, bernd?.location, bernd?.country]).toEqual([
    ...[null, "+49 30 1234567", null, null],
  ]);
  expect(carla?.phone).toBeNull();
  expect(anna).toMatchObject({ phone: null, location: null, availableFrom: "2026-08-02" });
  expect(anna?.willingCountries).toEqual(["DE", "NL"]);
  expect(anna?.skills).toHaveLength(3);
  const refused = await (await imports.rejectedRows(app, id)).content;
  expect(String(refused).match(/Adds up other rows and is nobody/g)).toHaveLength(2);
});

test("who shares only a name and a place with somebody comes in, and the warning says with whom", async () => {
  const app = house();
  const known = await added(app, {
    ...{ firstName: "Jürgen", lastName: "Müller", location: "München" },
    ...{ email: "jm@example.com", phone: "+49 89 111111111" },
  });
  const text = [
    "Vorname;Nachname;Ort;E-Mail;Telefon",
    "Jürgen;Müller;München;other@example.com;+49 89 222222222",
    "Jürgen;Müller;München;third@example.com;+49 89 333333333",
    "Eva;Klein;Bonn;eva@example.com;",
    "Eva;Klein;Köln;eva@example.com;",
    "Jörg;Groß;Ulm;;",
    "Joerg;Gross;Ulm;jg@example.com;",
  ].join("\n");
  const { id, version } = await draft(app, text);
  const check = await imports.check(app, id);
  expect(check).toMatchObject({ create: 5, skip: 1, alike: { count: 3 }, doubles: { count: 1 } });
  const candidate = { id: known.id, number: known.number, name: "Jürgen Müller" };
  const alike = { signs: ["name-place"], choice: "create", name: "Jürgen Müller" };
  expect(check.alike.rows.filter((it) => it.candidate)).toEqual([
    { n: 0, sameAs: null, candidate, ...alike } as never,
    { n: 1, sameAs: null, candidate, ...alike } as never,
  ]);
  expect(check.alike.rows.filter((it) => it.sameAs)).toMatchObject([
    { n: 5, name: "Joerg Gross", sameAs: { n: 4, name: "Jörg Groß" }, signs: ["name-place"] },
  ]);
  expect(check.doubles.rows).toMatchObject([
    { n: 3, name: "Eva Klein", sameAs: { n: 2, name: "Eva Klein" }, signs: ["email"] },
  ]);
  const doubles = { all: "skip", alike: "skip", rows: { "1": "create" } } as const;
  const strict = await imports.change(app, id, { version, plan: { doubles } });
  expect(await imports.check(app, id)).toMatchObject({ create: 3, skip: 3 });
  const loose = { all: "skip" as const, rows: {} };
  await imports.change(app, id, { version: strict.version, plan: { doubles: loose } });
  expect(await imports.runThrough(app, id)).toMatchObject({ created: 5, skipped: 1 });
});

test("papers are understood however a file writes them, with the day until which they hold", async () => {
  const app = house();
  const papers = [
    "VCA",
    "NEN 3140 VP; BHV",
    "VCA Basis (B-VCA)",
    "B-VCA",
    "VCA bis 31.12.2027",
    "vca vol, nen 3140 vop t/m 03/2028",
    "VCA Vol diploma en BHV",
  ];
  const rows = papers.map((cell, n) => `P${n};Example;p${n}@example.com;"${cell}"`);
  const content = ["Voornaam;Achternaam;E-mail;Certificaten", ...rows].join("\r\n");
  const { id } = await draft(app, content);
  expect(await imports.check(app, id)).toMatchObject({ unknown: [], blocked: 0 });
  await imports.runThrough(app, id);
  const held = (await everybody(app)).map(({ firstName, certificates }) => [
    firstName,
    ...certificates.map(({ certificate, expiresOn }) =>
      expiresOn ? `${certificate} until ${expiresOn}` : certificate,
    ),
  ]);
  expect(held.toSorted()).toEqual([
    ["P0", "vca-basis"],
    ["P1", "nen3140-vp", "first-aid"],
    ["P2", "vca-basis"],
    ["P3", "vca-basis"],
    ["P4", "vca-basis until 2027-12-31"],
    ["P5", "vca-vol", "nen3140-vop until 2028-03-31"],
    ["P6", "vca-vol", "first-aid"],
  ]);
});

test("a paper that nobody knows is asked about once, blocks nobody, and becomes what is said", async () => {
  const app = house();
  const content = [
    "Voornaam;Achternaam;E-mail;Certificaten",
    "A;One;a@example.com;Kraanpas bis 31.12.2027; VCA",
    "B;Two;b@example.com;kraanpas",
    "C;Three;c@example.com;Hof van Eden",
    "D;Four;d@example.com;Zwemdiploma C",
  ]
    .map((line) => line.replace(/(com;)(.+)$/, '$1"$2"'))
    .join("\r\n");
  const { id, version } = await draft(app, content);
  const first = await imports.check(app, id);
  expect(first).toMatchObject({ blocked: 0, create: 4 });
  expect(first.unknown).toMatchObject([
    { field: "certificates", value: "Kraanpas", count: 2, isKept: true },
    { field: "certificates", value: "Hof van Eden", count: 1, isKept: true },
    { field: "certificates", value: "Zwemdiploma C", count: 1, isKept: true },
  ]);
  const values = { certificates: { kraanpas: "ipaf", "zwemdiploma c": "" } };
  await imports.change(app, id, { version, plan: { values } });
  await imports.runThrough(app, id);
  const held = (await everybody(app)).map(({ firstName, certificates }) => [
    firstName,
    ...certificates.map(({ certificate, expiresOn }) => `${certificate} ${expiresOn}`),
  ]);
  expect(held.toSorted()).toEqual([
    ["A", "ipaf 2027-12-31", "vca-basis null"],
    ["B", "ipaf null"],
    ["C", "Hof van Eden null"],
    ["D"],
  ]);
});
