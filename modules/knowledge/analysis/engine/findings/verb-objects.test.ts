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
