import { expect, test } from "bun:test";
import { analyse } from "../../../analyse";
import { ad, idsOf } from "../../../fixtures";

type Invented = { head: string; about: string; jobs: string[]; cookies: string; tags: string };

/** Jobs that open on the place, on the client, on whoever is looked for, and on a heading that nobody listed. */
const ads: { [language: string]: Invented } = {
  en: {
    head: "About us",
    about: "We are sixty people above a bakery. Our door is open and our kettle is on.",
    jobs: [
      "The halls in Corby run on their own power. There the chillers and the UPS strings are looked after in shifts by two people, and your job is to be one of them.",
      "A client of ours in Corby is seeking somebody for its UPS and its chillers.",
      "What fills the hours\nBattery tests on the UPS\nFilters in the chillers",
    ],
    cookies: "This page sets cookies. You can refuse them.",
    tags: "Full time | Days | Shift\nSkills: spreadsheets, patience",
  },
  de: {
    head: "Über uns",
    about:
      "Wir sind sechzig Leute über einer Bäckerei. Unsere Tür steht offen, unser Kessel ist warm.",
    jobs: [
      "Im Gewerbepark Süd steht eigene Technik. Zu den Aufgaben gehören Kältemaschinen und USV-Anlagen.",
      "Für unseren Kunden suchen wir jemanden, der Kältemaschinen und USV-Anlagen wartet.",
      "So sieht eine Woche aus\nBatterietests an der USV\nFilter der Kältemaschinen",
    ],
    cookies: "Diese Seite setzt Cookies. Sie können das ablehnen.",
    tags: "Vollzeit | Tagschicht\nKenntnisse: Tabellen, Geduld",
  },
  nl: {
    head: "Over ons",
    about: "We zijn met zestig mensen boven een bakker. Onze deur staat open en ons water kookt.",
    jobs: [
      "Op het bedrijvenpark staat eigen techniek. Jouw taken: koelmachines en UPS-systemen nalopen.",
      "Onze opdrachtgever zoekt iemand die koelmachines en UPS-systemen onderhoudt.",
      "Zo ziet een week eruit\nAccutests van de UPS\nFilters van de koelmachines",
    ],
    cookies: "Deze pagina plaatst cookies. Je kunt ze weigeren.",
    tags: "Fulltime | Dagdienst\nVaardigheden: rekenbladen, geduld",
  },
  fr: {
    head: "Qui sommes-nous ?",
    about: "Nous sommes soixante au-dessus d'une boulangerie. Notre porte est ouverte.",
    jobs: [
      "Au parc sud, tout tourne sur onduleurs et groupes froids. Votre mission est de les surveiller.",
      "Notre client recherche une personne pour ses onduleurs et ses groupes froids.",
      "Une semaine type\nTests de batteries des onduleurs\nFiltres des groupes froids",
    ],
    cookies: "Cette page dépose des cookies. Vous pouvez refuser.",
    tags: "Temps plein | Journée\nCompétences : tableurs, patience",
  },
  es: {
    head: "Quiénes somos",
    about: "Somos sesenta encima de una panadería. Nuestra puerta está abierta.",
    jobs: [
      "En el parque sur todo depende de SAI y enfriadoras. Al frente de ellos, coordinas las revisiones.",
      "Nuestro cliente busca una persona para sus SAI y sus enfriadoras.",
      "Así es una semana\nPruebas de baterías de SAI\nFiltros de enfriadoras",
    ],
    cookies: "Esta página usa cookies. Puedes rechazarlas.",
    tags: "Jornada completa | Mañanas\nAptitudes: hojas de cálculo, paciencia",
  },
  it: {
    head: "Chi siamo",
    about: "Siamo in sessanta sopra un panificio. La nostra porta è aperta.",
    jobs: [
      "Al parco sud tutto gira su UPS e chiller. Serve una persona che si occupi di entrambi.",
      "Il nostro cliente cerca una persona per i suoi UPS e i suoi chiller.",
      "Una settimana tipo\nProve delle batterie UPS\nFiltri dei chiller",
    ],
    cookies: "Questa pagina usa i cookie. Puoi rifiutarli.",
    tags: "Tempo pieno | Diurno\nCompetenze: fogli di calcolo, pazienza",
  },
  pl: {
    head: "O nas",
    about: "Jesteśmy w sześćdziesiąt osób nad piekarnią. Nasze drzwi są otwarte.",
    jobs: [
      "Obiekt: park południowy. Do Twoich zadań należeć będą przeglądy UPS i chillerów.",
      "Klient z południa poszukuje kogoś do UPS i chillerów.",
      "Zwykły tydzień\nTesty baterii UPS\nFiltry chillerów",
    ],
    cookies: "Ta strona używa plików cookie. Możesz odmówić.",
    tags: "Pełny etat | Dzień\nUmiejętności: arkusze, cierpliwość",
  },
  sv: {
    head: "Om oss",
    about: "Vi är sextio personer ovanför ett bageri. Vår dörr är öppen.",
    jobs: [
      "I södra parken finns egen teknik. Dina uppgifter är UPS och kylmaskiner.",
      "Vår kund söker någon som sköter UPS och kylmaskiner.",
      "En vanlig vecka\nBatteritester av UPS\nFilter i kylmaskiner",
    ],
    cookies: "Sidan använder kakor. Du kan neka.",
    tags: "Heltid | Dagtid\nFärdigheter: kalkylblad, tålamod",
  },
  pt: {
    head: "Quem somos",
    about: "Somos sessenta por cima de uma padaria. A nossa porta está aberta.",
    jobs: [
      "No parque sul há técnica própria. As tuas funções: UPS e chillers em turnos.",
      "O nosso cliente procura alguém para as suas UPS e os seus chillers.",
      "Uma semana normal\nTestes de baterias das UPS\nFiltros dos chillers",
    ],
    cookies: "Esta página usa cookies. Podes recusar.",
    tags: "Tempo inteiro | Dias\nCompetências: folhas de cálculo, paciência",
  },
  fi: {
    head: "Meistä",
    about: "Meitä on kuusikymmentä leipomon yläkerrassa. Ovemme on auki.",
    jobs: [
      "Etelän puistossa huolehdit laitteista. Teet huoltoja UPS-laitteille ja jäähdytyskoneille.",
      "Asiakkaallemme etsitään ihmistä, joka huoltaa UPS-laitteet ja jäähdytyskoneet.",
      "Tavallinen viikko\nUPS-laitteiden akkutestit\nJäähdytyskoneiden suodattimet",
    ],
    cookies: "Sivu käyttää evästeitä. Voit kieltäytyä.",
    tags: "Kokoaikainen | Päivätyö\nTaidot: taulukot, kärsivällisyys",
  },
};

const languages = Object.keys(ads);
const systemsOf = (text: string) => idsOf(analyse(ad({ text })), "system").toSorted();

test.each(languages)(
  "the heading of a company rules one paragraph, not the job below: %s",
  (it) => {
    const { head = "", about = "", jobs = [] } = ads[it] ?? {};
    for (const job of jobs)
      for (const under of [`${head}\n${about}`, `${head}\n\n${about}`])
        expect([job, systemsOf(`${under}\n\n${job}`)]).toEqual([
          job,
          ["cooling-systems", "ups-systems"],
        ]);
  },
);

test.each(languages)("notices and tags above the company hide no job below it: %s", (language) => {
  const { head = "", about = "", jobs = [], cookies = "", tags = "" } = ads[language] ?? {};
  for (const above of [cookies, tags])
    expect(systemsOf(`${above}\n\n${head}\n${about}\n\n${jobs[0]}`)).toEqual([
      "cooling-systems",
      "ups-systems",
    ]);
});

test.each([
  ["en", "Our site in Hull", "We keep UPS systems. Our crews rebuild chillers."],
  ["de", "Unsere Werkstatt", "Wir bauen USV-Anlagen. Unsere Leute überholen Kältemaschinen."],
  ["nl", "Onze werkplaats", "Wij bouwen UPS-systemen. Onze mensen reviseren koelmachines."],
  ["fr", "Notre atelier", "Nous montons des onduleurs. Nos équipes révisent des groupes froids."],
  ["es", "Nuestro taller", "Montamos SAI. Nuestros equipos reparan enfriadoras."],
  ["it", "La nostra officina", "Montiamo UPS. Le nostre squadre revisionano chiller."],
])("what a company goes on to tell of itself stays its own: %s", (language, head, more) => {
  const { head: first, about } = ads[language] ?? {};

  expect(systemsOf(`${first}\n${about}\n\n${more}`)).toEqual([]);
  expect(systemsOf(`${first}\n${about}\n\n${head}\n${more}`)).toEqual([]);
});

test("behind what is asked for a company tells of itself to the end", () => {
  const text =
    "A warm place to sell bread.\n\nRequirements:\n- Good with people\n- Early mornings\n- Own bicycle\n\n" +
    "About us\nA bakery of sixty people.\n\nThe mill next to it has UPS systems and chillers from 1990.";

  expect(systemsOf(text)).toEqual([]);
});

test.each([
  ["da", "Vi søger en tekniker, der passer UPS og kølemaskiner."],
  ["no", "Vi trenger en tekniker som passer UPS og kjølemaskiner."],
  ["sv", "Vi söker en tekniker som sköter UPS och kylmaskiner."],
  ["cs", "Hledáme technika, který udržuje UPS a chladicí jednotky."],
  ["pt", "Procuramos um técnico que mantém UPS e chillers."],
  ["fi", "Etsimme teknikkoa, joka huoltaa UPS-laitteet ja jäähdytyskoneet."],
])("who says whom they look for tells of the work: %s", (_, text) => {
  expect(systemsOf(text)).toEqual(["cooling-systems", "ups-systems"]);
});
