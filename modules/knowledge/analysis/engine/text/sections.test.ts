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

test.each([
  ["Nurse", "You care for patients.\nTags: data center, UPS, chiller, generator, commissioning"],
  ["Barista", "You make coffee.\nKeywords: data centre technician, UPS, cooling, electrical"],
  ["Verpleegkundige", "Je verzorgt patiënten.\nTrefwoorden: datacenter, UPS, noodstroom, koeling"],
  ["Pflegefachkraft", "Sie pflegen Patienten.\nSchlagwörter: Rechenzentrum, USV, Kälteanlagen"],
  [
    "Infirmier",
    "Vous soignez des patients.\nMots-clés : centre de données, onduleurs, groupes froids",
  ],
  ["Enfermera", "Cuida de pacientes.\nPalabras clave: centro de datos, SAI, grupos electrógenos"],
  ["Infermiera", "Assisti i pazienti.\nParole chiave: data center, UPS, gruppi elettrogeni"],
])("a line of key words asks nothing of a %p", (title, text) => {
  const { relevanceLevel, criticalSystems } = analyse(ad({ title, text }));

  expect([relevanceLevel, criticalSystems]).toEqual(["potential", []]);
});

test("a word that opens lists of key words is read where it opens none", () => {
  const text = "You tag cables: keywords are chillers and CRAH units.";

  expect(idsOf(analyse(ad({ text })), "skill")).toContain("chillers");
});
