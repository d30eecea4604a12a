import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { settings } from "@/modules/platform/settings";
import { holders, modules, signedIn, testApp } from "@/modules/testing";
import { processing } from "./index";
import { adequacy, dataKindOf, placeOf, troublesOf } from "./rules";

const personal = /^(user_id|candidate_id|record_id|email|phone|first_name|last_name|username|born)/;

test("every table with personal columns stands in the register, once, with all its columns", async () => {
  const app = testApp();
  const rows = await app.db.all<[table: string, column: string]>(sql`
    select t.name, c.name from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'`);
  const register = await processing.registerOf(app, "en");
  const named = register.activities.flatMap(({ tables }) => tables);
  const names = named.map(({ name }) => name);
  const found = new Set(rows.flatMap(([table, column]) => (personal.test(column) ? table : [])));
  expect([...found].filter((table) => !names.includes(table))).toEqual([]);
  expect(names.length).toBe(new Set(names).size);
  for (const { name, columns } of named)
    expect(columns).toEqual(rows.flatMap(([table, column]) => (table === name ? column : [])));
});

test("every module that holds personal data is described, in three languages", async () => {
  const app = testApp();
  for (const language of ["en", "nl", "de"] as const) {
    const { activities } = await processing.registerOf(app, language);
    expect(activities.map(({ id }) => id)).not.toContain("unassigned");
    for (const it of activities) {
      expect([it.id, it.retention.includes("{")]).toEqual([it.id, false]);
      expect([it.id, it.dataKinds.length > 0 || it.tables.length === 0]).toEqual([it.id, true]);
    }
  }
  const stray = { ...holders[0]!, name: "stray", tables: ["users"] };
  const strange = testApp({ modules: [...modules, { name: "test/stray", holder: stray }] });
  const { activities } = await processing.registerOf(strange, "en");
  expect(activities.at(-1)).toMatchObject({ id: "unassigned", tables: [{ name: "users" }] });
});

test("the register comes as JSON, as a text and as a table that no spreadsheet runs", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  const body = { kind: "mail", name: "=Mail Ltd", purpose: "sends letters", country: "US" };
  expect((await ask("POST", "/api/processing/processors", { body })).status).toBe(201);
  const get = (format: string, language = "en") =>
    ask("GET", `/api/processing/register/export?format=${format}&language=${language}`);
  const text = await (await get("md", "nl")).text();
  expect(text).toContain("# Register van verwerkingsactiviteiten");
  expect(text).toContain("=Mail Ltd: sends letters; US");
  expect(text).toContain("geen overeenkomst ingevoerd");
  const table = await get("csv");
  expect(table.headers.get("content-disposition")).toContain("register-2026-01-01.csv");
  expect((await table.text()).split("\r\n").filter(Boolean).length).toBeGreaterThan(8);
  expect((await (await get("json")).json()).processors).toMatchObject([{ country: "US" }]);
});

test.each([
  ["NL", "none", "2025-01-01", []],
  ["NL", "none", null, ["no-agreement"]],
  ["US", "none", "2025-01-01", ["no-basis"]],
  ["US", "adequacy", "2025-01-01", []],
  ["IN", "adequacy", "2025-01-01", ["not-adequate"]],
  ["IN", "scc", "2025-01-01", []],
] as const)(
  "a processor in %p resting on %p lacks what it lacks",
  (country, basis, agreedOn, lacks) => {
    expect(troublesOf({ country, basis, agreedOn })).toEqual([...lacks]);
  },
);

test("the list of adequate countries names its source and its day, and none of it is in the area", () => {
  expect(adequacy.source).toStartWith("https://commission.europa.eu/");
  expect(adequacy.reviewedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const places = adequacy.countries.map(({ country }) => placeOf(country));
  expect(new Set(places)).toEqual(new Set(["adequate"]));
  expect(placeOf("NO")).toBe("area");
  expect(placeOf("IN")).toBe("third");
});

test("what the settings use and the register does not name is pointed out until it is named", async () => {
  const app = testApp();
  const { ask, as } = await signedIn(app);
  const email = { ...(await settings.valueOf(app, "email")), fromAddress: "desk@agency.example" };
  await settings.save(as, "email", { value: email });
  const listed = async () => (await ask("GET", "/api/processing/processors")).json();
  expect((await listed()).unlisted).toEqual([{ kind: "mail", name: "smtp.sendgrid.net" }]);
  const body = { kind: "mail", name: "Mail Ltd", purpose: "sends letters", country: "DE" };
  const { id } = await (await ask("POST", "/api/processing/processors", { body })).json();
  expect((await listed()).unlisted).toEqual([]);
  await ask("POST", `/api/processing/processors/${id}/end`);
  expect((await listed()).processors).toEqual([]);
  await ask("DELETE", `/api/processing/processors/${id}/end`);
  expect((await listed()).processors).toHaveLength(1);
});

test.each([
  ["first_name", "identity"],
  ["email", "contact"],
  ["expected_salary", "pay"],
  ["skills", "work"],
  ["given_at", "time"],
  ["candidate_id", "reference"],
  ["cv_content", "words"],
] as const)("the column %p is told as %p", (column, kind) => {
  expect(dataKindOf(column)).toBe(kind);
});
