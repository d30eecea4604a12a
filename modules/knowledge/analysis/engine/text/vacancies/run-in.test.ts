import { expect, test } from "bun:test";
import { analyse } from "../../../analyse";
import { ad } from "../../../fixtures";

type Lists = { title: string; job: string; leads: string[]; titles: string };

/** A job beside no plant, what may lead to other vacancies, and their titles. */
const lists: { [language: string]: Lists } = {
  en: {
    title: "Lift Engineer",
    job: "You service lifts in offices",
    leads: ["Near you", "Others also searched for", "We are also hiring", "Related vacancies"],
    titles: "Data Centre Electrician; Generator Technician; UPS Engineer",
  },
  de: {
    title: "Aufzugmonteur",
    job: "Sie warten Aufzüge in Büros",
    leads: ["Ähnlich", "In Ihrer Nähe", "Andere suchten auch", "Außerdem suchen wir"],
    titles: "USV-Techniker Rechenzentrum; Techniker Netzersatzanlagen; Kältetechniker",
  },
  nl: {
    title: "Verpleegkundige",
    job: "Je verzorgt patiënten",
    leads: ["Vacatures in jouw regio", "Anderen zochten ook", "Wij zoeken ook", "Overige functies"],
    titles: "Technicus datacenter; Monteur UPS; Monteur noodstroomaggregaten",
  },
  fr: {
    title: "Infirmier",
    job: "Vous soignez des patients",
    leads: ["Offres près de chez vous", "D'autres ont aussi cherché", "Nous recrutons aussi"],
    titles: "Technicien data center; Technicien onduleurs; Électricien groupes électrogènes",
  },
  es: {
    title: "Enfermera",
    job: "Cuidas de pacientes",
    leads: ["Empleos cerca de ti", "Otros también buscaron", "También buscamos"],
    titles: "Técnico de centro de datos; Técnico de SAI; Técnico de grupos electrógenos",
  },
  it: {
    title: "Infermiera",
    job: "Assisti i pazienti",
    leads: ["Lavori nelle vicinanze", "Altri hanno cercato", "Cerchiamo anche"],
    titles: "Tecnico data center; Tecnico UPS; Manutentore gruppi elettrogeni",
  },
  pl: {
    title: "Pielęgniarka",
    job: "Opiekujesz się pacjentami",
    leads: ["Oferty w pobliżu", "Inni szukali także", "Szukamy również"],
    titles: "Technik centrum danych; Serwisant UPS; Technik agregatów prądotwórczych",
  },
  cs: {
    title: "Zdravotní sestra",
    job: "Pečujete o pacienty",
    leads: ["Nabídky v okolí", "Ostatní také hledali", "Hledáme také"],
    titles: "Technik datového centra; Technik UPS; Technik dieselagregátů",
  },
  sv: {
    title: "Sjuksköterska",
    job: "Du vårdar patienter",
    leads: ["Lediga jobb i närheten", "Andra sökte också", "Vi söker även"],
    titles: "Tekniker datacenter; Tekniker UPS; Tekniker reservkraft",
  },
  da: {
    title: "Sygeplejerske",
    job: "Du plejer patienter",
    leads: ["Job i nærheden", "Andre søgte også", "Vi søger også"],
    titles: "Tekniker datacenter; UPS-tekniker; Tekniker nødstrøm",
  },
  no: {
    title: "Sykepleier",
    job: "Du steller pasienter",
    leads: ["Stillinger i nærheten", "Andre søkte også", "Vi søker også"],
    titles: "Tekniker datasenter; UPS-tekniker; Tekniker nødstrømsaggregater",
  },
  fi: {
    title: "Sairaanhoitaja",
    job: "Hoidat potilaita",
    leads: ["Työpaikat lähellä", "Muut etsivät myös", "Haemme myös"],
    titles: "Datakeskuksen teknikko; UPS-asentaja; Varavoima-asentaja",
  },
  pt: {
    title: "Enfermeira",
    job: "Cuidas de doentes",
    leads: ["Ofertas perto de si", "Outros também procuraram", "Também procuramos"],
    titles: "Técnico de centro de dados; Técnico de UPS; Técnico de geradores",
  },
};

const cases = Object.entries(lists).flatMap(([language, { leads, ...it }]) =>
  leads.map((lead) => [language, lead, it] as const),
);

const plantIn = (title: string, text: string) =>
  analyse(ad({ title, text }))
    .facts.map(({ id }) => id)
    .filter((id) => /ups|generator|dc-|chiller|cooling/.test(id));

test.each(cases)("in %s titles behind %p ask for nothing", (_, lead, { title, job, titles }) => {
  const commas = titles.replaceAll(";", ",");
  const found = [
    `${job}.\n${lead}\n${titles}`,
    `${job}.\n\n${lead}:\n${titles}`,
    `${job}.\n${lead} ${titles}`,
    `${job} ${lead} ${titles}`,
    `${job}. ${lead}: ${titles}.`,
    `${job}. ${lead}: ${commas}.`,
    `${lead} ${titles}\n\n${job}.`,
  ].map((text) => plantIn(title, text));

  expect(found.flat()).toEqual([]);
});

test.each([
  ["Andere suchten", "Callcenter Agent; Lehrer"],
  ["Others searched for", "Call centre agent; Data entry clerk"],
  ["Anderen zochten", "Callcentermedewerker; Datatypist"],
  ["D'autres ont cherché", "Téléconseiller centre d'appels; Professeur"],
])("what others look for lowers no job: %p", (lead, titles) => {
  const title = "HV Engineer Data Centre";
  const job = "You maintain HV switchgear and UPS systems in the data centre.";
  const alone = analyse(ad({ title, text: job }));

  for (const text of [`${job}\n\n${lead}\n${titles}`, `${job} ${lead} ${titles}`])
    expect(analyse(ad({ title, text })).matchScore).toBe(alone.matchScore);
});

test.each([
  "Nearby you maintain UPS systems, generators and chillers of our data centre.",
  "Similar UPS systems and chillers in the data centre are yours, too.",
  "We are also looking for experience with UPS systems, generators and chillers in data centres.",
  "Wir suchen auch Erfahrung mit USV-Anlagen, Netzersatzanlagen und Rechenzentren.",
  "Vi söker även erfarenhet av UPS, reservkraft och datacenter.",
  "In de buurt van Delft onderhoud je UPS-systemen, noodstroomaggregaten en een datacenter.",
])("what only begins like a list of vacancies asks all the same: %p", (text) => {
  expect(plantIn("Technician", text)).not.toEqual([]);
});

test("behind the last title of a list the job goes on", () => {
  const list = "Nearby: Data Centre Electrician; Generator Technician.";
  const found = plantIn("Technician", `${list} You maintain the UPS systems of our data hall.`);

  expect(found).toContain("ups-systems");
  expect(found).not.toContain("diesel-generators");
});
