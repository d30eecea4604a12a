import { expect, test } from "bun:test";
import { analyse } from "../../../analyse";
import { ad } from "../../../fixtures";

/** A job in schools, headings of other vacancies, and their titles, all on the plant of a datacenter. */
const jobs: {
  [language: string]: { title: string; job: string; heads: string[]; others: string };
} = {
  en: {
    title: "Electrician",
    job: "Duties\n- Fit sockets and lighting in schools\n- Test circuits",
    heads: ["Similar jobs", "People also viewed", "You may also like", "Other vacancies in Cork"],
    others: "UPS Engineer – Data Centre\nGenerator Engineer – Data Centre\nChiller Technician",
  },
  nl: {
    title: "Elektricien",
    job: "Taken\n- Je legt stopcontacten en verlichting aan in scholen\n- Je test groepenkasten",
    heads: ["Andere vacatures", "Vergelijkbare vacatures:", "Anderen bekeken ook"],
    others: "UPS-monteur datacenter\nServicemonteur noodstroomaggregaten datacenter",
  },
  de: {
    title: "Elektriker",
    job: "Ihre Aufgaben\n- Sie montieren Steckdosen und Beleuchtung in Schulen",
    heads: ["Weitere Stellen:", "Ähnliche Stellenangebote", "Das könnte Sie auch interessieren"],
    others: "USV-Techniker Rechenzentrum\nServicetechniker Netzersatzanlagen Rechenzentrum",
  },
  fr: {
    title: "Électricien",
    job: "Missions\n- Vous posez les prises et l'éclairage dans des écoles",
    heads: [
      "Offres similaires :",
      "D'autres offres pour vous",
      "Ces offres pourraient vous plaire",
    ],
    others: "Technicien onduleurs – data center\nTechnicien groupes électrogènes – data center",
  },
  es: {
    title: "Electricista",
    job: "Funciones\n- Instalar enchufes e iluminación en colegios",
    heads: ["Ofertas similares", "Otras ofertas de la empresa", "Te puede interesar"],
    others: "Técnico de SAI – centro de datos\nTécnico de grupos electrógenos – centro de datos",
  },
  it: {
    title: "Elettricista",
    job: "Mansioni\n- Installare prese e illuminazione nelle scuole",
    heads: ["Offerte simili", "Altre posizioni aperte", "Potrebbe interessarti anche"],
    others: "Tecnico UPS – data center\nTecnico gruppi elettrogeni – data center",
  },
  pl: {
    title: "Elektryk",
    job: "Obowiązki\n- montaż gniazd i oświetlenia w szkołach",
    heads: ["Podobne oferty:", "Zobacz także inne oferty", "Może Cię zainteresować"],
    others: "Technik UPS – centrum danych\nSerwisant agregatów prądotwórczych – centrum danych",
  },
  cs: {
    title: "Elektrikář",
    job: "Náplň práce\n- montáž zásuvek a osvětlení ve školách",
    heads: ["Podobné nabídky", "Další volná místa u nás", "Mohlo by vás také zajímat"],
    others: "Technik UPS – datové centrum\nServisní technik dieselagregátů – datové centrum",
  },
  sv: {
    title: "Elektriker",
    job: "Arbetsuppgifter\n- Montera uttag och belysning i skolor",
    heads: ["Liknande jobb", "Fler lediga tjänster", "Andra tittade också på"],
    others: "UPS-tekniker – datacenter\nServicetekniker reservkraft – datacenter",
  },
  da: {
    title: "Elektriker",
    job: "Arbejdsopgaver\n- Montere stikkontakter og belysning på skoler",
    heads: ["Andre job hos os:", "Lignende stillinger", "Måske er du også interesseret i"],
    others: "UPS-tekniker – datacenter\nNødstrømstekniker – datacenter",
  },
  no: {
    title: "Elektriker",
    job: "Arbeidsoppgaver\n- Montere stikkontakter og belysning i skoler",
    heads: ["Lignende stillinger", "Flere ledige jobber", "Andre så også på"],
    others: "UPS-tekniker – datasenter\nAggregattekniker – datasenter",
  },
  fi: {
    title: "Sähköasentaja",
    job: "Tehtävät\n- pistorasioiden ja valaistuksen asennus kouluissa",
    heads: ["Muita avoimia työpaikkoja", "Samankaltaisia tehtäviä", "Muut katsoivat myös"],
    others: "UPS-asentaja – datakeskus\nVaravoima-asentaja – datakeskus",
  },
  pt: {
    title: "Eletricista",
    job: "Funções\n- Instalar tomadas e iluminação em escolas",
    heads: ["Outras ofertas", "Vagas semelhantes", "Também lhe pode interessar"],
    others: "Técnico de UPS – centro de dados\nTécnico de geradores – centro de dados",
  },
};
/** A line that no list has, or only an empty one, where the form alone tells. */
const unknown = ["Zzyx qwrt"];

const cases = Object.entries(jobs).flatMap(([language, { heads, ...it }]) =>
  [...heads, ...unknown].map((head) => [language, head, it] as const),
);

test.each(cases)("other vacancies ask for nothing: %s, below %p", (_, head, it) => {
  const { title, job, others } = it;
  const listed = others.replaceAll(/^/gm, "- ");
  const found = [others, listed].flatMap((list) =>
    analyse(ad({ title, text: `${job}\n\n${head}\n${list}` }))
      .facts.map(({ id }) => id)
      .filter((id) => /ups|generator|dc-general/.test(id)),
  );

  expect(found).toEqual([]);
});

const text = jobs["en"]?.job ?? "";
const levelOf = (below: string, title = "Electrician") =>
  analyse(ad({ title, text: `${text}\n\n${below}` })).relevanceLevel;

test("titles with their places are a list without anything above", () => {
  const list = "UPS Engineer\nDublin\nGenerator Technician – Data Centre\nCork\nShift Engineer";

  expect(levelOf(list)).toBe("potential");
});

test("links to lists by trade, and lists by category, are no tasks", () => {
  expect(levelOf("Data Centre Jobs | UPS Jobs | Generator Jobs")).toBe("potential");
  expect(levelOf("Browse by category: Data Centre, UPS, Generators")).toBe("potential");
  expect(levelOf("Jobs by category\nData Centre\nUPS Systems\nGenerators")).toBe("potential");
});

test("what stands above a job as other vacancies ends where the job begins", () => {
  const { facts } = analyse(
    ad({
      text: `Similar jobs\nUPS Engineer\nChiller Technician\n\nYou maintain the generators and the chilled water pumps of our data centre.`,
    }),
  );
  const ids = facts.map(({ id }) => id);

  expect(ids).toContain("diesel-generators");
  expect(ids).not.toContain("ups-systems");
});

test("how many are looked for stands above the job itself", () => {
  const job =
    "You maintain the UPS systems, the generators and the chillers of our data centre in Cork.";

  expect(levelOf(`Open positions: 2\n\n${job}`, "Technician")).toBe("hard-target");
});

test.each([
  "Other duties\n- Maintain the UPS systems of the data centre\n- Test the generators",
  "Additional roles and responsibilities\n- Maintain the UPS systems of the data centre\n- Test the generators",
  "You bring\nQualified as:\nUPS technician in a data centre\nGenerator technician",
  "AWS certified engineer\nVertiv UPS certified engineer in data centres\nGenerators certified engineer",
])("what only looks like one asks all the same: %p", (below) => {
  expect(levelOf(below)).not.toBe("potential");
});
