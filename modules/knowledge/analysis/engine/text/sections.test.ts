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

test.each([
  ["Wat kun je van ons verwachten?", "Dit ga je doen"],
  ["Worauf Sie sich freuen können", "Ihre Tätigkeiten"],
  ["Ce que nous vous proposons", "Vos principales missions"],
  ["Qué te ofrecemos", "Tu día a día"],
  ["Perché lavorare con noi", "Le tue attività"],
  ["Co zyskujesz", "Twój zakres obowiązków"],
  ["Vad vi erbjuder", "Om rollen"],
  ["Det tilbyder vi", "Dine opgaver"],
  ["Hva vi tilbyr", "Dine oppgaver"],
  ["Mitä tarjoamme", "Työtehtäväsi"],
  ["Co vám nabízíme", "Náplň práce"],
  ["O que temos para ti", "Principais funções"],
])("what follows on %p is offered, what follows on %p is asked for", (offer, tasks) => {
  const analysis = analyse(ad({ text: `${offer}\nDCIM\nColocation\n${tasks}\nBMS` }));

  expect(idsOf(analysis, "skill")).toEqual(["bms"]);
});

test.each(["Contact suppliers", "Advantages of free cooling", "Interesse in koeltechniek"])(
  "a line of work that begins with the word of a heading is none: %p",
  (line) => {
    const { facts } = analyse(ad({ text: `Tasks:\n${line}\nMaintain the chillers.` }));

    expect(facts.find(({ id }) => id === "chillers")?.spans[0]?.section).toBe("tasks");
  },
);

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

test.each([
  "Rémunération : 15 €/h plus panier Votre profil : connaissance des groupes froids",
  "Wir bieten: Dienstwagen und Kantine Ihre Aufgaben: Wartung der Kältemaschinen",
  "Condiciones: contrato fijo y coche Requisitos: mantenimiento de enfriadoras",
])("a heading is one where a board ran the lines together: %p", (text) => {
  expect(idsOf(analyse(ad({ text })), "skill")).toContain("chillers");
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

test.each([
  [
    "About us",
    "We were founded in 1962 and are proud of it.",
    "You maintain UPS systems and chillers in our data hall.",
  ],
  [
    "Over ons",
    "Wij bestaan sinds 1962 en zijn er trots op.",
    "Je onderhoudt UPS-systemen en koelmachines in ons datacenter.",
  ],
  [
    "Über uns",
    "Uns gibt es seit 1962, und wir sind stolz darauf.",
    "Sie warten USV-Anlagen und Kältemaschinen im Rechenzentrum.",
  ],
  [
    "Qui sommes-nous",
    "Nous existons depuis 1962 et en sommes fiers.",
    "Vous entretenez les onduleurs et les groupes froids du centre de données.",
  ],
  [
    "Quiénes somos",
    "Existimos desde 1962 y estamos orgullosos.",
    "Te encargarás de los SAI y las enfriadoras del centro de datos.",
  ],
  [
    "Chi siamo",
    "Esistiamo dal 1962 e ne siamo fieri.",
    "Ti occuperai di UPS e gruppi frigo del data center.",
  ],
])(
  "what follows on %p speaks of work again where a line speaks to the reader",
  (head, about, work) => {
    const { criticalSystems } = analyse(ad({ text: `${head}\n${about}\n\n${work}` }));

    expect(criticalSystems.toSorted()).toEqual(["cooling-systems", "ups-systems"]);
  },
);

test.each([
  "About us\nWe run 40 data centres.\nYou will join a company that owns chillers and UPS systems.",
  "Over ons\nWij bouwen datacenters.\nJe komt terecht bij een bedrijf met koelmachines en UPS.",
  "Über uns\nWir bauen Rechenzentren.\nSie finden bei uns Kältemaschinen und USV-Anlagen.",
])("what a company has is no task, though it speaks to the reader: %p", (text) => {
  expect(idsOf(analyse(ad({ text })), "skill")).toEqual([]);
});
