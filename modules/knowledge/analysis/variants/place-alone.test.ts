import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad } from "../fixtures";

const levelOf = (title: string, text: string) =>
  analyse(ad({ title, text })).relevanceLevel as string;

test.each([
  ["Data Centre Wonder", "We sell candles and we like our customers."],
  ["Storyteller, Data Centres", "You write about people and take pictures."],
  ["Geschichtenerzähler Rechenzentrum", "Sie schreiben über Menschen und fotografieren."],
  ["Verhalenverteller datacenters", "Je schrijft over mensen en maakt foto's."],
  ["Conteur de centres de données", "Vous écrivez sur les gens et prenez des photos."],
  ["Narrador de centros de datos", "Escribes sobre personas y haces fotos."],
  ["Narratore di data center", "Scrivi di persone e fai fotografie."],
  ["Opowiadacz centrum danych", "Piszesz o ludziach i robisz zdjęcia."],
  ["Berättare datacenter", "Du skriver om människor och tar bilder."],
  ["Vypravěč datových center", "Píšete o lidech a fotíte."],
])("where somebody works says not what they do: %s", (title, text) => {
  expect(levelOf(title, text)).toBe("potential");
});

test.each([
  ["Colleague for our data centre", "You look after UPS systems, generators and chillers."],
  ["Mitarbeiter Rechenzentrum", "Sie betreuen USV-Anlagen, Netzersatzanlagen und Kältemaschinen."],
  ["Collega datacenter", "Je verzorgt UPS-systemen, aggregaten en koelmachines."],
  ["Collaborateur data center", "Vous suivez onduleurs, groupes électrogènes et groupes froids."],
  ["Persona para centro de datos", "Llevas los SAI, los grupos electrógenos y las enfriadoras."],
  ["Persona per data center", "Segui UPS, gruppi elettrogeni e chiller."],
])("what the text tells of the work makes up for it: %s", (title, text) => {
  expect(levelOf(title, text)).toBe("hard-target");
});

test.each([
  ["Night Security Officer, Data Centre Campus", "en"],
  ["Security Guard, Data Centre", "en"],
  ["Werkschutzmitarbeiter Rechenzentrum", "de"],
  ["Beveiliger datacenter", "nl"],
  ["Agent de sûreté data center", "fr"],
  ["Guardia de seguridad centro de datos", "es"],
  ["Addetto alla vigilanza data center", "it"],
  ["Pracownik ochrony centrum danych", "pl"],
  ["Pracovník ostrahy datového centra", "cs"],
  ["Barista, Data Centre", "en"],
  ["Städare datacenter", "sv"],
])("people beside the plant are no target at all: %s", (title) => {
  expect(levelOf(title, "You know our data centre, its UPS and its chillers.")).toBe("potential");
});

test.each([
  ["Go Developer, UPS Monitoring for Data Centres", "You write Go for UPS, chillers and BMS data."],
  [
    "Softwareentwickler Kälteregelung",
    "Sie schreiben C++ für Kältemaschinen, USV und BMS im Rechenzentrum.",
  ],
  ["Softwareontwikkelaar noodstroom datacenters", "Je schrijft code voor UPS, aggregaten en BMS."],
  [
    "Développeuse Java, onduleurs de data centers",
    "Vous codez pour onduleurs, groupes froids et GTB.",
  ],
  ["Desarrollador de SAI para centros de datos", "Programas para SAI, enfriadoras y BMS."],
  ["Sviluppatore UPS per data center", "Scrivi codice per UPS, chiller e BMS."],
  ["Programista UPS, centrum danych", "Piszesz kod dla UPS, chillerów i BMS."],
  ["Systemutvecklare kyla datacenter", "Du skriver kod för UPS, kylmaskiner och BMS."],
  ["Vývojář UPS pro datová centra", "Píšete kód pro UPS, chladicí jednotky a BMS."],
])("whoever writes programs has no hands on what they are for: %s", (title, text) => {
  expect(levelOf(title, text)).toBe("potential");
});

test.each([
  [
    "SPS-Programmierer Rechenzentrum",
    "Sie programmieren die Steuerung von Kältemaschinen und USV.",
  ],
  ["PLC Programmer, Data Centre", "You program the controls of chillers and generators."],
])("whoever programs controls works on the plant: %s", (title, text) => {
  expect(levelOf(title, text)).toBe("hard-target");
});

test.each([
  [
    "Word datacenterbouwer via omscholing",
    "De studiekosten betaal je in termijnen. Je leert alles over UPS en koeling in het datacenter.",
  ],
  [
    "Utbildning till datacentertekniker",
    "Berättigar till CSN. Du lär dig UPS och kyla i datacenter.",
  ],
  ["Rekvalifikační kurz: technik datového centra", "Školné 20 000 Kč. Naučíte se UPS a chlazení."],
  [
    "Uddannelse som datacentertekniker",
    "Uddannelsen er SU-berettiget, og du lærer om UPS og køling i et datacenter hver uge.",
  ],
  [
    "Muuntokoulutus datakeskusteknikoksi",
    "Opintotuki mahdollinen. Opit UPS-laitteet ja jäähdytyksen datakeskuksessa.",
  ],
])("what is learnt and paid for is no job: %s", (title, text) => {
  expect(levelOf(title, text)).toBe("potential");
});

const english =
  "You maintain the generators and the cooling plant, walk the halls twice a shift and call the contractors.";
test.each([
  "Rechenzentrumstechniker (m/w/d)",
  "Datacentertechnicus",
  "Technicien data center",
  "Técnico de centro de datos",
  "Técnico de centro de dados",
  "Technik datového centra",
  "Datacentertekniker",
  "Datakeskusteknikko",
])("a title in another language than its ad says as much: %s", (title) => {
  const { role, relevanceLevel } = analyse(ad({ title, text: english }));

  expect([Boolean(role), relevanceLevel as string]).toEqual([true, "hard-target"]);
});

test.each([
  ["cs", "Elektrikář", "Montáž a opravy rozvaděčů. Údržba dieselagregátů."],
  ["pl", "Kierownik budowy", "Nadzór nad montażem rozdzielnic i agregatów."],
  ["de", "Betriebselektriker", "Wartung der Schaltanlagen und Netzersatzanlagen."],
  ["nl", "Onderhoudstechnicus", "Onderhoud van noodstroomaggregaten en verdelers."],
])("a trade that everybody knows has a role: %s %s", (_, title, text) => {
  expect(analyse(ad({ title, text })).role).not.toBeNull();
});

test.each([
  ["Technician", "You maintain UPS systems, chillers and generators in our data centre."],
  [
    "Techniker",
    "Sie warten USV-Anlagen, Kältemaschinen und Netzersatzanlagen in unserem Rechenzentrum.",
  ],
  ["Technicus", "Je onderhoudt UPS-systemen, koelmachines en aggregaten in ons datacenter."],
  [
    "Technicien",
    "Vous entretenez onduleurs, groupes froids et groupes électrogènes de notre centre de données.",
  ],
  ["Tekniker", "Du vedligeholder UPS, køleanlæg og nødstrøm i vores datacenter."],
  [
    "Técnico",
    "Mantienes los SAI, las enfriadoras y los grupos electrógenos de nuestro centro de datos.",
  ],
])("a vague title over the plant of the one datacenter is a target: %s", (title, text) => {
  expect(analyse(ad({ title, text })).contributions.map(({ code }) => code)).toContain("plant");
});

test.each([
  [
    "Notre politique",
    "Vos dossiers sont traités conformément au RGPD. Ils sont gardés dans un centre de données à Lyon.",
  ],
  ["Privacy", "We act in accordance with the GDPR. All is kept in a data centre in Oslo."],
  ["Datenschutz", "Wir handeln gemäß DSGVO. Alles liegt in einem Rechenzentrum in Kiel."],
  ["Privacy", "Wij werken volgens de AVG. Alles staat in een datacenter in Breda."],
  ["Privacidad", "Actuamos conforme al RGPD. Todo queda en un centro de datos en Soria."],
  ["Privacy", "Agiamo ai sensi del GDPR. Tutto resta in un data center a Pavia."],
])("where an application is kept is no workplace: %s %s", (head, notice) => {
  const { facts } = analyse(
    ad({ title: "Baker", text: `You bake.\nYou sell.\n\n${head}\n${notice}` }),
  );

  expect(facts.filter(({ id }) => id === "dc-general")).toEqual([]);
});

test.each([
  [
    "Project Manager Data Centre Migration",
    "Plan the move of 400 virtual machines from our old data centre to Azure.",
  ],
  [
    "Projektleiter Rechenzentrumsmigration",
    "Sie planen den Umzug von 400 virtuellen Maschinen aus unserem Rechenzentrum nach Azure.",
  ],
  [
    "Projectleider datacentermigratie",
    "Je plant de verhuizing van 400 virtuele machines uit ons datacenter naar Azure.",
  ],
  [
    "Chef de projet migration data center",
    "Vous planifiez le transfert de 400 machines virtuelles de notre data center vers Azure.",
  ],
])("%p moves machines into a cloud and no datacenter", (title, text) => {
  expect(analyse(ad({ title, text })).relevanceLevel).toBe("potential");
});

test("whoever moves racks and their power works on the datacenter", () => {
  const text =
    "You plan how racks, UPS and PDUs move from our data centre, and lift servers with us.";
  const { relevanceLevel } = analyse(ad({ title: "Data Center Relocation Technician", text }));
  expect(relevanceLevel).toBe("hard-target");
});
