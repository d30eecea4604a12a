import { expect, test } from "bun:test";
import { featureKinds } from "@/modules/knowledge/analysis/engine/doubt/features";
import shipped from "@/modules/knowledge/analysis/engine/doubt/weights.json";
import { readJudged } from "./examples";
import { fitted } from "./fitted";
import { areaUnder, countsOf, f1Of, heldOut } from "./held-out";
import { type JudgedAd, judgedAds } from "./judged";
import { type Example, fit, scoreOf } from "./logistic";
import { packed, written } from "./table";

const example = (places: number[], isRight: boolean, worth = 1): Example => ({
  places,
  isRight,
  worth,
  scales: places.map(() => 1),
});
const some = [
  ...Array.from({ length: 9 }, () => example([0, 1], true)),
  ...Array.from({ length: 3 }, () => example([0, 1], false)),
  ...Array.from({ length: 8 }, () => example([0, 2], false)),
];

test("the fit is where the penalty and the examples balance, and the same each time", () => {
  const model = fit(some, 4);
  const freedom = 0.3;
  for (const [place, weight] of model.weights.entries()) {
    const pull = some
      .filter(({ places }) => places.includes(place))
      .reduce((sum, it) => {
        const said = it.isRight ? 1 : 0;
        return sum + freedom * (said - 1 / (1 + Math.exp(-scoreOf(model, it))));
      }, 0);
    expect(weight).toBeCloseTo(pull, 4);
  }
  expect(fit(some, 4)).toEqual(model);
  expect(scoreOf(model, example([0, 1], true))).toBeGreaterThan(0);
  expect(scoreOf(model, example([0, 2], true))).toBeLessThan(0);
});

test("a table keeps each weight to half a step, and is written as the product reads it", () => {
  const model = fit(some, 4);
  const table = packed(model);
  for (const [place, weight] of model.weights.entries())
    expect(Math.abs((table.table[place] ?? 0) * table.step - weight)).toBeLessThan(table.step);
  const { size, scales, ...file } = JSON.parse(written(table));
  expect(size).toBe(4);
  expect([...Buffer.from(file.table, "base64")].map((it) => (it << 24) >> 24)).toEqual([
    ...table.table,
  ]);
  expect(scales).toEqual(shipped.scales);
});

test("the table of the product was fitted with the kinds of features that there are", () => {
  const now = featureKinds.map(({ name, scale }) => [name, scale]);
  expect(Object.entries(shipped.scales)).toEqual(now as [string, number][]);
});

const invented = (employer: string, isAsked: boolean): JudgedAd => ({
  source: "blind",
  employer,
  language: "en",
  title: "Shop assistant",
  text: `${"You serve customers and tidy the shop all day. ".repeat(9)} Chiller maintenance.`,
  verdictOn: () => isAsked,
  asked: new Set(isAsked ? ["chillers"] : []),
});

test("an ad is read by what other employers teach", () => {
  const ads = Array.from({ length: 12 }, (_, n) => readJudged(invented(`firm ${n}`, false)));
  const own = readJudged(invented("firm 0", true));
  const { scored } = heldOut([...ads, own]);
  const ofOwn = scored.filter(({ ad }) => ad === own);
  expect(ofOwn.length).toBeGreaterThan(0);
  expect(ofOwn.every(({ score }) => score < 0)).toBe(true);
});

test("figures are of skills alone", () => {
  const read = readJudged({ ...invented("firm", true), asked: new Set(["chillers", "vca-basis"]) });
  const counts = countsOf(
    [{ ad: read, all: new Set(["chillers", "ups-systems"]), kept: new Set(), shipped: new Set() }],
    ({ all }) => all,
  );
  expect(counts).toEqual({ right: 1, wrong: 1, missed: 0 });
  expect(f1Of(counts)).toBeCloseTo(2 / 3);
  expect(
    areaUnder([
      { isRight: true, score: 1 },
      { isRight: false, score: 0 },
    ]),
  ).toBe(1);
});

const { ads, absent } = judgedAds();
const areAllHere = ads.length > 0 && absent === 0;
if (!areAllHere)
  console.error(`SKIPPED: ${absent} judged ads have no text here, so the table is not made anew.`);

test.skipIf(!areAllHere)("the table of the product is what its verdicts make of it", async () => {
  const file = await Bun.file(fitted.path).text();
  expect(fitted.table(ads.map(readJudged)) === file).toBe(true);
});
