import { expect, test } from "bun:test";
import { analyse, analyserVersion } from "./analyse";
import { ad, idsOf, ordinaryAds } from "./fixtures";
import { Analysis } from "./model";
import { targetClassOf } from "./rules";

const inLanguages = Object.entries(ordinaryAds);

test.each(inLanguages)("an ordinary datacenter ad in %p is a hard target", (language, ordinary) => {
  const analysis = analyse(ordinary);

  expect(analysis.language).toBe(language);
  expect(analysis.relevanceLevel).toBe("hard-target");
  expect(analysis.category).toBe("critical-facilities");
  expect(analysis.portalCategory).toBe("Critical Facilities");
  expect(idsOf(analysis, "skill")).toContain("ups-systems");
  expect(analysis.criticalSystems).toEqual([
    "ups-systems",
    "cooling-systems",
    "bms-dcim",
    "generators",
  ]);
});

test.each(inLanguages)("the analysis of an ad in %p has the shape every door shares", (_, it) => {
  expect(() => Analysis.parse(analyse(it))).not.toThrow();
});

test("an ad of another trade is no target and has no category", () => {
  const bakery = ad({
    title: "Pastry chef",
    text: "You bake bread and cakes in our shop, and you are friendly to our guests.",
  });

  const { relevanceLevel, matchScore, category, facts } = analyse(bakery);

  expect(relevanceLevel).toBe("potential");
  expect(matchScore).toBeLessThan(10);
  expect(category).toBeNull();
  expect(facts).toEqual([]);
});

test("an ad without a text is read by its title alone", () => {
  const analysis = analyse(ad({ title: "UPS Engineer" }));

  expect(analysis.role).toBe("ups-engineer");
  expect(analysis.category).toBe("power-cooling");
  expect(analysis.facts.flatMap(({ spans }) => spans).every((it) => it.field === "title")).toBe(
    true,
  );
});

test("the class follows from the score and from nothing else", () => {
  for (const ordinary of Object.values(ordinaryAds)) {
    const { matchScore, relevanceLevel } = analyse(ordinary);
    expect(relevanceLevel).toBe(targetClassOf(matchScore));
  }
});

test("the labels for the job card begin with what sets the work apart", () => {
  const text =
    "You look after our data centre: HVAC, chillers, CRAH units and hot aisle containment.";

  const { dcSpecificSkills } = analyse(ad({ text }));

  expect(dcSpecificSkills.slice(0, 2).toSorted()).toEqual([
    "CRAC / CRAH units",
    "Hot / cold aisle containment & airflow",
  ]);
  expect(dcSpecificSkills.join()).not.toContain("HVAC");
});

test("every analysis carries the version it was made with", () => {
  expect(analyse(ad()).version).toBe(analyserVersion());
  expect(analyserVersion()).toMatch(/^\d+-[0-9a-z]+$/);
});
