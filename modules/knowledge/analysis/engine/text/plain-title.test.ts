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
  ] as const;

  expect(kept.map(([language, title]) => plainTitle(title, language).text)).toEqual(
    kept.map(([, title]) => title),
  );
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
