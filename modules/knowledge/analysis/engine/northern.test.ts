import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad, idsOf } from "../fixtures";

/** Ads of the languages that have the fewest names in the taxonomy. */
const ads: [language: string, title: string, text: string, systems: string[]][] = [
  [
    "fi",
    "Datakeskuksen sähköasentaja",
    "Vastaat konesalin UPS-järjestelmien ja varavoimakoneiden huollosta sekä jäähdytyslaitteiden kunnossapidosta. Edellytämme sähköalan koulutusta.",
    ["cooling-systems", "generators", "ups-systems"],
  ],
  [
    "fi",
    "Konesalin kiinteistöteknikko",
    "Huollat palvelinten jäähdytysjärjestelmiä ja katkoton virransyöttö on sinulle tuttua. Työ on vuorotyötä datakeskuksessa.",
    ["cooling-systems", "ups-systems"],
  ],
  [
    "cs",
    "Servisní technik datového centra",
    "Budete provádět údržbu motorgenerátorů, zdrojů nepřerušovaného napájení a chladicích systémů, které jsou v našem datovém centru v Praze. Práce je na směny a je pro vás, pokud se nebojíte nových věcí.",
    ["cooling-systems", "generators", "ups-systems"],
  ],
  [
    "pt",
    "Técnico de manutenção de centro de dados",
    "Irá realizar a manutenção preventiva de grupos geradores, sistemas UPS e sistemas de arrefecimento. O trabalho é em turnos rotativos.",
    ["cooling-systems", "generators", "ups-systems"],
  ],
  [
    "no",
    "Servicetekniker nødstrøm datasenter",
    "Du har ansvar for vedlikehold av nødstrømsaggregater, UPS-anlegg og kjølesystemer i datasenteret vårt, og er med i vår vaktordning. Vi søker deg som er nøye og liker å jobbe både selvstendig og sammen med andre, og som ikke er redd for å ta i.",
    ["cooling-systems", "generators", "ups-systems"],
  ],
];

test.each(ads)("an ad in %s for a '%s' is read", (language, title, text, systems) => {
  const analysis = analyse(ad({ title, text }));
  expect(analysis.language).toBe(language);
  expect(analysis.relevanceLevel).toBe("hard-target");
  expect(analysis.criticalSystems.toSorted()).toEqual(systems as never);
});

test.each([
  [
    "Driftstekniker datacenter",
    "Du ansvarar för förebyggande underhåll och felsökning av avbrottsfri kraft, kylmaskiner och brandlarm i vårt datacenter. Du läser elscheman och beställer reservdelar.",
    "planned-maintenance corrective-maintenance ups-systems chillers fire-detection as-built-docs spare-parts",
  ],
  [
    "Driftstekniker datacenter",
    "Du står for forebyggende vedligehold og fejlfinding på UPS-anlæg, køleanlæg og nødgeneratorer i vores datacenter. Du har tilkaldevagt og læser el-diagrammer.",
    "planned-maintenance corrective-maintenance ups-systems cooling-systems diesel-generators on-call as-built-docs",
  ],
  [
    "Driftstekniker datasenter",
    "Du utfører forebyggende vedlikehold og feilsøking på nødstrømsaggregat, kjølemaskiner og ventilasjonsanlegg i datasenteret vårt. Du følger opp HMS og brannalarmanlegg.",
    "planned-maintenance corrective-maintenance diesel-generators chillers ahu-ventilation hse fire-detection",
  ],
  [
    "Datakeskuksen huoltoasentaja",
    "Teet ennakkohuoltoja ja vianhakua: UPS-laitteet, varavoimakoneet, vedenjäähdyttimet ja paloilmoittimet ovat sinulle tuttuja. Työ on vuorotyötä ja päivystys kuuluu siihen.",
    "planned-maintenance ups-systems diesel-generators chillers fire-detection on-call",
  ],
  [
    "Technik datového centra",
    "Provádíte preventivní údržbu a odstraňování poruch dieselagregátů, chladicích jednotek a vzduchotechniky v našem datovém centru. Vedete technickou dokumentaci a dbáte na BOZP.",
    "planned-maintenance corrective-maintenance diesel-generators chillers hvac as-built-docs hse",
  ],
  [
    "Técnico de centro de dados",
    "Asseguras a manutenção preventiva e a resolução de avarias dos grupos geradores, do AVAC e da gestão técnica centralizada do nosso centro de dados, com segurança no trabalho.",
    "planned-maintenance corrective-maintenance diesel-generators hvac bms hse",
  ],
  [
    "Kyltekniker",
    "Du installerar och servar vätskekylaggregat, kyltorn och frekvensomriktare, mäter elkvalitet och kan fibersvetsning. Kabeldragning och relationshandlingar ingår i arbetet.",
    "chillers cooling-towers vfd power-quality fibre-splicing cable-containment as-built-docs",
  ],
  [
    "Elektriker",
    "Du monterer kabelbakker og lavspændingstavler, udfører elinstallationer og arbejder med relæbeskyttelse, frekvensomformere og adgangskontrol hos vores kunder.",
    "cable-containment lv-switchgear electrical-installation protection-coordination vfd physical-security",
  ],
  [
    "Elektriker",
    "Du legger kabel på kabelbroer, kobler hovedtavler og nettstasjoner, og gjør idriftsettelse, sluttkontroll og termografering på de elektriske anleggene til våre kunder.",
    "cable-containment lv-switchgear mv-hv-switchgear commissioning inspection-testing",
  ],
  [
    "Automaatioasentaja",
    "Työhösi kuuluu rakennusautomaatiojärjestelmien ja taajuusmuuttajien huolto, käyttöönotot sekä sähkökeskusten kytkentätyöt. Teet myös valokuituasennuksia ja kulunvalvontajärjestelmiä.",
    "bms vfd commissioning electrical-installation structured-cabling physical-security",
  ],
  [
    "Elektromontér",
    "Budete provádět elektroinstalační práce, pokládku kabelů a montáž rozvaděčů, zapojovat frekvenční měniče a vést dokumentaci skutečného provedení na stavbách po celé republice.",
    "electrical-installation cable-containment lv-switchgear vfd as-built-docs",
  ],
  [
    "Eletricista",
    "Irá montar quadros elétricos e caminhos de cabos, fazer ensaios de isolamento e termografia nos postos de transformação dos nossos clientes, e instalar cablagem estruturada e videovigilância.",
    "lv-switchgear cable-containment inspection-testing mv-hv-switchgear structured-cabling physical-security",
  ],
])("%s: each skill of %s is read", (title, text, wanted) => {
  const found = idsOf(analyse(ad({ title, text })), "skill");
  expect(wanted.split(" ").filter((id) => !found.includes(id))).toEqual([]);
});

test.each([
  ["Experience with Liebert EXL, IBM TRIRIGA and CitectSCADA", "vertiv cmms scada"],
  ["Kenntnisse in OMNITRACKER, S7-1500 und FortiGate", "ticketing-itil plc networking"],
  ["Ervaring met Axxerion, Loytec en PlanRadar", "cmms bms cxalloy-facilitygrid"],
  ["Maîtrise de Batigest, Caneco BT et Topkapi", "quantity-surveying electrical-design scada"],
])("products are known by their names in any language: %p", (text, wanted) => {
  const found = idsOf(analyse(ad({ title: "Engineer", text })), "skill");
  expect(wanted.split(" ").filter((id) => !found.includes(id))).toEqual([]);
});
