import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad } from "../../fixtures";

const needOf = (text: string, id: string) =>
  analyse(ad({ text })).facts.find((fact) => fact.id === id)?.isRequired;

test.each([
  ["You hold NEBOSH or are willing to work towards it.", "nebosh"],
  ["Je hebt VCA of bent bereid deze te behalen.", "vca-basis"],
  ["VCA kun je bij ons behalen.", "vca-basis"],
  ["Kenntnisse in DCIM wären wünschenswert.", "dcim"],
  ["Des connaissances en DCIM seraient appréciées.", "dcim"],
  ["Se tendrán en cuenta conocimientos de DCIM.", "dcim"],
  ["La conoscenza di DCIM sarà considerata un plus.", "dcim"],
  ["Znajomość DCIM będzie atutem.", "dcim"],
  ["Kunskap om DCIM är en fördel.", "dcim"],
  ["Kendskab til DCIM vil være en fordel.", "dcim"],
  ["Kjennskap til DCIM er ønskelig.", "dcim"],
  ["DCIM-osaaminen luetaan eduksi.", "dcim"],
  ["Znalost DCIM je výhodou.", "dcim"],
  ["Conhecimentos de DCIM serão uma mais-valia.", "dcim"],
])("what is only wished for is not required: %p", (text, id) => {
  expect(needOf(text, id)).toBe(false);
});

test.each([
  ["NEBOSH is mandatory, DCIM would be a plus.", "nebosh"],
  ["VCA is verplicht, kennis van DCIM is een pluspunt.", "vca-basis"],
  ["Das SCC-Zertifikat ist zwingend erforderlich, DCIM wäre ein Plus.", "scc"],
  ["L'habilitation électrique est exigée, le DCIM est un atout.", "habilitation-electrique"],
])("what is demanded beside a wish stays required: %p", (text, id) => {
  expect(needOf(text, id)).toBe(true);
});

test("a wish in a text without full stops speaks for its neighbours, not for the whole", () => {
  const list = "maintenance of chillers, " + "reading and writing of long reports, ".repeat(6);

  expect(needOf(`${list} preferably with DCIM`, "chillers")).toBe(true);
  expect(needOf(`${list} preferably with DCIM`, "dcim")).toBe(false);
});

test.each([
  ["DCIM není podmínkou.", "dcim"],
  ["DCIM nie jest konieczne.", "dcim"],
  ["Erfahrung mit DCIM ist keine Voraussetzung.", "dcim"],
  ["Ervaring met DCIM is geen vereiste.", "dcim"],
  ["L'expérience DCIM n'est pas obligatoire.", "dcim"],
  ["L'esperienza DCIM non è indispensabile.", "dcim"],
  ["DCIM er ikke et krav.", "dcim"],
  ["DCIM-kokemus ei ole välttämätön.", "dcim"],
])("what an ad does without is no fact: %p", (text, id) => {
  expect(needOf(text, id)).toBeUndefined();
});

test.each([
  ["The ideal candidate will bring a background in DCIM.", "dcim"],
  ["Vous interviendrez plus précisément sur le DCIM avec les outils les plus adaptés.", "dcim"],
  ["Sie arbeiten gerne im Team und betreuen die DCIM-Software.", "dcim"],
  ["Je helpt onze collega's bij het beheer van de DCIM-software.", "dcim"],
])("a word that looks like a wish is none: %p", (text, id) => {
  expect(needOf(text, id)).toBe(true);
});
