import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad, idsOf } from "../fixtures";

const factsOf = (text: string, kind: "skill" | "certificate" = "skill") =>
  idsOf(analyse(ad({ title: "", text })), kind);

test.each([
  [
    "en",
    "Delta Frost is a leading provider of chillers and ventilation.\nTasks: you keep our books.",
  ],
  [
    "de",
    "Seit 1971 bietet die Nordkalt Gruppe Lösungen für Kälteanlagen und Lüftung.\nAufgaben: Buchhaltung.",
  ],
  [
    "fr",
    "Nous sommes un groupe leader des groupes froids et de la ventilation.\nMissions : comptabilité.",
  ],
  ["nl", "Wij zijn een toonaangevend bedrijf in koelmachines en ventilatie.\nTaken: boekhouden."],
  ["es", "Somos una empresa líder en enfriadoras y ventilación.\nFunciones: contabilidad."],
  [
    "it",
    "Siamo un'azienda leader nei gruppi frigoriferi e nella ventilazione.\nMansioni: contabilità.",
  ],
])("what a company says it sells is no demand (%s)", (_, text) => {
  expect(factsOf(text)).toEqual(expect.not.arrayContaining(["chillers", "ahu-ventilation"]));
});

test.each([
  ["en", "We are looking for a technician who repairs chillers and ventilation."],
  ["de", "Wir suchen jemanden, der Kältemaschinen wartet, für ein Unternehmen in Bremen."],
  ["fr", "Nous recherchons un technicien pour des groupes froids."],
  ["nl", "Wij zoeken een monteur voor koelmachines."],
  ["es", "Buscamos un técnico de enfriadoras."],
  ["it", "Cerchiamo un tecnico per gruppi frigoriferi."],
])("who is looked for says what is asked, whoever asks (%s)", (_, text) => {
  expect(factsOf(text)).toContain("chillers");
});

test("where a company works is still where the work is", () => {
  const { facts } = analyse(
    ad({
      title: "",
      text: "Halt Colo is a leading provider of data centres.\nYou keep UPS systems running.",
    }),
  );
  expect(facts.map(({ id }) => id)).toEqual(expect.arrayContaining(["dc-general", "ups-systems"]));
});

test.each([
  [
    "fr",
    "networking",
    "Entretien des réseaux d'eau potable.",
    "Administration des réseaux et des routeurs.",
  ],
  ["es", "networking", "Montaje de redes de baja tensión.", "Administración de redes y routers."],
  ["it", "networking", "Posa di reti elettriche e idriche.", "Amministrazione di reti e router."],
  [
    "fr",
    "uptime-sla",
    "Mission longue, disponibilité immédiate.",
    "Garantir la disponibilité des systèmes.",
  ],
  [
    "nl",
    "uptime-sla",
    "Beschikbaarheid: 40 uren, per direct.",
    "Je bewaakt de beschikbaarheid van de installaties.",
  ],
  [
    "de",
    "uptime-sla",
    "Ihre Verfügbarkeit ab sofort.",
    "Sie sichern die Verfügbarkeit der Anlagen.",
  ],
  [
    "nl",
    "owner-rep",
    "Voor onze opdrachtgever zoeken wij een monteur.",
    "Je treedt op namens de opdrachtgever.",
  ],
  [
    "es",
    "controls-engineering",
    "Automatización de pruebas de software.",
    "Automatización de plantas de frío.",
  ],
  [
    "it",
    "controls-engineering",
    "Automazione dei processi di sviluppo.",
    "Automazione di impianti.",
  ],
  ["it", "decommissioning", "Dismissione di applicazioni.", "Dismissione di server e rack."],
  [
    "es",
    "quantity-surveying",
    "Se valoran certificaciones de Microsoft.",
    "Mediciones y certificaciones de obra.",
  ],
  ["es", "structured-cabling", "Parcheo de vulnerabilidades.", "Parcheo de fibra en racks."],
  [
    "fr",
    "construction-management",
    "Respect des règles sur les chantiers.",
    "Suivi de chantier et conduite de travaux.",
  ],
  [
    "es",
    "planned-maintenance",
    "Mantenimiento de aplicaciones web.",
    "Mantenimiento de equipos de frío.",
  ],
  [
    "fr",
    "lifecycle-asset",
    "Cycle de vie des produits digitaux.",
    "Gestion du cycle de vie des équipements.",
  ],
  ["de", "kubernetes", "Wartung von Container-Kranen im Hafen.", "Container mit Docker."],
  ["es", "kubernetes", "Terminal de contenedores del puerto.", "Contenedores con Docker."],
  ["nl", "planned-maintenance", "Je onderhoudt contact met klanten.", "Je onderhoudt chillers."],
  ["fr", "servers-storage", "Des aires de stockage.", "Stockage et sauvegarde des données."],
  ["fr", "shift-24x7", "Le goût du travail en équipe.", "Travail en équipe, matin et nuit."],
  ["es", "rack-stack", "Montaje de equipos de riego.", "Montaje de equipos en racks del CPD."],
  ["es", "chillers", "Agua fría y ACS en viviendas.", "Producción de agua fría."],
  [
    "en",
    "functional-testing",
    "Automated test scripts for the front-end.",
    "Test scripts for chillers.",
  ],
  [
    "en",
    "critical-env-ops",
    "Critical systems of our SaaS backend.",
    "Critical systems of the power plant.",
  ],
  ["en", "logistics-dc", "Deploy to staging and production.", "Receiving and staging of servers."],
])("a word of two trades counts in its own (%s, %s)", (_, id, other, own) => {
  expect(factsOf(other)).not.toContain(id);
  expect(factsOf(own)).toContain(id);
});

test.each([
  ["en", "ITIL certification preferred."],
  ["de", "Eine Zertifizierung in ITIL ist erwünscht."],
  ["fr", "Une certification en ITIL est un plus."],
  ["nl", "Je bent gecertificeerd in ITIL."],
  ["es", "Se valoran certificaciones ITIL."],
  ["it", "Gradite certificazioni in ambito ITIL."],
])("a subject beside a word like certified is its certificate (%s)", (_, text) => {
  expect(factsOf(text, "certificate")).toContain("itil-cert");
});

test("a subject alone is no certificate", () => {
  expect(factsOf("You work along ITIL processes.", "certificate")).toEqual([]);
});

test.each([
  ["it", "Ottima conoscenza della lingua inglese scritta e parlata.", ["en"]],
  ["it", "Conoscenza delle lingue spagnola e francese.", ["es", "fr"]],
  ["es", "Dominio de las lenguas inglesa y francesa.", ["en", "fr"]],
  ["fr", "Maîtrise de la langue anglaise.", ["en"]],
  ["nl", "Je spreekt vlot Nederlands en Engels.", ["nl", "en"]],
  ["de", "Fundierte Deutsch- und Englischkenntnisse runden dein Profil ab.", ["de", "en"]],
  ["es", "Conocimientos de inglés valorables para el puesto.", ["en"]],
  ["fr", "Maîtrise de l'anglais pour le poste.", ["en"]],
  ["nl", "Kennis Frans is zeer goed voor deze functie.", ["fr"]],
])("a language named by its adjective is asked for (%s)", (_, text, codes) => {
  const { languages } = analyse(ad({ title: "", text })).demands;
  expect(languages.flatMap(({ anyOf }) => anyOf.map(({ code }) => code))).toEqual(codes);
});

test.each([
  ["Software Engineer, Data Center Networking", "Rust and networking.", "potential"],
  [
    "Mechanical Service Technician, Data Centre",
    "You service chillers and CRAH units.",
    "hard-target",
  ],
])("%s is read by its function", (title, text, level) => {
  expect(analyse(ad({ title, text })).relevanceLevel).toBe(level as "potential");
});
