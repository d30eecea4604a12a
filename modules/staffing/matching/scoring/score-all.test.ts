import { expect, test } from "bun:test";
import fc from "fast-check";
import { namedSkills } from "@/modules/knowledge/analysis";
import { anyDemand, anyFacts } from "../fixtures";
import { rosterOf } from "../roster/roster";
import { blockersOf } from "./gates";
import { weightedScore } from "./score";
import { blockedPenalty, unknownPenalty } from "./bounds";
import { ranked, rankRows } from "./score-all";

/** Numbers drawn one after the other from a seed that a failing test can name. */
function drawn(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const on = "2026-01-01";
const everybody = { isAllowed: undefined, decided: new Map(), fitsFrom: 80, least: 0 };

/** Everybody explained, the best place first; of equals the first row. */
function inFull(people: ReturnType<typeof anyFacts>[], demand: ReturnType<typeof anyDemand>) {
  const places = people.map((facts, row) => {
    const { exact, isThin } = weightedScore({ demand, facts, on });
    const isBlocked = blockersOf({ demand, facts, on }).length > 0;
    const place = exact - (isBlocked ? blockedPenalty : 0) - (isThin ? unknownPenalty : 0);
    return { row, exact, place };
  });
  return places.sort((a, b) => b.place - a.place || a.row - b.row);
}

test("the ranking of a job is that of the explained scores, with how many there are and how many fit", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.nat({ max: 90 }), async (seed, drawnLeast) => {
      const random = drawn(seed);
      const people = Array.from({ length: 40 }, (_, n) => anyFacts(`c${n}`, random));
      const demand = anyDemand("job", random);
      const least = random() < 0.5 ? 0 : drawnLeast;
      const wanted = inFull(people, demand).filter(({ exact }) => Math.round(exact) >= least);
      const count = 1 + Math.floor(random() * 45);
      expect(
        await ranked(rosterOf(people), { demand, on }, { ...everybody, count, least }),
      ).toEqual({
        rows: wanted.slice(0, count).map(({ row }) => row),
        total: wanted.length,
        fitting: wanted.filter(({ place }) => Math.round(place) >= 80).length,
      });
    }),
    { numRuns: 300 },
  );
});

test("of many people those are ranked who are asked about, and about whom somebody decided stands where that says", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.constantFrom(0, 40, 60), async (seed, least) => {
      const random = drawn(seed);
      const people = Array.from({ length: 300 }, (_, n) => anyFacts(`c${n}`, random));
      const demand = anyDemand("job", random);
      const lifted = new Map(
        people.flatMap(({ id }) => (random() < 0.02 ? [[id, 90 + random()] as const] : [])),
      );
      const isAllowed = (row: number) => row % 3 > 0;
      const wanted = inFull(people, demand)
        .filter(({ row, exact }) => isAllowed(row) && Math.round(exact) >= least)
        .map((it) => ({ ...it, place: lifted.get(people[it.row]?.id ?? "") ?? it.place }))
        .sort((a, b) => b.place - a.place || a.row - b.row);
      const decided = new Map([...lifted].map(([id, place]) => [id, () => place]));
      const asked = { ...everybody, count: 20, least, isAllowed, decided };
      expect(await ranked(rosterOf(people), { demand, on }, asked)).toEqual({
        rows: wanted.slice(0, 20).map(({ row }) => row),
        total: wanted.length,
        fitting: wanted.filter(({ place }) => Math.round(place) >= 80).length,
      });
    }),
    { numRuns: 60 },
  );
});

test("a job that asks for more skills than a number has bits is ranked as its explained scores say", async () => {
  const random = drawn(41);
  const people = Array.from({ length: 60 }, (_, n) => anyFacts(`c${n}`, random));
  const skills = namedSkills().map(({ id }, n) => ({ id, isRequired: n % 3 > 0 }));
  const demand = { ...anyDemand("job", random), skills: skills.slice(0, 75) };
  const { rows } = await ranked(rosterOf(people), { demand, on }, { ...everybody, count: 60 });
  expect(rows).toEqual(inFull(people, demand).map(({ row }) => row));
});

test("the first rows are the best, then of whom too little is known, then who is blocked, equals by their id", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 40 }), async (seed, count) => {
      const random = drawn(seed);
      const people = Array.from({ length: 30 }, (_, n) => anyFacts(`c${10 + n}`, random));
      const roster = rosterOf(people);
      const demand = anyDemand("job", random);
      const wanted = inFull(people, demand)
        .map(({ row }) => row)
        .slice(0, count);
      expect(await rankRows(roster, { demand, on }, { count })).toEqual(wanted);
    }),
    { numRuns: 200 },
  );
});

test("rows that were written over, taken out and given to others score as if all were read anew", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const random = drawn(seed);
      const people = new Map(
        Array.from({ length: 90 }, (_, n) => [`c${n}`, anyFacts(`c${n}`, random)]),
      );
      const roster = rosterOf(people.values());
      for (let n = 0; n < 60; n += 1) {
        const id = `c${Math.floor(random() * 110)}`;
        if (random() < 0.4) {
          people.delete(id);
          roster.remove(id);
        } else {
          const facts = anyFacts(id, random);
          people.set(id, facts);
          roster.put(facts);
        }
      }
      expect(roster.count).toBe(people.size);
      const [demand, anew] = [anyDemand("job", random), rosterOf(people.values())];
      const best = async (of: typeof roster) =>
        (await rankRows(of, { demand, on }, { count: 200 })).map((row) => of.ids[row]);
      expect(await best(roster)).toEqual(await best(anew));
    }),
    { numRuns: 60 },
  );
});

test("only who scores enough, is known enough and is not blocked is looked for where a score is asked", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 90 }), async (seed, least) => {
      const random = drawn(seed);
      const people = Array.from({ length: 40 }, (_, n) => anyFacts(`c${10 + n}`, random));
      const [roster, demand] = [rosterOf(people), anyDemand("job", random)];
      const wanted = inFull(people, demand)
        .filter(({ exact, place }) => place === exact && exact >= least)
        .map(({ row }) => row)
        .slice(0, 9);
      expect(await rankRows(roster, { demand, on }, { count: 9, least })).toEqual(wanted);
    }),
    { numRuns: 150 },
  );
});
