import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad, idsOf } from "../../fixtures";

/** What is found under a title of the trade; a text of one language has more than one sentence. */
const skillsIn = (title: string, text: string) => idsOf(analyse(ad({ title, text })), "skill");

test.each([
  ["Site Manager", "You supervise all our many local subcontractors.", "vendor-management"],
  ["Projectleider", "Je begeleidt de vele kleine onderaannemers van de bouw.", "vendor-management"],
  ["Bauleiter", "Sie koordinieren alle beteiligten Nachunternehmer.", "vendor-management"],
  ["Conducteur de travaux", "Vous encadrez nos nombreux sous-traitants.", "vendor-management"],
  ["Jefe de obra", "Coordinarás a todas las subcontratas de la obra.", "vendor-management"],
  ["Capocantiere", "Dovrai coordinare tutte le ditte esterne.", "vendor-management"],
  ["Project Manager Construction", "You develop and track detailed schedules.", "planning-p6"],
  ["Bauleiter", "Sie überwachen die laufenden Bauzeitenpläne.", "planning-p6"],
  ["Electrical Engineer", "You read and mark up single-line diagrams.", "as-built-docs"],
  ["Elektromonteur", "Je kan eenvoudige elektrische schema's lezen.", "as-built-docs"],
  [
    "Electrical Engineer",
    "Design, calculate and improve complex electrotechnical and electrical systems.",
    "electrical-design",
  ],
  ["Instandhalter", "Du wartest unsere großen Produktionsanlagen.", "planned-maintenance"],
  [
    "Técnico de mantenimiento",
    "Reparas y pones a punto. Reparar la maquinaria.",
    "corrective-maintenance",
  ],
  [
    "Facility Manager",
    "Je beheert en onderhandelt alle onderhoudscontracten.",
    "subcontract-commercial",
  ],
  ["Facilities Technician", "You respond to all our system alarms.", "alarm-response"],
  ["Haustechniker", "Sie bearbeiten die eingehenden Störmeldungen.", "alarm-response"],
  ["Technicien de maintenance", "Vous assurez le suivi des alarmes.", "alarm-response"],
  ["Elektromonteur", "Je trekt zelf alle kabels op de werf.", "cable-containment"],
  ["Elettricista", "Ti occuperai della posa di tutti i cavi.", "cable-containment"],
  ["Mess- und Regeltechniker", "Sie kalibrieren alle unsere Feldgeräte.", "instrumentation"],
  ["Energy Manager Data Centre", "You optimise our energy consumption.", "energy-management"],
  ["Bauleiter", "Sie erstellen die nötigen Abnahmeprotokolle.", "cx-docs"],
  ["Conducteur de travaux", "Vous assurez la levée des réserves.", "cx-docs"],
  ["Netzwerktechniker Rechenzentrum", "Sie betreuen unsere weltweiten Netzwerke.", "networking"],
  ["Técnico de sistemas", "Te encargarás de la reparación de hardware.", "corrective-maintenance"],
])("a %s: %p is read as verb and object", (title, text, id) => {
  expect(skillsIn(title, text)).toContain(id);
});

test.each([
  ["a trade beside it", "Nurse", "You supervise all our many local subcontractors."],
  ["a preposition between", "Site Manager", "You manage people at the office with suppliers."],
  ["another clause", "Site Manager", "You supervise. Suppliers call us often."],
  ["a part of a word", "Site Manager", "You like fast-track schedules in any weather."],
  ["a no", "Site Manager", "You do not supervise any subcontractors here."],
])("with %s a verb and an object say nothing", (_, title, text) => {
  const found = skillsIn(title, text);
  expect(found).not.toContain("vendor-management");
  expect(found).not.toContain("planning-p6");
});

test("verb and object are quoted together, and less sure than a name", () => {
  const { facts } = analyse(
    ad({ title: "Site Manager", text: "You supervise all our many local subcontractors." }),
  );
  const fact = facts.find(({ id }) => id === "vendor-management");

  expect(fact?.spans[0]?.quote).toBe("supervise all our many local subcontractors");
  expect(fact?.confidence).toBeCloseTo(0.7);
});

/** What is read of any kind, context too; the second sentence tells the language. */
const findingsIn = (title: string, text: string) =>
  analyse(ad({ title, text })).facts.map(({ id }) => id);

test.each([
  ["Operations Manager", "You lead a small night crew here. You work with us by day."],
  ["Elektromonteur", "Je geeft leiding aan vijf monteurs. Je werkt overdag met de anderen."],
  ["Bauleiter", "Du führst ein kleines Team vor Ort. Du arbeitest am Tag bei uns."],
  ["Conducteur de travaux", "Vous encadrez une petite équipe. Vous travaillez le jour avec nous."],
  ["Jefe de obra", "Liderarás un equipo de diez oficiales. Trabajarás de día con nosotros."],
  ["Capocantiere", "Coordinerai una squadra di cinque operai. Lavorerai con gli altri colleghi."],
  ["Kierownik utrzymania ruchu", "Kierujesz zespołem ośmiu osób i dbasz o ich bezpieczeństwo."],
  ["Drifttekniker", "Du leder ett skiftlag och hjälper det i vardagen. Du arbetar hos oss."],
  ["Huoltoteknikko", "Johdat asentajien tiimiä ja huolehdit heistä. Työskentelet päivisin."],
  ["Técnico de manutenção", "Vai coordenar uma equipa e ajudar os colegas. Trabalha de dia."],
  ["Vedoucí údržby", "Vedete tým osmi mechaniků a pomáháte jim. Pracujete u nas ve dne."],
])("a %s leads people: %p", (title, text) => {
  expect(findingsIn(title, text)).toContain("team-leadership");
});

test.each([
  ["Data Center Technician", "You mount our many new switches. You work by day.", "rack-stack"],
  [
    "Technicien data center",
    "Vous rackez les nouveaux serveurs. Vous travaillez ici.",
    "rack-stack",
  ],
  ["Datacenter technicus", "Je plaatst nieuwe servers in racks. Je werkt overdag.", "rack-stack"],
  ["Data Center Techniker", "Sie bauen neue Server in Racks ein. Sie arbeiten hier.", "rack-stack"],
  ["Técnico de centro de datos", "Montarás los nuevos servidores de todos.", "rack-stack"],
  ["Datacentertekniker", "Du monterar nya servrar och hjälper kunderna hos oss.", "rack-stack"],
  ["Haustechniker", "Sie achten auf die Aufbereitung des Badewassers im Bad.", "water-treatment"],
  ["Facilities Technician", "You sample and treat the pool water by day.", "water-treatment"],
  ["Fastighetstekniker", "Du renar badvattnet och sköter huset hos oss.", "water-treatment"],
  ["Facilities Technician", "Critical alarms are answered by you at night.", "alarm-response"],
  ["Onderhoudstechnicus", "Je onderzoekt storingen tot op de oorzaak.", "incident-rca"],
  ["Maintenance Engineer", "You investigate failures to their root cause.", "incident-rca"],
])("a %s does so: %p is %s", (title, text, id) => {
  expect(findingsIn(title, text)).toContain(id);
});

test.each([
  [
    "Haustechniker",
    "Unser Team führt Wartungen durch. Sie arbeiten am Tag bei uns.",
    "team-leadership",
  ],
  ["Elektromonteur", "In ons team leiden we je op. Je werkt overdag bij ons.", "team-leadership"],
  ["Maintenance Engineer", "You join our market-leading team by day.", "team-leadership"],
  ["Electrician", "You serve tables with water and treat guests well.", "water-treatment"],
  ["Maintenance Engineer", "You report failures and outages to others.", "incident-rca"],
])("a %s does no such thing: %p is not %s", (title, text, id) => {
  expect(findingsIn(title, text)).not.toContain(id);
});

test("a team before its budget is no end of what is managed", () => {
  const found = findingsIn("Facility Manager", "You manage the team budget of our site.");
  expect(found).toContain("budget-opex");
});
