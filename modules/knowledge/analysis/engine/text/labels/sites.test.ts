import { expect, test } from "bun:test";
import { analyse } from "../../../analyse";
import { ad } from "../../../fixtures";

const contextOf = (text: string) =>
  analyse(ad({ title: "Technician", text }))
    .facts.filter(({ kind }) => kind === "context")
    .map(({ id }) => id);

test.each([
  [
    "You install busbars and UPS systems.",
    "We offer: a van.",
    "Location: new data centre in Hull.",
  ],
  ["Sie montieren USV-Anlagen.", "Wir bieten: 30 Tage Urlaub.", "Baustelle: Rechenzentrum in Ulm."],
  ["Je monteert UPS-systemen.", "Wij bieden: een bus.", "Locatie: datacenter in Zwolle."],
  ["Vous installez des onduleurs.", "Nous offrons : 13e mois.", "Lieu : data center à Lens."],
  ["Instalas SAI.", "Ofrecemos: furgoneta.", "Obra: centro de datos en Lugo."],
  ["Installi gruppi di continuità.", "Offriamo: furgone.", "Cantiere: data center a Lodi."],
  ["Montujesz zasilacze UPS.", "Oferujemy: samochód.", "Miejsce pracy: centrum danych w Łodzi."],
  ["Du installerar UPS.", "Vi erbjuder: en bil.", "Arbetsplats: datacenter i Luleå."],
  ["Du installerer UPS-anlæg.", "Vi tilbyder: en bil.", "Arbejdssted: datacenter i Vejle."],
  ["Du installerer UPS-anlegg.", "Vi tilbyr: en bil.", "Arbeidssted: datasenter i Hamar."],
  ["Asennat UPS-laitteita.", "Tarjoamme: auton.", "Työpaikka: datakeskus Kajaanissa."],
  ["Instalas UPS.", "Oferecemos: carrinha.", "Local de trabalho: centro de dados em Braga."],
  ["Montujete zdroje UPS.", "Nabízíme: auto.", "Místo výkonu práce: datové centrum v Brně."],
])("%p, %p: below what is offered, %p says where the work is", (work, offer, site) => {
  expect(contextOf(`${work}\n\n${offer}\n\n${site}`)).toContain("dc-general");
});

test.each([
  [
    "You maintain generators, UPS systems and chillers and respond to alarms.",
    "What we offer\n- A good salary\n- 27 days of holiday",
    "Harwick started in Leeds in 2011 and now has four data centres.",
  ],
  [
    "Sie warten Netzersatzanlagen, USV-Anlagen und Kältemaschinen und beheben Störungen.",
    "Wir bieten\n- Gutes Gehalt\n- 30 Tage Urlaub",
    "Die Nordkabel GmbH begann 2011 in Kiel und hat heute vier Rechenzentren.",
  ],
  [
    "Je onderhoudt noodstroomaggregaten, UPS-systemen en koelmachines en lost storingen op.",
    "Wat wij bieden\n- Een goed salaris\n- 27 vakantiedagen",
    "Kabelhof is in 2011 begonnen in Gouda en heeft nu vier datacenters.",
  ],
])("%p: a paragraph below what is offered tells about the company", (work, offer, about) => {
  expect(contextOf(`${work}\n\n${offer}\n\n${about}`)).toContain("dc-general");
  expect(contextOf(`${work}\n\n${offer}\n- Tours of data centres`)).toEqual([]);
});
