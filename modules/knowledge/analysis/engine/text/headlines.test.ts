import { expect, test } from "bun:test";
import { readAd } from "../reading";

const about: { [language: string]: string } = {
  de: "Über uns\nWir sind ein Familienbetrieb mit 300 Leuten und seit 1954 für unsere Kunden da.",
  nl: "Over ons\nWij zijn een familiebedrijf van 300 mensen en werken sinds 1954 voor onze klanten.",
  fr: "Qui sommes-nous\nNous sommes une entreprise familiale de 300 personnes depuis 1954.",
  es: "Sobre nosotros\nSomos una empresa familiar de 300 personas desde 1954.",
  it: "Chi siamo\nSiamo un'azienda familiare di 300 persone al servizio dei clienti dal 1954.",
  pl: "O nas\nJesteśmy rodzinną firmą zatrudniającą 300 osób i od 1954 roku służymy klientom.",
  sv: "Om oss\nVi är ett familjeföretag med 300 medarbetare och har funnits sedan 1954.",
  da: "Om os\nVi er en familievirksomhed med 300 medarbejdere og har eksisteret siden 1954.",
  no: "Om oss\nVi er en familiebedrift med 300 ansatte og har eksistert siden 1954.",
  fi: "Meistä\nOlemme 300 hengen perheyritys ja olemme palvelleet asiakkaitamme vuodesta 1954.",
  cs: "O nás\nJsme rodinná firma s 300 zaměstnanci a sloužíme zákazníkům od roku 1954.",
  pt: "Sobre nós\nSomos uma empresa familiar de 300 pessoas ao serviço dos clientes desde 1954.",
};

const sectionsBelow = (language: string, head: string, list: string) => {
  const { text } = readAd("Technician", `${about[language]}\n\n${head}\n${list}`);
  const plc = text.words.words.indexOf("plc");
  return text.sections[plc];
};

/** Headings of what the work is, and of what is asked for, in words of their own. */
const heads: { [language: string]: { tasks: string; requirements: string } } = {
  da: {
    tasks:
      "Det skal du lave|Dine opgaver|Dine opgaver bliver|Hvad skal du lave?|Du kommer til at|Om jobbet|Dit arbejde",
    requirements:
      "Vi forventer, at du|Vi forventer, at du har|Vi leder efter dig, der|Vi søger dig, der|Du kan|Om dig|Det har du med|Din baggrund",
  },
  no: {
    tasks:
      "Dette skal du gjøre|Dette vil du jobbe med|Hva skal du gjøre?|Det du skal gjøre|Arbeidsoppgavene dine|Oppgavene dine|Om stillingen|Hva du vil jobbe med",
    requirements:
      "Vi ser etter deg som|Hvem er du?|Dette har du|Vi ønsker at du har|Din bakgrunn|Om deg",
  },
  cs: {
    tasks:
      "Co vás u nás čeká|Co u nás budete dělat|Co budeš dělat|Vaše práce|Co vás čeká?|S čím nám pomůžete|Vaším úkolem bude",
    requirements:
      "Co od vás čekáme|Koho hledáme|Co očekáváme|Hodí se nám, když|Jste pro nás ideální, pokud",
  },
  pt: {
    tasks:
      "O que vai fazer|O que vais fazer|O teu dia a dia|As suas funções|O que te espera|A função",
    requirements:
      "O que procuramos|O que procuramos em si|O que esperamos de si|O que trazes|Quem procuramos|O teu perfil",
  },
  sv: {
    tasks:
      "Det här kommer du att göra|Vad du kommer att göra|Det här gör du hos oss|Dina uppgifter|Om jobbet",
    requirements: "Vi söker dig som|Vem är du?|Vi tror att du|Det här har du med dig|Din bakgrund",
  },
  fi: {
    tasks:
      "Mitä pääset tekemään|Mitä tulet tekemään?|Työnkuva|Työnkuvasi|Tehtävänkuva|Tässä tehtävässä",
    requirements:
      "Odotamme sinulta|Mitä odotamme sinulta|Toivomme sinulta|Kuka olet?|Etsimme sinua, jolla on",
  },
  pl: {
    tasks: "Co będziesz robić|Czym się zajmiesz|Co Cię u nas czeka|Twoja rola|Na czym polega praca",
    requirements: "Czego oczekujemy|Kogo szukamy|Szukamy osoby, która|Nasze wymagania",
  },
  it: {
    tasks: "Cosa farai|Di cosa ti occuperai|Cosa ti aspetta|Il tuo ruolo",
    requirements: "Chi cerchiamo|Cosa ti chiediamo|Cosa porti|Il tuo profilo|Chi sei",
  },
  es: {
    tasks: "Qué vas a hacer|Tu día a día|Tu trabajo|Lo que harás|En qué consiste el puesto",
    requirements:
      "Qué pedimos|Qué esperamos de ti|A quién buscamos|Buscamos a alguien que|Lo que necesitas",
  },
  fr: {
    tasks:
      "Ce que vous ferez|Ce que tu feras|Votre quotidien|Ce qui vous attend|Au programme|Votre rôle",
    requirements:
      "Ce que nous attendons de vous|Qui êtes-vous ?|Vous êtes|Ce que nous recherchons|On cherche quelqu'un qui",
  },
  nl: {
    tasks:
      "Dit ga je doen|Dit doe je|Je werk|Zo ziet je dag eruit|Wat je gaat doen|Dit staat je te wachten",
    requirements: "Wie zoeken we|Dit breng je mee|Wat we van je vragen|Wie ben jij?|Dit vragen we",
  },
  de: {
    tasks:
      "Das machst du bei uns|Was du bei uns machst|Das erwartet Sie bei uns|Das erwartet dich bei uns|Darum geht es|Deine Rolle|So sieht dein Tag aus",
    requirements:
      "Das solltest du mitbringen|Das wünschen wir uns|Wen wir suchen|Das können Sie|Damit überzeugst du uns",
  },
};

const rows = Object.entries(heads).flatMap(([language, kinds]) =>
  Object.entries(kinds).flatMap(([section, said]) =>
    said.split("|").map((head) => [language, section, head] as const),
  ),
);

test.each(rows)("in %s the section %s begins below %p", (language, section, head) => {
  expect(sectionsBelow(language, head, "- UPS, PLC\n- SCADA")).toBe(section);
  if (!head.endsWith("?")) expect(sectionsBelow(language, `${head}:`, "UPS, PLC")).toBe(section);
});

test.each([
  ["de", "Das erwartet dich bei uns", "- 30 Tage Urlaub\n- Jobrad und Bonus\n- PLC-Schulung"],
  ["de", "Was Sie erwartet", "- Gehalt nach Tarif\n- Weiterbildung\n- PLC-Labor"],
  ["nl", "Dit mag je verwachten", "- goed salaris\n- pensioen en reiskosten\n- een PLC-cursus"],
  ["fr", "Ce qui vous attend", "- salaire fixe et prime\n- mutuelle\n- formation PLC"],
  ["es", "Lo que te espera", "- salario fijo\n- seguro médico\n- un curso de PLC"],
  ["it", "Cosa ti aspetta", "- buoni pasto\n- formazione\n- laboratorio PLC"],
  ["pl", "Co Cię u nas czeka", "- wynagrodzenie i premie\n- prywatna opieka\n- szkolenie PLC"],
  ["cs", "Co vás u nás čeká", "- mzda a prémie\n- stravenky\n- kurz PLC"],
])("in %s %p stands over an offer where its lines name one", (language, head, list) => {
  expect(sectionsBelow(language, head, list)).toBe("benefits");
});

test("what somebody gets is no heading of what they do", () => {
  expect(sectionsBelow("de", "Das machen wir für dich und das bekommst du", "- PLC")).toBe("about");
  expect(sectionsBelow("pl", "Co dostaniesz u nas", "- PLC")).not.toBe("tasks");
});
