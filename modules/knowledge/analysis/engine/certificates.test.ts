import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad, idsOf } from "../fixtures";

const certificates = (text: string, country: string | null = null) =>
  analyse(ad({ text, country }))
    .facts.filter(({ kind }) => kind === "certificate")
    .map(({ id, isRequired }) => [id, isRequired] as const);

test.each([
  ["VCA VOL verplicht.", "vca-vol", true],
  ["VCA VOL is een pré.", "vca-vol", false],
  ["VCA VOL of gelijkwaardig.", "vca-vol", false],
  ["Kälteschein Kategorie I zwingend erforderlich.", "kaelteschein-kat1", true],
  ["CCNA von Vorteil.", "ccna", false],
  ["CCNA, oder bereit zu erwerben.", "ccna", false],
  ["CCNA or willing to obtain it.", "ccna", false],
  ["CCNA of bereid deze te behalen.", "ccna", false],
  ["CCNA oder die Bereitschaft zum Erwerb.", "ccna", false],
  ["CCNA, mile widziane.", "ccna", false],
  ["CCNA är meriterande.", "ccna", false],
  ["CCNA muss vorliegen.", "ccna", true],
  ["City & Guilds 2391 essential.", "cg-2391", true],
  ["Führerschein (mindestens) der Klasse B.", "driving-b", true],
  ["Habilitations B2V BR BC H0V à jour.", "hab-h0-h2", true],
  ["CCNA souhaitée.", "ccna", false],
  ["Se valora CCNA.", "ccna", false],
  ["CCNA gradito.", "ccna", false],
  ["A CCNA is a plus.", "ccna", false],
  ["Aangewezen VP volgens NEN3140 is een vereiste.", "nen3140-vp", true],
  ["Habilitation BE manoeuvre exigée.", "hab-b2v-br", true],
  ["Bedienschein für Hubarbeitsbühnen erforderlich.", "ipaf", true],
  ["Je hebt een hoogwerkerattest.", "ipaf", true],
  ["Carné de plataformas elevadoras obligatorio.", "ipaf", true],
  ["Patentino PLE richiesto.", "ipaf", true],
  ["Carta de condução obrigatória.", "driving-b", true],
  ["Řidičský průkaz sk. B je podmínkou.", "driving-b", true],
  ["CCNA", "ccna", true],
])("%p asks for %p; required: %p", (text, id, isRequired) => {
  expect(certificates(text)).toContainEqual([id, isRequired]);
});

test("of two cues in a sentence the nearer one decides", () => {
  expect(certificates("VCA verplicht, CCNA een pré.")).toEqual([
    ["vca-basis", true],
    ["ccna", false],
  ]);
});

test("the longer name wins over the shorter one it holds", () => {
  expect(certificates("VCA VOL")).toEqual([["vca-vol", true]]);
});

test("the general certificate gives way to the specific one", () => {
  expect(certificates("NEN 3140, aanwijzing vakbekwaam persoon.")).toEqual([["nen3140-vp", true]]);
});

test("a name that countries share means the certificate of the ad's country", () => {
  expect(certificates("Patentino F-Gas", "IT")).toEqual([["fgas-it", true]]);
});

test("without a country the name that countries share means the international certificate", () => {
  expect(certificates("Patentino F-Gas")).toEqual([["f-gas-eu", true]]);
});

test("the analysis lists certificates by their labels", () => {
  const analysis = analyse(ad({ text: "CCNA and VCA VOL" }));

  expect(analysis.certifications).toEqual(["Cisco CCNA", "VCA VOL (supervisors)"]);
  expect(idsOf(analysis, "certificate")).toEqual(["ccna", "vca-vol"]);
});

test.each([
  "VCA VOL required, or willing to obtain it.",
  "VCA VOL is mandatory, or be ready to get it.",
  "VCA VOL vereist of bereid deze te behalen.",
  "VCA VOL ist Pflicht oder Bereitschaft, diese zu erwerben.",
  "VCA VOL exigée ou prêt à la passer.",
  "VCA VOL obligatoria o dispuesto a obtener.",
  "VCA VOL obbligatoria o disponibilità a conseguirla.",
])("%p asks nobody to have it already", (text) => {
  expect(certificates(text)).toEqual([["vca-vol", false]]);
});

test.each([
  ["You are a field service engineer (FSE) with a degree in CSE and you like to travel.", ""],
  [
    "La figura ha i requisiti di CSE per la sicurezza nei cantieri della nostra azienda.",
    "rspp-cse",
  ],
  [
    "Du har FSE og fagbrev, og er vant til å jobbe selvstendig i store anlegg hos kunder.",
    "fse-no",
  ],
])("capitals of one country are its paper in its languages alone: %p", (text, id) => {
  const found = idsOf(analyse(ad({ text })), "certificate");
  expect(found.filter((it) => ["rspp-cse", "fse-no"].includes(it)).join()).toBe(id);
});

test("an English ad for Norway means the Norwegian course", () => {
  const text = "You have FSE and are used to work on large plants of our customers.";

  expect(idsOf(analyse(ad({ text, country: "NO" })), "certificate")).toContain("fse-no");
});

test.each([
  "Führerschein der Klasse CE von Vorteil.",
  "Je hebt rijbewijs C of CE.",
  "Titulaire du permis de conduire catégorie C.",
  "Se requiere carnet de conducir C.",
  "Prawo jazdy kat. C+E.",
  "Førerkort klasse C1.",
  "Category C driving licence.",
])("%p is a licence of lorries, not of cars", (text) => {
  expect(certificates(text).map(([id]) => id)).toEqual(["driving-c"]);
});

test.each(["Führerschein der Klassen B und C1.", "Rijbewijs BE.", "Prawo jazdy kat. B."])(
  "%p is a licence of cars as well",
  (text) => {
    expect(certificates(text).map(([id]) => id)).toEqual(["driving-b"]);
  },
);

test.each([
  ["AWS, Azure and Red Hat certifications are a plus.", ["aws-saa", "azure-az", "rhce"]],
  ["Zertifizierungen (z. B. ITIL, VMware, Kubernetes).", ["itil-cert", "vmware-vcp", "cka"]],
  ["Une certification Cisco, Juniper ou Red Hat.", ["ccna", "jncia", "rhce"]],
  ["Certyfikat potwierdzający kompetencje w Azure albo AWS.", ["azure-az", "aws-saa"]],
  ["Staff training and certification on Azure.", []],
  ["You manage TLS certificates, keys and AWS.", []],
])("%p asks for the certificates %p", (text, ids) => {
  const found = certificates(text).map(([id]) => id);
  expect(found.toSorted()).toEqual(ids.toSorted());
});

test.each([
  "We are ISO 9001 and VCA certified.",
  "Ons bedrijf is VCA-gecertificeerd.",
  "Wij betalen je VCA en BHV cursus.",
  "Wir übernehmen die Schulung zum IPAF-Bediener.",
  "Paid training: IPAF, PASMA and first aid.",
])("%p asks for no paper", (text) => {
  expect(certificates(text)).toEqual([]);
});

test.each([
  ["Wir sind ein junges Team und suchen jemanden mit SCC-Zertifikat.", "scc"],
  ["Wij betalen een goed salaris; VCA is verplicht.", "vca-basis"],
])("%p asks for it all the same", (text, id) => {
  expect(certificates(text).map(([found]) => found)).toContain(id);
});

test.each([
  ["Vous entretenez les pompes du bassin. Le SST serait un atout.", "first-aid"],
  ["Du passer anlægget hos os. Førstehjælpsbevis er en fordel.", "first-aid"],
  ["Pracujete u nás ve dne. Školení první pomoci je výhodou.", "first-aid"],
  ["Pracujesz u nas w zespole. Szkolenie z pierwszej pomocy mile widziane.", "first-aid"],
  ["Työskentelet meillä päivisin. Ensiapukoulutus katsotaan eduksi.", "first-aid"],
  ["Trabalha connosco de dia. Curso de primeiros socorros é uma vantagem.", "first-aid"],
  ["Pracujesz u nas w zespole. Certyfikat ITIL mile widziany.", "itil-cert"],
  ["Pracujete u nás ve dne. Plošinářský průkaz je výhodou.", "ipaf"],
])("%p wishes for %p", (text, id) => {
  expect(certificates(text)).toContainEqual([id, false]);
});

test.each([
  "No PMP or similar project certificate is needed.",
  "No CCNA or comparable network paper is expected here.",
  "Työskentelet meillä päivisin. Tulityökorttia ei edellytetä.",
  "Pracujete u nás ve dne. Certifikát PMP nepožadujeme.",
  "Pracujesz u nas w dzień i w nocy. Certyfikatu PMP nie wymagamy.",
  "Du arbetar hos oss på dagtid. Körkort kräver vi inte.",
  "Sie arbeiten am Tag bei uns. Einen Führerschein brauchen Sie nicht.",
  "Trabalha connosco de dia. A carta de condução não é exigida.",
])("%p asks for no paper", (text) => {
  expect(certificates(text)).toEqual([]);
});

test.each([
  "Kølemontør til datacenter",
  "Elinstallatör sökes",
  "Vi søger en kølemontør til service.",
])("the trade in %p is no paper", (text) => {
  expect(certificates(text)).toEqual([]);
});
