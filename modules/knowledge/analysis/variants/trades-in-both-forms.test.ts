import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad } from "../fixtures";
import { asked } from "../engine/demand/asked.fixtures";

const readAs = (language: string, title: string) => {
  const { role, category, relevanceLevel } = analyse(
    ad({ title, text: asked[language]?.tasks ?? "" }),
  );
  return { role, category, relevanceLevel };
};

/** Trades of the site as they are called of a man and of a woman. */
const trades: [language: string, plain: string, other: string][] = [
  ["pl", "Spawacz", "Spawaczka"],
  ["pl", "Spawacz TIG", "Spawaczka TIG"],
  ["pl", "Elektromonter", "Elektromonterka"],
  ["pl", "Monter instalacji elektrycznych", "Monterka instalacji elektrycznych"],
  ["pl", "Monter instalacji sanitarnych", "Monterka instalacji sanitarnych"],
  ["pl", "Elektryk", "Elektryczka"],
  ["pl", "Brygadzista elektryk", "Brygadzistka elektryczka"],
  ["pl", "Monter rurociągów", "Monterka rurociągów"],
  ["pl", "Monter okablowania strukturalnego", "Monterka okablowania strukturalnego"],
  ["pl", "Kierownik robót elektrycznych", "Kierowniczka robót elektrycznych"],
  ["cs", "Svářeč", "Svářečka"],
  ["cs", "Svářeč potrubí", "Svářečka potrubí"],
  ["cs", "Elektromontér", "Elektromontérka"],
  ["cs", "Elektrikář", "Elektrikářka"],
  ["cs", "Montér potrubí", "Montérka potrubí"],
  ["it", "Impiantista elettrico", "Impiantista elettrica"],
  ["it", "Saldatore", "Saldatrice"],
  ["it", "Elettricista", "Elettricista"],
  ["it", "Tubista", "Tubista"],
  ["it", "Caposquadra elettricisti", "Caposquadra elettricisti"],
  ["it", "Installatore elettrico", "Installatrice elettrica"],
  ["it", "Cablatore", "Cablatrice"],
  ["fr", "Tireur de câbles", "Tireuse de câbles"],
  ["fr", "Tireur de câble", "Tireuse de câble"],
  ["fr", "Soudeur", "Soudeuse"],
  ["fr", "Tuyauteur", "Tuyauteuse"],
  ["fr", "Monteur électricien", "Monteuse électricienne"],
  ["fr", "Chef d'équipe électricien", "Cheffe d'équipe électricienne"],
  ["fr", "Chef de chantier électricité", "Cheffe de chantier électricité"],
  ["fr", "Contremaître électricité", "Contremaîtresse électricité"],
  ["nl", "Voorman elektrotechniek", "Voorvrouw elektrotechniek"],
  ["nl", "Voorman elektrotechniek", "Voorvrouw/voorman elektrotechniek"],
  ["nl", "Voorman elektrotechniek", "Voorman/voorvrouw elektrotechniek"],
  ["nl", "Lasser", "Lasster"],
  ["nl", "Kabeltrekker", "Kabeltrekster"],
  ["nl", "Elektricien", "Elektricienne"],
  ["nl", "Monteur elektrotechniek", "Monteuse elektrotechniek"],
  ["nl", "Pijpfitter", "Pijpfitster"],
  ["nl", "Leidinggevend monteur elektrotechniek", "Leidinggevend monteur elektrotechniek (m/v)"],
  ["de", "Schweißer", "Schweißerin"],
  ["de", "Kabelzieher", "Kabelzieherin"],
  ["de", "Obermonteur Elektro", "Obermonteurin Elektro"],
  ["de", "Elektrovorarbeiter", "Elektrovorarbeiterin"],
  ["de", "Vorarbeiter Elektro", "Vorarbeiterin Elektro"],
  ["de", "Rohrleitungsbauer", "Rohrleitungsbauerin"],
  ["de", "Elektroinstallateur", "Elektroinstallateurin"],
  ["es", "Soldador", "Soldadora"],
  ["es", "Electricista", "Electricista"],
  ["es", "Tubero", "Tubera"],
  ["es", "Capataz eléctrico", "Capataza eléctrica"],
  ["es", "Instalador eléctrico", "Instaladora eléctrica"],
  ["es", "Montador de climatización", "Montadora de climatización"],
  ["es", "Encargado eléctrico", "Encargada eléctrica"],
  ["es", "Tendedor de cables", "Tendedora de cables"],
  ["pt", "Soldador", "Soldadora"],
  ["pt", "Eletricista", "Eletricista"],
  ["pt", "Encarregado eletricista", "Encarregada eletricista"],
  ["pt", "Instalador elétrico", "Instaladora elétrica"],
  ["sv", "Svetsare", "Svetsare"],
  ["sv", "Rörläggare", "Rörläggare"],
  ["sv", "Elmontör", "Elmontör"],
  ["sv", "Rörmontör", "Rörmontör"],
  ["sv", "Förman el", "Förkvinna el"],
  ["da", "Svejser", "Svejser"],
  ["da", "Rørsmed", "Rørsmed"],
  ["da", "Elmontør", "Elmontør"],
  ["da", "Formand el", "Forkvinde el"],
  ["no", "Sveiser", "Sveiser"],
  ["no", "Rørlegger", "Rørlegger"],
  ["no", "Elektromontør", "Elektromontør"],
  ["no", "Formann elektro", "Forkvinne elektro"],
  ["fi", "Hitsaaja", "Hitsaaja"],
  ["fi", "Putkiasentaja", "Putkiasentaja"],
  ["fi", "Sähköasentaja", "Sähköasentaja"],
  ["fi", "Työnjohtaja sähkö", "Työnjohtaja sähkö"],
  ["en", "Cable puller", "Cable puller"],
  ["en", "Welder", "Welder"],
  ["en", "Electrical foreman", "Electrical forewoman"],
];

test.each(trades)(
  "in %s %p and %p are one trade that the product knows",
  (language, plain, other) => {
    const read = readAs(language, plain);
    expect([
      "electrician-dc",
      "pipefitter",
      "electrical-supervisor",
      "structured-cabling-tech",
      "mep-project-manager",
      "construction-manager",
    ]).toContain(read.role ?? "");
    expect(read.category).toBe(
      read.role === "structured-cabling-tech" ? "dc-operations" : "dc-construction",
    );
    expect(readAs(language, other)).toEqual(read);
  },
);
