import { expect, test } from "bun:test";
import { analyse } from "../../../analyse";
import { ad } from "../../../fixtures";

const signsIn = (text: string) =>
  analyse(ad({ title: "Technician", text }))
    .facts.filter(({ kind }) => kind === "certificate")
    .map(({ id, isRequired }) => (isRequired ? "!" : "?") + id);

/** A wish in one sentence, what is demanded behind it on the same line, and work behind that. */
const lines: [language: string, wish: string, demanded: string, work: string][] = [
  ["en", "Nice to have: hot works.", "A driving licence is required.", "You maintain UPS systems."],
  ["de", "Von Vorteil: Heißarbeiten.", "Führerschein B ist Pflicht.", "Sie warten USV-Anlagen."],
  ["nl", "Pluspunten: hoogwerker.", "Rijbewijs B is verplicht.", "Je onderhoudt UPS-systemen."],
  ["fr", "Un plus : SSIAP.", "Permis B obligatoire.", "Vous entretenez les onduleurs."],
  [
    "es",
    "Se valora: PRL.",
    "Carnet de conducir imprescindible.",
    "Te encargarás de los sistemas SAI.",
  ],
  ["it", "Titolo preferenziale: PES/PAV.", "Patente B obbligatoria.", "Ti occuperai degli UPS."],
  ["pl", "Mile widziane: UDT.", "Wymagane prawo jazdy kat. B.", "Będziesz serwisować UPS."],
  ["sv", "Meriterande: heta arbeten.", "Körkort krävs.", "Du underhåller UPS."],
  ["da", "En fordel: varmt arbejde.", "Kørekort er et krav.", "Du vedligeholder UPS."],
  ["no", "Ønskelig: varme arbeider.", "Førerkort er et krav.", "Du vedlikeholder UPS."],
  ["fi", "Eduksi: tulityökortti.", "Ajokortti vaaditaan.", "Huollat UPS-laitteita."],
  ["cs", "Výhodou: svářečský průkaz.", "Řidičský průkaz nutný.", "Budete udržovat UPS."],
  ["pt", "Valoriza-se: PRL.", "Carta de condução obrigatória.", "Serás responsável pela UPS."],
];

test.each(lines)("in %s a wish ends with its sentence: %p", (_, wish, demanded, work) => {
  const text = `${wish} ${demanded} ${work}`;
  const { facts } = analyse(ad({ title: "Technician", text }));

  expect(signsIn(text)).toContain("!driving-b");
  expect(facts.find(({ id }) => id === "ups-systems")?.isRequired).toBe(true);
  expect(signsIn(`${wish}\n\n${demanded}`)).toContain("!driving-b");
  expect(signsIn(wish).filter((it) => it.startsWith("!"))).toEqual([]);
});

test.each([
  "Nice to have: CSCS. SMSTS. Knowledge of UPS systems.",
  "Nice to have: CSCS.\n- SMSTS\n- Training on UPS systems",
  "Nice to have:\n- CSCS\n- Bonus: SMSTS\n- UPS systems",
])("a list of wishes goes on behind its first: %p", (text) => {
  const { facts } = analyse(
    ad({ title: "Technician", text: `Requirements:\n- Chillers\n${text}` }),
  );

  expect(facts.filter(({ isRequired }) => isRequired).map(({ id }) => id)).not.toContain(
    "ups-systems",
  );
  expect(signsIn(text)).toEqual(["?cscs", "?smsts"]);
});

test("a wish that is one point of a list leaves the next points what they are", () => {
  const asked = "Requirements:\n- Nice to have: DCIM\n- Chillers";
  const offered = "We offer:\n- Optional: a bicycle\n- A tour of the UPS room";
  const { facts } = analyse(ad({ text: `${asked}\n\n${offered}` }));
  const signs = facts.flatMap(({ kind, id, isRequired }) =>
    kind === "skill" ? [(isRequired ? "!" : "?") + id] : [],
  );

  expect(signs).toEqual(["?dcim", "!chillers"]);
});
