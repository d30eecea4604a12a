import { expect, test } from "bun:test";
import { builtCvs, gridCvs, profileCvs } from "./cvs/build";
import { foreignRows, sets } from "./foreign/measure";
import { type Judged, judged, type Measured, summed } from "./cvs/measure";

/** How much of each field has to be found; what is filled wrongly may be one value in fifty. */
const least: Record<Measured, number> = {
  ...{ name: 0.95, place: 0.9, email: 0.98, phone: 0.98 },
  ...{ languages: 0.9, certificates: 0.95, employments: 0.85 },
};

function expectRead(all: Judged[], goals = least) {
  const rows = summed(all);
  expect(rows.filter(({ name, recall }) => recall < goals[name])).toEqual([]);
  const wrong = rows.reduce((sum, it) => sum + it.wrong, 0);
  const said = rows.reduce((sum, it) => sum + it.wrong + it.right, 0);
  expect(wrong / said).toBeLessThanOrEqual(0.02);
}

test("sixty CVs in ten layouts and ten languages are read, and hardly anything is filled wrongly", async () => {
  const cvs = await builtCvs();
  expect([cvs.length, new Set(cvs.map(({ layout }) => layout)).size]).toEqual([60, 10]);
  expect(new Set(cvs.map(({ person }) => person.tongue)).size).toBe(10);
  expectRead(await Promise.all(cvs.map(judged)));
});

test("a profile that LinkedIn printed is read by where its words stand", async () => {
  expectRead(await Promise.all((await profileCvs()).map(judged)), { ...least, place: 0.8 });
});

test("columns whose lines stand on one grid are read one after the other, a form that looks like them row by row", async () => {
  const cvs = await Promise.all((await gridCvs()).map(judged));
  const byLayout = Map.groupBy(cvs, ({ layout }) => layout);
  expect(byLayout.size).toBe(4);
  for (const some of byLayout.values()) expectRead(some, { ...least, certificates: 0.9 });
});

test("CVs that other programs wrote are read, and hardly anything is filled wrongly", async () => {
  const rows = (await Promise.all(sets.map(foreignRows))).flat();
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  const [wanted, right, wrong] = [
    sum((it) => it.wanted),
    sum((it) => it.right),
    sum((it) => it.wrong),
  ];
  expect(right / wanted).toBeGreaterThan(0.95);
  expect(wrong / (right + wrong)).toBeLessThanOrEqual(0.02);
});
