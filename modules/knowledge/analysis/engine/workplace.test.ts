import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad } from "../fixtures";

const tasks =
  "You maintain static UPS systems, static transfer switches, busbars, diesel generators and chillers, run load bank tests, respond to alarms and do planned and corrective maintenance on call.";
const scoreOf = (text: string, title = "UPS Engineer") => analyse(ad({ title, text })).matchScore;
const codesOf = (text: string, title = "UPS Engineer") =>
  analyse(ad({ title, text })).contributions.map(({ code }) => code);

test.each([
  "Our customers are hospitals, banks and data centres.",
  "Voor klanten als ziekenhuizen, datacenters en fabrieken.",
  "Für Krankenhäuser, Rechenzentren und Flughäfen.",
  "Pour des hôpitaux, des data centers et le tertiaire.",
  "En hospitales, oficinas y centros de datos.",
  "Presso ospedali, banche e data center.",
  "Projects range from office space to data centre installations.",
  "Von Bürogebäuden bis Rechenzentren.",
  "Van kantoren tot datacenters.",
  "Desde oficinas hasta centros de datos.",
])("%p names a datacenter in passing, and makes no hard target", (where) => {
  expect(scoreOf(`${where}\n${tasks}`)).toBeLessThan(80);
  expect(codesOf(`${where}\n${tasks}`)).toContain("cap-passing");
});

test.each([
  "You work in our data centre in Slough.",
  "Je werkt in ons datacenter; onze klanten zijn datacenters, ziekenhuizen en industrie.",
])("%p is about a datacenter", (where) => {
  expect(scoreOf(`${where}\n${tasks}`)).toBeGreaterThanOrEqual(80);
});

test("a datacenter that is only wished for makes no hard target", () => {
  expect(scoreOf(`${tasks}\nExperience in data centres is a plus.`)).toBeLessThan(80);
  expect(scoreOf(`${tasks}\nExperience in data centres is required.`)).toBeGreaterThanOrEqual(80);
});

test("building work that names no datacenter stays below the soft targets", () => {
  const text =
    "You design ventilation, heating, cooling and low voltage installations in Revit, write tender documents and supervise the construction site.";

  expect(scoreOf(text, "MEP Design Engineer")).toBeLessThan(60);
});

test("a datacenter named once beside no work on it is a side remark", () => {
  const text =
    "You train site teams, watch emissions and file permits. Posted under data centre jobs.";
  const plant =
    "You train site teams, maintain generators and file permits. Posted under data centre jobs.";

  expect(scoreOf(text, "Environmental Manager")).toBeLessThan(80);
  expect(codesOf(plant, "Environmental Manager")).not.toContain("cap-passing");
});

test("skills hardly found elsewhere make up for the name of the workplace", () => {
  const text = "You own our DCIM, report the PUE, and plan hot aisle containment and CRAH units.";

  expect(codesOf(text)).not.toContain("cap-passing");
  expect(codesOf(text)).not.toContain("cap-elsewhere");
});

test("a comms room does not make ventilation a cooling system, a datacenter does", () => {
  const systemsIn = (place: string) =>
    analyse(ad({ text: `You maintain the ventilation of the ${place}.` })).criticalSystems;

  expect(systemsIn("comms room")).toEqual([]);
  expect(systemsIn("data centre")).toEqual(["cooling-systems"]);
});

test("who writes software for a cluster is no hard target, who builds one is", () => {
  const written =
    "You build our HPC cloud on Kubernetes, with Slurm and Terraform, in the data centre.";
  const built =
    "You rack, stack and cable GPU clusters in our data centre and replace their hardware.";

  expect(scoreOf(written, "HPC Cloud Engineer")).toBeLessThan(60);
  expect(scoreOf(built, "Data Center Technician")).toBeGreaterThan(80);
});

test("a paragraph of the head office does not change the language of an ad", () => {
  const notice =
    "We are an equal opportunity employer and value diversity at our company. We do not discriminate on the basis of race, religion, color, national origin, gender, sexual orientation, age, marital status, veteran status, or disability status.";
  const own = {
    de: "Wartung der USV-Anlagen im Rechenzentrum und Störungsbehebung.",
    fr: "Maintenance des onduleurs du centre de données.",
    nl: "Onderhoud aan de noodstroom van het datacenter en het oplossen van storingen.",
    es: "Mantenimiento de los grupos electrógenos del centro de datos.",
    it: "Manutenzione dei gruppi elettrogeni del centro dati.",
  };

  for (const [language, text] of Object.entries(own)) {
    expect(analyse(ad({ text: `${text}\n${notice}` })).language).toBe(language);
  }
});

test.each([
  [
    "Field Service Engineer - UPS",
    "Our customers' data centres, hospitals and airports rely on you: you repair static UPS units, replace batteries and run load bank tests.",
  ],
  [
    "Commissioning Manager",
    "You lead FAT, SAT and functional testing of generators, UPS and chillers for data centres, pharma plants and hospitals.",
  ],
  [
    "Servicemonteur noodstroom",
    "Voor datacenters, ziekenhuizen en gemalen onderhoud je noodstroomaggregaten, UPS-systemen en accu's.",
  ],
  [
    "Servicetechniker Netzersatzanlagen",
    "In Rechenzentren, Kliniken und Behörden warten Sie Netzersatzanlagen, USV-Anlagen und Batterien.",
  ],
  [
    "Technicien onduleurs",
    "Dans les data centers, hôpitaux et banques, vous dépannez onduleurs, batteries et groupes électrogènes.",
  ],
  [
    "Técnico de grupos electrógenos",
    "En centros de datos, hospitales y aeropuertos mantienes grupos electrógenos, SAI y baterías.",
  ],
  [
    "Tecnico gruppi di continuità",
    "Presso data center, ospedali e banche esegui la manutenzione di UPS, batterie e gruppi elettrogeni.",
  ],
])("a %s who serves datacenters before others is a hard target", (title, text) => {
  expect(scoreOf(text, title)).toBeGreaterThanOrEqual(80);
});

test("an electrician of schools and offices is none because a datacenter is named first", () => {
  const text = "You fit cable trays, sockets and lighting in data centres, schools and offices.";

  expect(scoreOf(text, "Electrician")).toBeLessThan(80);
});

test.each([
  [
    "Energy Consultant",
    "You advise on PUE, heat reuse and the energy reporting of data centres and write energy audits.",
  ],
  [
    "Energieadviseur",
    "Je adviseert datacenters over PUE, restwarmte en de EED en schrijft energie-audits.",
  ],
  [
    "Energieberater (m/w/d)",
    "Sie beraten Rechenzentren zu PUE, Abwärmenutzung und EnEfG und schreiben Energieaudits.",
  ],
  [
    "Consultant en énergie",
    "Vous conseillez les data centers sur le PUE, la chaleur fatale et les audits énergétiques.",
  ],
  [
    "Consultor energético",
    "Asesoras a centros de datos sobre PUE, calor residual y auditorías energéticas.",
  ],
  [
    "Consulente energetico",
    "Consigli ai data center su PUE, recupero di calore e diagnosi energetiche.",
  ],
])("a %s advises beside the facility, and is no hard target", (title, text) => {
  expect(scoreOf(text, title)).toBeLessThan(80);
});

test.each([
  [
    "HPC Systems Administrator",
    "You run Slurm, Lustre and Linux on our GPU clusters in the data centre and help researchers.",
  ],
  [
    "HPC-Spezialist",
    "Sie betreiben Slurm, Linux und GPU-Cluster im Rechenzentrum und beraten Forschende.",
  ],
  ["Administrateur HPC", "Vous administrez Slurm, Linux et les clusters GPU du centre de données."],
  ["Administrador HPC", "Administras Slurm, Linux y clústeres GPU en el centro de datos."],
])("a %s of software is no hard target", (title, text) => {
  expect(scoreOf(text, title)).toBeLessThan(60);
});

test.each([
  [
    "IT-Support Specialist",
    "You repair servers and replace hardware in our data centre, and rack servers.",
  ],
  ["Netzwerkadministrator", "Sie betreiben Firewalls und planen den Umzug unseres Rechenzentrums."],
])("a %s works on machines, and is no hard target", (title, text) => {
  expect(scoreOf(text, title)).toBeLessThan(80);
});

test("the data centre of a customer is no customer data", () => {
  const text = "You maintain chillers and CRAH units in our customers' data centres.";

  expect(scoreOf(text, "Chiller Engineer")).toBeGreaterThanOrEqual(80);
});
