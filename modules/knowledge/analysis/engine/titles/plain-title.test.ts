import { expect, test } from "bun:test";
import { analyse } from "../..";
import { ad } from "../../fixtures";
import { plainTitle } from "./plain-title";

/** What anybody may be called, by the one form that the taxonomy lists. */
const forms: { [listed: string]: [language: string, said: string[]] } = {
  Kältetechniker: [
    "de",
    [
      "Kältetechnikerin",
      "Kältetechniker*in",
      "Kältetechniker:in (m/w/d)",
      "Kältetechniker_in",
      "Kältetechniker/-in",
      "Kältetechniker(in)",
      "KältetechnikerIn",
      "Kältetechniker/Kältetechnikerin",
      "Kältetechnikerin oder Kältetechniker (all genders)",
      "Kältetechniker m/w/d",
    ],
  ],
  "Projektleiter Rechenzentrum": [
    "de",
    ["Projektleiterin Rechenzentrum", "Projektleiter (w|m|d) Rechenzentrum"],
  ],
  "Chef de projet data center": [
    "fr",
    ["Cheffe de projet data center", "Chef·fe de projet data center (F/H)"],
  ],
  "Technicien de maintenance": [
    "fr",
    [
      "Technicienne de maintenance",
      "Technicien.ne de maintenance H/F",
      "Technicien(ne) de maintenance",
    ],
  ],
  "Conducteur de travaux": ["fr", ["Conductrice de travaux", "Conducteur·rice de travaux"]],
  Électricien: ["fr", ["Électricienne", "Électricien / Électricienne"]],
  "Técnico de mantenimiento": [
    "es",
    ["Técnica de mantenimiento", "Técnico/a de mantenimiento", "Técnic@ de mantenimiento"],
  ],
  "Ingeniero eléctrico": ["es", ["Ingeniera eléctrica", "Ingeniero/a eléctrico/a"]],
  "Direttore di cantiere": ["it", ["Direttrice di cantiere", "Direttore/trice di cantiere"]],
  "Tecnico manutentore": ["it", ["Tecnica manutentrice"]],
  Projectleider: ["nl", ["Projectleidster", "Projectleid(st)er (m/v/x)"]],
  Datacentertechnicus: ["nl", ["Datacentertechnica", "Datacentertechnicus M/V"]],
  "Inżynier elektryk": ["pl", ["Inżynierka elektryczka"]],
  "Projektový inženýr": ["cs", ["Projektový inženýrka"]],
  "Leitender Ingenieur": ["de", ["Leitende Ingenieurin", "Leitende Ingenieurin (all genders)"]],
  Elektrobeauftragter: ["de", ["Elektrobeauftragte", "Elektrobeauftragte (w/m/d)"]],
  Opsteller: ["nl", ["Opstelster"]],
  "Koper installaties": ["nl", ["Koopster installaties"]],
  "Bestuurder kraan": ["nl", ["Bestuurster kraan"]],
  "Coördinator onderhoud": [
    "nl",
    ["Coördinatrice onderhoud", "Coördinator (alle genders) onderhoud"],
  ],
  "Electricista mecánico": ["es", ["Electricista mecánica"]],
  "Instalador hidráulico": ["es", ["Instaladora hidráulica"]],
  "Eletricista mecânico": ["pt", ["Eletricista mecânica"]],
  "Progettista elettrico": [
    "it",
    ["Progettista elettrica", "Progettista (tutti i generi) elettrica"],
  ],
  "Capo officina": ["it", ["Capa officina"]],
  Inspektör: ["sv", ["Inspektris", "Inspektör (alla kön)"]],
  "Zámečník údržbář": ["cs", ["Zámečník údržbářka"]],
  "Site foreman": ["en", ["Site forewoman", "Site foreperson"]],
};

for (const [listed, [language, said]] of Object.entries(forms)) {
  test(`${listed} is read whoever is meant`, () => {
    expect(said.map((title) => plainTitle(title, language).text.trim())).toEqual(
      said.map(() => listed),
    );
  });
}

test("a word that names no person keeps its ending", () => {
  const kept = [
    ["es", "Responsable de oficina técnica"],
    ["it", "Responsabile direzione tecnica"],
    ["de", "Monteur Berlin"],
    ["fr", "Technicien Saint-Étienne"],
    ["en", "Engineer (Data Centre), 24/7 and I/O"],
    ["en", "Data Center Engineer"],
    ["de", "Verantwortliche Elektrofachkraft"],
    ["de", "Leitende Position Technik"],
    ["nl", "Webmaster cluster en register"],
    ["es", "Responsable de energía eléctrica"],
    ["es", "Capa física y redes"],
  ] as const;

  expect(kept.map(([language, title]) => plainTitle(title, language).text)).toEqual(
    kept.map(([, title]) => title),
  );
});

test.each([
  ["sv", "Drifttekniker (alla kön) kylanläggning", "Drifttekniker kylanläggning"],
  ["sv", "Elmontör (m/f/d) ställverk", "Elmontör ställverk"],
  ["en", "Shift Engineer (she/her/they), Chillers", "Shift Engineer, Chillers"],
  ["da", "Elektriker (alle køn) højspænding", "Elektriker højspænding"],
  ["no", "Elektriker (alle kjønn) høyspent", "Elektriker høyspent"],
])("%s: what says that anybody may apply is cut out of the middle: %s", (language, said, plain) => {
  expect(plainTitle(said, language).text).toBe(plain);
});

test("letters that say who may apply tell no language", () => {
  const text = "Du projekterar kraftnät och ställverk.";
  const [plain, marked] = ["Elingenjör ställverk", "Elingenjör (w/m/d) ställverk"].map((title) =>
    analyse(ad({ title, text })),
  );

  expect(marked?.language).toBe(plain?.language ?? null);
});

test.each([
  ["Responsable chantier", "Responsable du chantier"],
  ["Technicien maintenance data center", "Technicien de la maintenance data center"],
])("what links the words of %s changes no role", (bare, linked) => {
  const text =
    "Vous assurez la maintenance des onduleurs et des groupes froids du centre de données.";
  const roleOf = (title: string) => analyse(ad({ title, text })).role;

  expect(roleOf(linked)).toBe(roleOf(bare));
});

test("what a title is read from is quoted as it stands there", () => {
  const { facts } = analyse(ad({ title: "Kältetechniker*in (m/w/d) – Rechenzentrum" }));

  const quotes = facts.flatMap(({ spans }) => spans.map(({ quote }) => quote));
  expect(quotes).toContain("Kältetechniker*in");
  expect(quotes).toContain("Rechenzentrum");
});

test("role, category, class and score are the same for a woman", () => {
  const text = "Wartung der Kälteanlagen und USV-Anlagen in unserem Rechenzentrum.";
  const read = (title: string) => {
    const { role, category, relevanceLevel, matchScore } = analyse(ad({ title, text }));
    return { role, category, relevanceLevel, matchScore };
  };

  for (const title of forms.Kältetechniker?.[1] ?? []) {
    expect(read(title)).toEqual(read("Kältetechniker"));
  }
});
