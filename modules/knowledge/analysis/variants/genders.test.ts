import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad } from "../fixtures";

const texts: { [tongue: string]: string } = {
  de: "Sie sind in unserem Rechenzentrum für die USV, die Kältemaschinen und die Wartung zuständig.",
  nl: "Je bent in ons datacenter verantwoordelijk voor de UPS, de koelmachines en het onderhoud.",
  fr: "Dans notre centre de données vous assurez la maintenance des onduleurs et des groupes froids.",
  es: "En nuestro centro de datos te encargas del mantenimiento de los SAI y de las enfriadoras.",
  it: "Nel nostro data center ti occupi della manutenzione dei gruppi di continuità e dei chiller.",
  pl: "W naszym centrum danych odpowiadasz za konserwację zasilaczy UPS oraz agregatów wody lodowej.",
};

/** Names of a trade as they are listed, and how each is written of a woman or of anybody. */
const tongues: {
  [tongue: string]: [names: string[], forms: ((name: string, other: string) => string)[]];
} = {
  de: [
    [
      "Techniker Rechenzentrum",
      "Kältetechniker Rechenzentrum",
      "Elektroniker Rechenzentrum",
      "Mechatroniker Kälte Rechenzentrum",
      "Projektleiter Rechenzentrum",
      "Schichtleiter Rechenzentrum",
      "Servicetechniker USV",
      "Bauleiter Rechenzentrum",
      "Ingenieur Rechenzentrum",
      "Elektriker Rechenzentrum",
      "Anlagentechniker Rechenzentrum",
      "Monteur Rechenzentrum",
    ],
    ["in", ":in", "*in", "/-in", "/in", "_in"].map((end) => behindFirst(end)),
  ],
  nl: [
    [
      "Monteur datacenter",
      "Technicus datacenter",
      "Projectleider datacenter",
      "Beheerder datacenter",
      "Koeltechnicus datacenter",
      "Elektromonteur datacenter",
      "Werkvoorbereider datacenter",
    ],
    [" (m/v)", " (m/v/x)", " m/v/d", " (v/m)"].map((end) => atEnd(end)),
  ],
  fr: [
    [
      "Technicien datacenter|Technicienne datacenter",
      "Électricien datacenter|Électricienne datacenter",
      "Chef de projet datacenter|Cheffe de projet datacenter",
      "Directeur de travaux datacenter|Directrice de travaux datacenter",
      "Ingénieur CVC datacenter|Ingénieure CVC datacenter",
      "Frigoriste datacenter|Frigoriste datacenter",
      "Chargé d'affaires datacenter|Chargée d'affaires datacenter",
      "Conducteur de travaux datacenter|Conductrice de travaux datacenter",
      "Opérateur datacenter|Opératrice datacenter",
      "Dessinateur datacenter|Dessinatrice datacenter",
    ],
    [second, both, atEnd(" (F/H)"), atEnd(" H/F")],
  ],
  es: [
    [
      "Técnico de mantenimiento centro de datos|Técnica de mantenimiento centro de datos",
      "Ingeniero de instalaciones centro de datos|Ingeniera de instalaciones centro de datos",
      "Jefe de obra centro de datos|Jefa de obra centro de datos",
      "Operador centro de datos|Operadora centro de datos",
      "Director de proyecto centro de datos|Directora de proyecto centro de datos",
      "Gestor de proyectos centro de datos|Gestora de proyectos centro de datos",
    ],
    [second, both, atEnd(" (H/M)"), atEnd(" (M/F/X)")],
  ],
  it: [
    [
      "Tecnico data center|Tecnica data center",
      "Ingegnere elettrico data center|Ingegnera elettrica data center",
      "Direttore di cantiere data center|Direttrice di cantiere data center",
      "Manutentore data center|Manutentrice data center",
      "Progettista impianti data center|Progettista impianti data center",
      "Operatore data center|Operatrice data center",
    ],
    [second, both, atEnd(" (M/F)"), atEnd(" (L. 903/77)")],
  ],
  pl: [
    [
      "Technik centrum danych|Techniczka centrum danych",
      "Kierownik budowy centrum danych|Kierowniczka budowy centrum danych",
      "Inżynier centrum danych|Inżynierka centrum danych",
      "Elektryk centrum danych|Elektryczka centrum danych",
    ],
    [second, both, atEnd(" (K/M)"), atEnd(" k/m/n")],
  ],
};

function behindFirst(end: string) {
  return (name: string) => name.replace(/^\p{L}+/u, (word) => word + end);
}
function atEnd(end: string) {
  return (name: string) => name + end;
}
function second(_: string, other: string) {
  return other;
}
/** "Technicien / Technicienne datacenter", or with its ending alone where both begin alike. */
function both(name: string, other: string) {
  return `${name.split(" ")[0]} / ${other}`;
}

const pairs = Object.entries(tongues).flatMap(([tongue, [names, forms]]) =>
  names.flatMap((name) => {
    const [plain = "", other = ""] = name.split("|");
    const text = texts[tongue] ?? "";
    return forms.map((form) => ({ text, one: plain, other: form(plain, other) }));
  }),
);

const readAs = (title: string, text: string) => {
  const { category, relevanceLevel, matchScore, role } = analyse(ad({ title, text }));
  return [category, relevanceLevel, matchScore, role];
};

test("two hundred titles say the same of a woman, of a man and of anybody", () => {
  expect(pairs.length).toBeGreaterThanOrEqual(200);
  const differ = pairs.filter(
    ({ one, other, text }) => !Bun.deepEquals(readAs(one, text), readAs(other, text)),
  );
  console.info(`gendered pairs: ${differ.length} of ${pairs.length} differ`);
  expect(differ.map(({ one, other }) => [one, other])).toEqual([]);
});
