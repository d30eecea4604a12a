import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad, idsOf } from "../fixtures";

test.each([
  ["Je taken zijn meten en beproeven van installaties.", "inspection-testing"],
  ["Te encargas de las medidas de aislamiento de los cables.", "inspection-testing"],
  ["Montas inversores fotovoltaicos en cubiertas.", "solar-bess"],
  ["És responsável pela terminação de cabos e pela sua identificação.", "cable-containment"],
  ["Du udfører tavlebygning og montage hos kunden.", "lv-switchgear"],
  ["Du står for indregulering af vores anlæg.", "balancing-tab"],
  ["You program Trend controllers on our sites.", "honeywell-ebi"],
  ["Obsługujesz ATS oraz agregaty prądotwórcze i rozdzielnice.", "ats"],
  ["You do pressure testing of pipework on site.", "pumps-pipework"],
  ["Sie führen Druckprüfungen an Leitungen durch.", "pumps-pipework"],
  ["Du gör provtryckning av rör på byggen.", "pumps-pipework"],
  ["Je werk: isometrieën lezen en leidingen maken.", "as-built-docs"],
  ["Sie lesen R&I-Fließbilder und Pläne der Anlage.", "as-built-docs"],
  ["Odpowiadasz za harmonogram robót na budowie.", "planning-p6"],
  ["Konfigurujesz przełączniki, zapory sieciowe i routery.", "networking"],
  ["Du gör ventilationsberäkningar för våra kunder.", "mechanical-design"],
])("a name of the trade is read: %p", (text, skill) => {
  expect(idsOf(analyse(ad({ title: "Montage", text })), "skill")).toContain(skill);
});

test.each([
  ["Presentas el centro a los inversores y a los clientes.", "solar-bess"],
  ["Wdrażasz ATS i prowadzisz rekrutacje.", "ats"],
  ["You lead pressure-testing of our renewal strategies.", "pumps-pipework"],
  ["Du sköter planering och kalkyl i vår butik.", "quantity-surveying"],
])("its neighbour of another trade is not: %p", (text, skill) => {
  expect(idsOf(analyse(ad({ title: "Montage", text })), "skill")).not.toContain(skill);
});

const papersIn = (text: string, country: string | null = null) =>
  idsOf(analyse(ad({ title: "Montage", country, text })), "certificate");

test.each([
  ["Požadujeme: platná vyhláška 50/1978 Sb., § 6.", "CZ", "cz-50-1978"],
  ["Požadujeme: osvědčení podle NV 194/2022 Sb.", "CZ", "cz-50-1978"],
  ["Edellytämme: sähköpätevyys S2.", "FI", "sahkopatevyys-fi"],
  ["Krav: kuldesertifikat og førerkort.", "NO", "f-gas-eu"],
  ["Anforderungen: gültiger SCC-Schein.", "DE", "scc"],
])("a paper is asked for by its own name: %p", (text, country, id) => {
  expect(papersIn(text, country)).toContain(id);
});
