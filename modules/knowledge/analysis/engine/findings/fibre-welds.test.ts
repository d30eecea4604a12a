import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad, idsOf } from "../../fixtures";

const skillsOf = (text: string) => idsOf(analyse(ad({ title: "Montage", text })), "skill");

test.each([
  "Ti occupi della saldatura della fibra e delle misure in campo.",
  "Vous réalisez la soudure des fibres et les mesures chez nos clients.",
  "Sie übernehmen das Schweißen von Glasfasern beim Kunden.",
  "Svetsning av fiber och mätning av nätet hör till jobbet.",
  "Du står for sveising av fiberkabler og måling av nettet.",
  "Du står for svejsning af fiberkabler og måling af nettet.",
  "Odpowiadasz za spawanie kabli i włókien światłowodowych u klienta.",
])("fibres are spliced, whatever that is called: %p", (text) => {
  expect(skillsOf(text)).toContain("fibre-splicing");
  expect(skillsOf(text)).not.toContain("pipefitting-welding");
});

test.each([
  "Sie übernehmen das Schweißen von Rohren beim Kunden.",
  "Vous réalisez la soudure des tubes inox chez nos clients.",
  "You do welding with a fibre laser on our frames.",
  "Vous réalisez la soudure et le collage de la fibre de carbone.",
  "Do zadań należy spawanie rur, a światłowody układa inna firma.",
])("metal is welded beside a fibre as well: %p", (text) => {
  expect(skillsOf(text)).toContain("pipefitting-welding");
  expect(skillsOf(text)).not.toContain("fibre-splicing");
});
