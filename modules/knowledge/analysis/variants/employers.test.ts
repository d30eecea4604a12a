import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad } from "../fixtures";

/** How companies tell that they run datacenters, the heading of it first. */
const tellings: { [language: string]: string } = {
  en: "About us\nTarn Hosting owns and runs four data centres between Leeds and Hull.",
  de: "Über uns\nDie Feldmark Hosting betreibt fünf Rechenzentren in Hessen und Sachsen.",
  nl: "Over ons\nWaddenhost is eigenaar van twee datacenters in Groningen.",
  fr: "Qui sommes-nous ?\nLoire Hébergement possède et exploite deux centres de données.",
  es: "Quiénes somos\nSomos propietarios de tres centros de datos en Aragón.",
  it: "Chi siamo\nAdda Hosting gestisce quattro data center in pianura.",
  pl: "O nas\nJesteśmy właścicielem dwóch centrów danych na Śląsku.",
  sv: "Om oss\nFjällhost äger och driver tre datacenter i Norrland.",
  pt: "Quem somos\nSomos proprietários de dois centros de dados no Porto.",
  cs: "O nás\nVlastníme a provozujeme tři datová centra na Moravě.",
};

/** Trades on the plant, their tasks under a heading. */
const trades: [language: string, title: string, tasks: string][] = [
  [
    "en",
    "Shift Technician",
    "Your tasks\n- Look after UPS, standby generators and chillers\n- Test the generators each month",
  ],
  [
    "de",
    "Anlagentechniker (m/w/d)",
    "Ihre Aufgaben\n- Wartung der USV-Anlagen, Netzersatzanlagen und Kältemaschinen\n- Probeläufe jeden Monat",
  ],
  [
    "nl",
    "Servicemonteur",
    "Jouw taken\n- Onderhoud van UPS, noodstroomaggregaten en koelmachines\n- Maandelijkse proeven",
  ],
  [
    "fr",
    "Agent de maintenance",
    "Vos missions\n- Entretien des onduleurs, groupes électrogènes et groupes froids\n- Essais chaque mois",
  ],
  [
    "es",
    "Oficial de mantenimiento",
    "Funciones\n- Mantenimiento de SAI, grupos electrógenos y enfriadoras\n- Pruebas cada mes",
  ],
  [
    "it",
    "Addetto alla manutenzione",
    "Attività\n- Manutenzione di UPS, gruppi elettrogeni e chiller\n- Prove ogni mese",
  ],
  [
    "pl",
    "Elektryk utrzymania ruchu",
    "Zakres obowiązków\n- Obsługa UPS, agregatów prądotwórczych i chillerów\n- Próby co miesiąc",
  ],
  [
    "sv",
    "Underhållstekniker",
    "Arbetsuppgifter\n- Underhåll av UPS, reservkraft och kylmaskiner\n- Prov varje månad",
  ],
  [
    "pt",
    "Eletricista de manutenção",
    "Funções\n- Manutenção de UPS, geradores de emergência e chillers\n- Ensaios todos os meses",
  ],
  [
    "cs",
    "Elektrikář údržby",
    "Náplň práce\n- Údržba UPS, dieselagregátů a chladicích jednotek\n- Zkoušky každý měsíc",
  ],
];

test.each(trades)("plant of who owns datacenters is theirs: %s, %s", (language, title, tasks) => {
  const telling = tellings[language] ?? "";
  const [with_, without] = [`${telling}\n\n${tasks}`, tasks].map((text) =>
    analyse(ad({ title, text })),
  );

  expect(with_?.relevanceLevel).not.toBe("potential");
  expect(without?.relevanceLevel).toBe("potential");
});

/** Work at such a company that is on no plant. */
const others: { [language: string]: [title: string, tasks: string][] } = {
  en: [
    ["Backend Developer", "You write services in Go and look after our Kubernetes clusters."],
    [
      "Occupational Nurse",
      "You see colleagues for check-ups and keep the first aid rooms stocked.",
    ],
    ["Shop Assistant", "You sell snacks and drinks to visitors and fill the shelves."],
    ["Team Assistant", "You book rooms and travel and keep minutes. You order paper."],
    ["Brand Manager", "You plan campaigns for cooling, UPS and generators that our partners sell."],
    ["Gardener", "You cut the grass around the chillers and the generators."],
  ],
  de: [
    ["Softwareentwickler (m/w/d)", "Sie schreiben Dienste in Go und betreuen unsere Cluster."],
    ["Krankenpfleger", "Sie betreuen unsere Leute im Betriebsarztzentrum."],
    ["Verkäufer (m/w/d)", "Sie verkaufen Getränke und Imbisse an Gäste."],
    ["Teamassistenz", "Sie buchen Räume und Reisen und schreiben Protokolle."],
    ["Lohnbuchhalter", "Sie rechnen die Löhne der Techniker für USV und Kälte ab."],
    ["Gärtner", "Sie mähen den Rasen um die Kältemaschinen und Notstromaggregate."],
  ],
  nl: [
    ["Ontwikkelaar Java", "Je schrijft diensten en beheert onze clusters."],
    ["Verpleegkundige", "Je verzorgt collega's in onze praktijk."],
    ["Winkelmedewerker", "Je verkoopt koffie en broodjes aan bezoekers."],
    ["Managementassistent", "Je plant afspraken en reizen."],
    ["Salarisadministrateur", "Je verwerkt de lonen van monteurs voor UPS en koeling."],
    ["Hovenier", "Je maait het gras rond de koelmachines en aggregaten."],
  ],
  fr: [
    ["Développeur web", "Vous écrivez des services et suivez nos clusters."],
    ["Infirmière", "Vous soignez les salariés du siège."],
    ["Vendeuse", "Vous vendez cafés et sandwichs aux visiteurs."],
    ["Assistante de direction", "Vous réservez salles et voyages."],
    ["Gestionnaire de paie", "Vous payez les techniciens onduleurs et froid."],
    ["Jardinier", "Vous tondez autour des groupes froids et des groupes électrogènes."],
  ],
  es: [
    ["Desarrollador Java", "Escribes servicios y cuidas los clústeres."],
    ["Enfermera", "Atiendes a la plantilla en el botiquín."],
    ["Dependienta", "Vendes cafés y bocadillos a las visitas."],
    ["Secretaria", "Reservas salas y viajes."],
    ["Técnico de nóminas", "Pagas a los técnicos de SAI y frío."],
    ["Jardinero", "Cortas el césped junto a las enfriadoras y los grupos electrógenos."],
  ],
  it: [
    ["Sviluppatore", "Scrivi servizi e segui i cluster."],
    ["Infermiera", "Assisti i colleghi in infermeria."],
    ["Commessa di negozio", "Vendi caffè e panini ai visitatori."],
    ["Segretaria", "Prenoti sale e viaggi."],
    ["Addetto paghe", "Paghi i tecnici di UPS e chiller."],
    ["Giardiniere", "Tagli l'erba attorno ai chiller e ai gruppi elettrogeni."],
  ],
  pl: [
    ["Programista", "Piszesz usługi i dbasz o klastry."],
    ["Pielęgniarka", "Opiekujesz się pracownikami biura."],
    ["Sprzedawczyni", "Sprzedajesz kawę i kanapki gościom."],
    ["Asystentka zarządu", "Rezerwujesz sale i podróże."],
    ["Specjalista ds. płac", "Naliczasz płace technikom UPS i chłodnictwa."],
    ["Ogrodnik", "Kosisz trawę wokół chillerów i agregatów prądotwórczych."],
  ],
  sv: [
    ["Systemutvecklare", "Du skriver tjänster och sköter våra kluster."],
    ["Sjuksköterska", "Du tar hand om personalen."],
    ["Butikssäljare", "Du säljer kaffe och smörgåsar till besökare."],
    ["Ledningsassistent", "Du bokar rum och resor."],
    ["Lönekonsult", "Du betalar tekniker för UPS och kyla."],
    ["Trädgårdsmästare", "Du klipper gräset runt kylmaskiner och reservkraft."],
  ],
  pt: [
    ["Programador", "Escreve serviços e trata dos clusters."],
    ["Enfermeira", "Cuida dos colegas no posto médico."],
    ["Vendedora de loja", "Vende cafés e sandes às visitas."],
    ["Secretária", "Marca salas e viagens."],
    ["Técnica de salários", "Paga aos técnicos de UPS e frio."],
    ["Jardineiro", "Corta a relva à volta dos chillers e dos geradores."],
  ],
  cs: [
    ["Programátor", "Píšete služby a staráte se o klastry."],
    ["Zdravotní sestra", "Pečujete o zaměstnance."],
    ["Prodavačka", "Prodáváte kávu a chlebíčky návštěvám."],
    ["Asistentka ředitele", "Rezervujete sály a cesty."],
    ["Mzdová účetní", "Vyplácíte techniky UPS a chlazení."],
    ["Zahradník", "Sekáte trávu kolem chladicích jednotek a dieselagregátů."],
  ],
};

test("no other work at a company that owns datacenters is a hard target, nor a soft one", () => {
  const cases = Object.entries(others).flatMap(([language, some]) =>
    some.map(([title, tasks]) => ({ title, text: `${tellings[language]}\n\n${tasks}` })),
  );
  const taken = cases.flatMap(({ title, text }) => {
    const { relevanceLevel, matchScore } = analyse(ad({ title, text }));
    return relevanceLevel === "potential" ? [] : [[title, relevanceLevel, matchScore]];
  });
  console.info(`at owners of datacenters: ${taken.length} of ${cases.length} are targets`);
  expect(cases.length).toBe(60);
  expect(taken).toEqual([]);
});

test.each([
  "About us\nWe supply pumps to data centres and hospitals.",
  "About us\nOur customers are data centres, banks and airports.",
  "Über uns\nWir liefern Ventile für Rechenzentren.",
  "Qui sommes-nous ?\nNous fabriquons des vannes pour les centres de données.",
])("who serves the datacenters of others is no operator: %p", (about) => {
  const text = `${about}\n\nTasks\n- Maintain UPS, generators and chillers\n- Test the generators`;
  const codes = analyse(ad({ title: "Shift Technician", text })).contributions.map((it) => it.code);

  expect(codes).not.toContain("datacenter");
});
