import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad } from "../../fixtures";

const texts: { [language: string]: string } = {
  de: "Sie warten in unserem Rechenzentrum die USV-Anlagen und die Kältemaschinen.",
  nl: "Je onderhoudt in ons datacenter de UPS-systemen en de koelmachines.",
  sv: "Du sköter underhåll av UPS och kylmaskiner i vårt datacenter.",
};

const readAs = (title: string, text?: string) => {
  const { role, category, relevanceLevel } = analyse(ad({ title, text: text ?? null }));
  return { role, category, relevanceLevel };
};

test.each([
  ["de", "Rechenzentrumsklimatechniker", "Klimatechniker Rechenzentrum"],
  ["de", "Rechenzentrumselektroinstallateurin", "Elektroinstallateur Rechenzentrum"],
  ["de", "Serverraumklimatechniker (m/w/d)", "Klimatechniker Serverraum"],
  ["de", "Datacenterbauleiter", "Bauleiter Datacenter"],
  ["nl", "Datacenterkoelmonteur", "Koelmonteur datacenter"],
  ["nl", "Rekencentrumelektromonteur", "Elektromonteur rekencentrum"],
  ["nl", "Datacenteruitvoerder", "Uitvoerder datacenter"],
  ["nl", "Datacenterspecialist koeling", "Specialist koeling datacenter"],
  ["sv", "Datacenterdriftingenjör", "Driftingenjör datacenter"],
  ["sv", "Datahallselektriker", "Elektriker datahall"],
])("%s: %s is read as %s", (language, together, apart) => {
  expect(readAs(together, texts[language])).toEqual(readAs(apart, texts[language]));
});

test("what a compound shows is quoted as it stands in the title", () => {
  const { facts } = analyse(
    ad({ title: "Rechenzentrumskältetechniker", text: texts["de"] ?? null }),
  );
  const quotes = facts.flatMap(({ spans }) => spans.filter((it) => it.section === "title"));

  expect(new Set(quotes.map(({ quote }) => quote))).toEqual(
    new Set(["Rechenzentrumskältetechniker"]),
  );
});

test("a compound that is listed keeps the role it is listed under", () => {
  expect(readAs("Rechenzentrumsarchitekt", texts["de"]).role).toBe("dc-architect");
});
