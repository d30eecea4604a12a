import { expect, test } from "bun:test";
import fc from "fast-check";
import { signedIn } from "@/modules/testing";
import { crowd } from "./fixtures";
import { JobQuery } from "./index";
import { list } from "./service";

const { app, everything } = await crowd();
const reader = signedIn(app, "viewer");
const asked = async (query: string) => (await reader).ask("GET", `/api/jobs?${query}`);

test("no search, however strange, makes the list stumble", async () => {
  const odd = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          "OR",
          "AND",
          "NOT",
          "NEAR",
          '"',
          "*",
          "(",
          ")",
          "^",
          "-",
          ":",
          "{",
          "a",
          "title:",
          "\0",
          "'",
          "ups",
          " ",
          "ª",
          "½",
          "\u{1F600}",
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join(" ")),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (q) => {
      const answer = await asked(`q=${encodeURIComponent(q.toWellFormed().slice(0, 200))}`);
      expect([q, answer.status]).toEqual([q, 200]);
    }),
    { numRuns: 600, seed: 2026 },
  );
});

test.each([
  ["kalte", "words are found without their accents"],
  ["CHILL", "the last word may be unfinished"],
  ['"chiller engineer"', "words in quotes stand together"],
  ["chiller OR reseau", "OR means either"],
  ["-nothing-such chiller", "a minus leaves a word out, wherever it stands"],
])("%s: %s", async (q) => {
  const { total } = await list(app, JobQuery.parse({ q }));
  expect(total).toBeWithin(1, everything.length);
});

test("NOT leaves out, and every word is needed", async () => {
  const total = async (q: string) => (await list(app, JobQuery.parse({ q, status: "all" }))).total;
  expect((await total("engineer NOT ups")) + (await total("engineer ups"))).toBe(
    await total("engineer"),
  );
});

test.each([
  ["q=chiller%2C%20engineer", 1],
  ["q=%5B1%5D%20engineer%2C", 0],
  ["source=linkedin,indeed", 1],
  ["country=DE%2CUK", 1],
])("the question ?%s is understood with its commas", async (query, least) => {
  const answer = await asked(query);
  expect(answer.status).toBe(200);
  expect((await answer.json()).length).toBeGreaterThanOrEqual(least);
});

test("the number people say aloud finds exactly that job", async () => {
  for (const q of ["J-0012", "j12", "J12"]) {
    const { jobs } = await list(app, JobQuery.parse({ q, status: "all" }));
    expect(jobs.map(({ number }) => number)).toEqual(["J-0012"]);
  }
});

test.each([
  "sort=id",
  "sort=score;drop",
  "status=x",
  "class=all",
  "limit=0",
  "limit=201",
  "source=nowhere",
  "run=1",
  `q=${"x".repeat(201)}`,
])("a question with %s is refused", async (query) => {
  expect((await asked(query)).status).toBe(422);
});

test("a word with a minus is left out, unless it stands alone or is a figure", async () => {
  const count = async (q: string) => (await list(app, JobQuery.parse({ q }))).total;
  const [engineers, chillers] = await Promise.all([count("engineer "), count("engineer chiller ")]);
  expect(chillers).toBeGreaterThan(0);
  expect(await count("engineer -chiller ")).toBe(engineers - chillers);
  expect(await count("-chill engineer -chill")).toBe(engineers - chillers);
  expect(await count('engineer -"chiller"')).toBe(engineers - chillers);
  expect(await count("-chiller ")).toBe(await count("chiller "));
  expect((await asked("q=-48%20V")).status).toBe(200);
});
