import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { signedIn, testApp } from "@/modules/testing";
import { expandLastPrefix } from "@/src/database/word-prefixes";
import { inBothAlphabets } from "@/src/database/disjoint-alphabet";
import { ftsQueryOf } from "@/src/search";
import { person } from "../fixtures";
import { addAll } from "../lifecycle/adding";
import { candidates } from "../index";

const app = testApp();
const surnames = ["Inberg", "Interman", "in 't Veld", "Ínslager", "Denkers", "Debruyn", "de Boer"];
const crowd = Array.from({ length: 1100 }, (_, n) =>
  person({
    firstName: `Bo${n}`,
    lastName: surnames[n % surnames.length] ?? "",
    email: `bo${n}@example.com`,
    phone: null,
    headline: n % 100 ? "Installation engineer" : "Interim inspector",
    pay: { amount: 20 + (n % 40), currency: "EUR", period: "hour" },
  }),
);
const ids = await addAll(app, crowd);
const reader = signedIn(app, "viewer");
const told = async (query: string) => {
  const { headers } = await (await reader).ask("GET", `/api/candidates?${query}`);
  return [headers.get("x-total-count"), headers.get("x-total-count-least")];
};

test("more than a thousand who had to be counted are said to be at least so many", async () => {
  expect(await told("")).toEqual(["1100", null]);
  expect(await told("q=engineer")).toEqual(["1000", "true"]);
  expect(await told("pay=..59&sort=name")).toEqual(["1000", "true"]);
  expect(await told("pay=20..21.5&sort=name")).toEqual(["56", null]);
  expect(await told("q=inspector")).toEqual(["11", null]);
  await candidates.archive(app, ids.slice(0, 1));
  expect(await told("q=inspector")).toEqual(["10", null]);
  expect(await told("q=inspector&archived=yes")).toEqual(["1", null]);
});

test.each([
  "i",
  "in",
  "int",
  "inst",
  "de",
  "den",
  "bo 1",
  "bo10",
  "engineer in",
  '"de boer" in',
  "de boer engineer in",
  "bo1 1 engineer in d",
  "Ín",
  "x",
])("the beginning %s finds whoever its whole words find", async (q) => {
  const found = (match: string) =>
    app.db.all(sql`select rowid from candidate_search where candidate_search match ${match}`);
  const whole = await expandLastPrefix(app, "candidate_search", ftsQueryOf(q));
  expect(await found(whole)).toEqual(await found(inBothAlphabets(ftsQueryOf(q))));
});

test("what the last of several words may be is looked for only where the others meet", async () => {
  const asked = await expandLastPrefix(app, "candidate_search", ftsQueryOf("boer engineer in"));
  const [others, last] = asked.split(' NOT "-") AND ');
  expect(others).toBe(`((${inBothAlphabets('"boer" "engineer"').slice(1, -1)})`);
  expect(last).toStartWith('(("in');
});
