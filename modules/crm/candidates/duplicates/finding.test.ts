import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import "@/src/chance.testing";
import { statement } from "@/src/database";
import { signedIn, testApp } from "@/modules/testing";
import { added } from "../fixtures";
import { edit } from "../lifecycle/editing";
import { duplicates } from "./finding";
import { candidateNameParts } from "./name-parts";
import { type Identity, keysOf, signsOf } from "./likeness";

const app = testApp();
const { as } = await signedIn(app);
const families = ["van der Meulen", "van der Muelen", "Meulen", "Müller-Weiß", "Mlüler-Weiss"];
const firsts = ["Sanne", "Sane", "S.", "José María", "Maria", "Jan", "J"];
const towns = ["Gent", "Zürich", undefined];
const named = fc.record({
  firstName: fc.constantFrom(...firsts),
  lastName: fc.constantFrom(...families, "García López", "Lopes", "Fisser", "Visser"),
  location: fc.constantFrom(...towns),
});
const step = fc.oneof(
  { weight: 3, arbitrary: named.map((person) => ({ person })) },
  { weight: 2, arbitrary: fc.record({ person: named, who: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ who: fc.nat(20) }) },
);

type Person = Identity & { id: string; version: number };
const everybody = new Map<string, Person>();

/** Somebody comes, gets another name or place, or goes. */
async function play(one: { person?: Identity; who?: number }): Promise<void> {
  const known = [...everybody.values()][one.who ?? -1];
  if (!one.person) {
    if (known) await app.write([statement(sql`delete from candidates where id = ${known.id}`)]);
    return void everybody.delete(known?.id ?? "");
  }
  const { location = null, ...name } = one.person;
  const details = { firstName: name.firstName ?? "", lastName: name.lastName ?? "", location };
  const saved = known
    ? await edit(as, known.id, { version: known.version, ...details })
    : await added(as, details);
  everybody.set(saved.id, { ...details, id: saved.id, version: saved.version });
}

/** The parts of a name that are long enough to be looked for. */
const partsOf = (person: Identity) =>
  keysOf(person)
    .nameKey.split(" ")
    .filter((part) => part.length > 1);

/** Whether somebody is looked at at all: their name begins like a part of the typed one, or has one of its parts. */
const isLookedAt = (typed: Identity, other: Identity) =>
  partsOf(typed).some(
    (part) => keysOf(other).nameKey.startsWith(part.slice(0, 2)) || partsOf(other).includes(part),
  );

/** Who has which part later in their name, by what is kept of everybody. */
const keptParts = () =>
  app.db.all(sql`select id, part from candidate_name_parts
    join candidates using (seq, place_key, name_key) order by 1, 2`);

const laterParts = (person: Person) => {
  const parts = keysOf(person).nameKey.split(" ").slice(1);
  return person.location ? [...new Set(parts)].filter((part) => part.length > 1).toSorted() : [];
};

test("whoever comes, changes and goes, those are found whose names are alike when all are compared in full", async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), named, async (steps, typed) => {
      for (const one of steps) await play(one);
      const alike = [...everybody.values()].filter(
        (other) =>
          signsOf(keysOf(typed), keysOf(other)).length > 0 &&
          (isLookedAt(typed, other) || keysOf(typed).nameKey === keysOf(other).nameKey),
      );
      const answer = await duplicates(as, typed);
      found += answer.length;
      const ids = new Set(alike.map(({ id }) => id));
      expect(answer.filter(({ candidate }) => !ids.has(candidate.id))).toEqual([]);
      expect(answer).toHaveLength(Math.min(alike.length, 10));
      const all = [...everybody.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(await keptParts()).toEqual(
        all.flatMap((it) => laterParts(it).map((part) => [it.id, part])),
      );
      expect(await app.db.$count(candidateNameParts)).toBe(all.flatMap(laterParts).length);
    }),
    { numRuns: 80 },
  );
  expect(found).toBeGreaterThan(100);
});

test("a part that both have is found wherever it stands, also in letters that the word index writes otherwise", async () => {
  const person = await added(as, {
    firstName: "Anne-Marie",
    lastName: "Müller-Weiß",
    location: "Bern",
  });
  const [one] = await duplicates(as, {
    firstName: "Ane",
    lastName: "Mlüller-Weiß",
    location: "Bern",
  });
  expect(one).toMatchObject({ candidate: { id: person.id }, signs: ["name-place"] });
});

test("umlauts and their two letters are one name, wherever somebody lives", async () => {
  const empty = testApp();
  const { id } = await added(empty, { firstName: "Jürgen", lastName: "Müller-Lüdenscheidt" });
  const written = { firstName: "Juergen", lastName: "Mueller-Luedenscheidt" };
  const other = await added(empty, { ...written, location: "Hagen" });
  const found = async (typed: object) =>
    (await duplicates(empty, typed)).map(({ candidate, signs }) => [candidate.id, signs]);
  expect((await found(written)).toSorted()).toEqual([
    [id, ["name"]],
    [other.id, ["name"]],
  ]);
  const composed = { firstName: "Jürgen", lastName: "Müller-Lüdenscheidt" };
  expect(await found({ ...composed, location: "Hagen" })).toEqual([
    [other.id, ["name-place"]],
    [id, ["name"]],
  ]);
});
