import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad, idsOf } from "../../fixtures";

const headings = [
  ["Benefits:", "Responsibilities:"],
  ["Wij bieden:", "Taken:"],
  ["Wir bieten:", "Ihre Aufgaben:"],
  ["Nous offrons :", "Vos missions :"],
  ["Ofrecemos:", "Funciones:"],
  ["Offriamo:", "Mansioni:"],
] as const;

test.each(headings)("what stands under %p is no task, under %p it is", (benefits, tasks) => {
  const text = `${benefits}\nA tour of our colocation site.\n${tasks}\nMaintain the chillers.`;

  const analysis = analyse(ad({ text }));

  expect(idsOf(analysis, "skill")).toEqual(["chillers"]);
  expect(analysis.facts.find(({ id }) => id === "chillers")?.spans[0]?.section).toBe("tasks");
});

test("a heading within a line rules what follows it", () => {
  const text = "Maintain the chillers. Profil : notions de colocation. Offriamo: remote hands.";

  const analysis = analyse(ad({ text }));
  const skills = analysis.facts.filter(({ kind }) => kind === "skill");
  const sections = skills.map(({ id, spans }) => [id, spans[0]?.section]);

  expect(sections).toEqual([
    ["chillers", "intro"],
    ["colocation", "requirements"],
  ]);
});

test("a word that could be a heading is none in the middle of a sentence", () => {
  const text = "Your skills and benefits for us: you know chillers. Profile the CRAH units.";

  expect(idsOf(analyse(ad({ text })), "skill")).toEqual(["chillers", "crac-crah"]);
});

test("an offer without a heading covers its own sentence only", () => {
  const text = "We offer you remote hands in the canteen. You maintain chillers.";

  expect(idsOf(analyse(ad({ text })), "skill")).toEqual(["chillers"]);
});

test("a wish counts for less than a task", () => {
  const task = analyse(ad({ text: "Tasks:\nDCIM and liquid cooling" }));
  const wish = analyse(ad({ text: "Nice to have:\nDCIM and liquid cooling" }));

  expect(wish.matchScore).toBeLessThan(task.matchScore);
  expect(wish.facts.filter(({ kind }) => kind === "skill").map((it) => it.isRequired)).toEqual([
    false,
    false,
  ]);
});
