import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad, idsOf } from "../../fixtures";

const factsOf = (text: string, title = "Techniker") => analyse(ad({ title, text })).facts;

test("a German compound of a known skill and a known head is understood, but less surely", () => {
  const [fact] = factsOf("Sie arbeiten in der Notstromaggregatewartung und mit der Mannschaft.");

  expect(fact?.id).toBe("diesel-generators");
  expect(fact?.confidence).toBe(0.7);
  expect(fact?.spans[0]?.quote).toBe("Notstromaggregatewartung");
});

test("a linking letter between the parts is no obstacle", () => {
  const text = "Sie arbeiten in der Rechenzentrumsbranche und mit der Mannschaft.";

  expect(factsOf(text).map(({ id }) => id)).toContain("dc-general");
});

test("a compound whose head is no trade says nothing", () => {
  const text = "Sie lesen die Notstromaggregatezeitschrift und sind mit der Mannschaft im Haus.";

  expect(idsOf(analyse(ad({ text })), "skill")).toEqual([]);
});

test("English is not split", () => {
  const text = "You are in the notstromaggregatewartung with the team and our guests.";

  expect(idsOf(analyse(ad({ text })), "skill")).toEqual([]);
});

test("a datacenter that is built is one", () => {
  const { facts } = analyse(
    ad({ title: "Polier Rechenzentrumsbau", text: "Sie leiten Kolonnen." }),
  );

  expect(facts.map(({ id }) => id)).toContain("dc-general");
});

test.each([
  "Du går ronder i datacenterhallen och läser av mätare.",
  "Vi bygger datacenteranläggningar i hela landet och du leder arbetet.",
  "Du arbetar i våra datacenterhallar med service och underhåll av el.",
  "Du drifter kjøleanlegget i våre datasenterhaller og følger opp leverandører.",
  "Du passer køleanlæggene i vores datacenterbygninger og retter fejl.",
  "Je werkt mee aan de datacenterbouw in Groningen en leidt de ploeg.",
  "Je onderhoudt installaties in datacentergebouwen en je loopt storingsdienst.",
  "Sie warten die Klimaanlagen in unseren Rechenzentrumsgebäuden.",
  "Sie arbeiten in Rechenzentrumsumgebungen und montieren Kabel.",
  "Sie betreuen die Technik in der Rechenzentrumshalle.",
  "Työskentelet datakeskusrakennuksessa ja huollat jäähdytyslaitteita.",
  "Johdat konesalihanketta ja vastaat aikataulusta.",
  "Staráte se o chlazení v datových sálech a vedete záznamy.",
])("whatever a datacenter stands in front of is of a datacenter: %p", (text) => {
  expect(factsOf(text).map(({ id }) => id)).toContain("dc-general");
});
