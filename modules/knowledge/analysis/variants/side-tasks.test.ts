import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad, idsOf } from "../fixtures";

/** Work on the plant of a datacenter, and one side task or neighbour that speaks of another job. */
const jobs: { [language: string]: { title: string; work: string; asides: string[] } } = {
  en: {
    title: "Data Centre Shift Engineer",
    work: "You look after the UPS, the generators and the chillers of our data centre.",
    asides: [
      "Some data entry into the CMMS is part of it.",
      "A contact centre shares our building.",
      "You keep an eye on cleaning and catering.",
      "You call the lift engineer when an elevator stops.",
      "Our neighbours upstairs are policy advisers of a political group.",
      "You worked for a machine builder before? Welcome.",
    ],
  },
  de: {
    title: "Schichttechniker Rechenzentrum",
    work: "Sie betreuen USV, Netzersatzanlagen und Kältemaschinen unseres Rechenzentrums.",
    asides: [
      "Ein wenig Datenerfassung kommt hinzu.",
      "Datenpflege im Instandhaltungssystem erledigen Sie nebenbei.",
      "Im Erdgeschoss arbeitet ein Callcenter.",
      "Reinigung und Kantine stimmen Sie mit ab.",
      "Bei Störungen am Aufzug rufen Sie an, alle Aufzüge sind neu.",
    ],
  },
  nl: {
    title: "Ploegtechnicus datacenter",
    work: "Je houdt UPS, noodstroomaggregaten en koelmachines van ons datacenter in bedrijf.",
    asides: [
      "Wat data-invoer hoort er ook bij.",
      "Op de begane grond zit een callcenter.",
      "Schoonmaak en catering stem je af.",
    ],
  },
  fr: {
    title: "Technicien de quart data center",
    work: "Vous conduisez onduleurs, groupes électrogènes et groupes froids de notre centre de données.",
    asides: [
      "Un peu de saisie de données chaque soir.",
      "Un centre d'appels occupe le rez-de-chaussée.",
      "Vous suivez aussi le nettoyage et le courrier.",
    ],
  },
  es: {
    title: "Técnico de turno centro de datos",
    work: "Cuidas los SAI, los grupos electrógenos y las enfriadoras de nuestro centro de datos.",
    asides: ["Abajo hay un call center.", "También ves la limpieza y la jardinería."],
  },
  it: {
    title: "Turnista data center",
    work: "Conduci UPS, gruppi elettrogeni e chiller del nostro data center.",
    asides: [
      "Ogni sera un po' di inserimento dati.",
      "Sotto c'è un call center.",
      "Segui anche pulizie e giardinaggio.",
    ],
  },
};

const cases = Object.values(jobs).flatMap(({ title, work, asides }) =>
  asides.map((aside) => [aside, title, work] as const),
);

test.each(cases)("%s: no job of its own beside the plant", (aside, title, work) => {
  const levels = [work, `${work} ${aside}`, `${aside} ${work}`].map(
    (text) => analyse(ad({ title, text })).relevanceLevel,
  );

  expect(levels).toEqual(["hard-target", "hard-target", "hard-target"]);
});

test.each([
  ["Data Entry Clerk", "You do data entry for a maker of UPS systems, generators and chillers."],
  [
    "Call Centre Agent",
    "You answer calls about UPS systems, chillers and generators at our data centre.",
  ],
  ["Mitarbeiter Datenerfassung", "Datenerfassung für USV, Kältemaschinen und Netzersatzanlagen."],
  ["Data Analyst", "You analyse customer data. The data centre has UPS and chillers."],
])("%s is one by its title", (title, text) => {
  expect(analyse(ad({ title, text })).relevanceLevel).toBe("potential");
});

test.each([
  "You lay cables from the substation UPS 33 kV to the town.",
  "Montage an der Schaltanlage UPS 20 kV im Ortsnetz.",
  "Trabajas en la línea UPS 66 kV.",
])("no UPS has this voltage: %s", (text) => {
  expect(idsOf(analyse(ad({ title: "Jointer", text })), "skill")).not.toContain("ups-systems");
});

test("a UPS of so many kVA is one", () => {
  const text = "You service a UPS 33 kVA and a UPS 400 kVA.";

  expect(idsOf(analyse(ad({ text })), "skill")).toContain("ups-systems");
});

test.each([
  "You keep no redundant records.",
  "Redundante Eingaben vermeiden Sie.",
  "Redundante lijstjes schaf je af.",
  "Vous évitez les rapports redondants.",
  "Quitas registros redundantes.",
  "Elimini report ridondanti.",
])("what is kept twice is no redundancy: %s", (text) => {
  expect(idsOf(analyse(ad({ text })), "skill")).not.toContain("redundancy-2n");
});

test.each([
  [
    "Hands for the technical crew",
    "You mend the UPS and the chillers of our data centre. You log it.",
  ],
  [
    "Helfende Hand Technik",
    "Du wartest USV und Kältemaschinen in unserem Rechenzentrum. Du führst Buch.",
  ],
  [
    "Renfort technique",
    "Vous dépannez onduleurs et groupes froids du centre de données. Vous notez tout.",
  ],
])("a short ad of a technician is not held down: %s", (title, text) => {
  const { contributions } = analyse(ad({ title, text }));

  expect(contributions.map(({ code }) => code)).not.toContain("cap-one-place");
});
