import { expect, test } from "bun:test";
import fc from "fast-check";
import { writeWhere } from "@/modules/records/conditions";
import { tags } from "@/modules/records/tags";
import { signedIn, testApp } from "@/modules/testing";
import { addAll } from "../lifecycle/adding";
import { CandidateQuery } from "../lists/questions";
import { list } from "../lists/service";
import { asked, fits, inputOf, people, tagNames } from "./conditions.testing";

const app = testApp();
const ids = await addAll(app, people.map(inputOf));
for (const tag of tagNames) {
  const tagged = ids.filter((_, at) => people[at]?.tags.includes(tag));
  for (let at = 0; at < tagged.length; at += 100)
    await tags.change(app, {
      kind: "candidate",
      ids: tagged.slice(at, at + 100),
      add: [tag],
      remove: [],
    });
}

test("what the database finds is what plain conditions say of each person", async () => {
  await fc.assert(
    fc.asyncProperty(asked, async (where) => {
      const query = CandidateQuery.parse({ where: writeWhere(where), limit: 200 });
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list(app, { ...query, cursor });
        expect(page.total).toBe(people.filter((it) => fits(it, where)).length);
        found.push(...page.candidates.map(({ id }) => id));
        cursor = page.next ?? undefined;
      } while (cursor);
      const wanted = ids.filter((_, at) => people[at] && fits(people[at], where));
      expect(found.toSorted()).toEqual(wanted.toSorted());
    }),
    { seed: 2026, numRuns: 250 },
  );
});

const reader = await signedIn(app, "viewer");

test.each([
  ["holds:vca;speaks:de", "Condition 2 asks for a field that this list does not have."],
  ["tag:a;years:many", "Condition 2 has a value that cannot be read."],
  ["tag:a;(tag:b or years:many)", "Condition 2 has a value that cannot be read."],
  ["near:Frankfurt~99999", "Condition 1 has a value that cannot be read."],
  ["pay:..45", "Condition 1 has a value that cannot be read."],
  ["holds", "Condition 1 cannot be read."],
])(
  "%s is refused with the place of the condition, and without its words",
  async (where, sentence) => {
    const path = `/api/candidates?where=${encodeURIComponent(where)}`;
    for (const way of [path, path.replace("?", "/export?format=csv&")]) {
      const answer = await reader.ask("GET", way);
      expect(answer.status).toBe(422);
      expect((await answer.json()).fields).toEqual({ where: sentence });
    }
  },
);

test("an export and a page of the same conditions hold the same people", async () => {
  const query = `where=${encodeURIComponent("holds:vca;(skill:bms or free:..4w)")}`;
  const [page, file] = await Promise.all(
    ["?limit=200&", "/export?format=json&"].map(async (way) =>
      (await reader.ask("GET", `/api/candidates${way}${query}`)).json(),
    ),
  );
  expect(page.length).toBeGreaterThan(5);
  expect(file).toHaveLength(page.length);
});
