import { expect, test } from "bun:test";
import { analyse } from "..";
import { ad, idsOf } from "../fixtures";

const plant = {
  fr: "Vous mettez en service onduleurs, groupes électrogènes et TGBT du centre de données, des essais jusqu'à la livraison.",
  de: "Sie nehmen USV und Netzersatzanlagen im Rechenzentrum in Betrieb, von der Lieferung bis zur Zustellung der Protokolle.",
  es: "Pones en marcha el SAI y los grupos electrógenos del centro de datos hasta el reparto de la documentación.",
};

test.each(Object.entries(plant))(
  "an uninterruptible supply of %s is no parcel service",
  (_, text) => {
    const { facts, contributions } = analyse(ad({ title: "Commissioning Engineer", text }));

    expect(facts.map(({ id }) => id)).toContain("ups-systems");
    expect(contributions.map(({ code }) => code)).not.toContain("cap-ups-parcel");
  },
);

test.each([
  "Pakete kommen mit UPS oder GLS. Sie warten Schaltanlagen und Transformatoren.",
  "You maintain switchgear and transformers. Spare parts come by UPS or FedEx.",
  "U onderhoudt schakelinstallaties en transformatoren. Onderdelen komen met PostNL of UPS.",
])("the carrier beside its rivals is no plant: %s", (text) => {
  expect(idsOf(analyse(ad({ title: "Substation Technician", text })), "skill")).not.toContain(
    "ups-systems",
  );
});

test("in Portuguese `no` says where, and elsewhere that there is none", () => {
  const portuguese =
    "Fará a manutenção no UPS, no gerador e no chiller. O trabalho é por turnos e a equipa é pequena.";
  const english = "You have no UPS, generator or chiller to look after. The team is small.";

  expect(idsOf(analyse(ad({ text: portuguese })), "skill")).toEqual(
    expect.arrayContaining(["ups-systems", "chillers"]),
  );
  expect(idsOf(analyse(ad({ text: english })), "skill")).not.toContain("chillers");
});

test.each([
  ["Data Centre Operations Course", "Learn about UPS and chillers in our data centre lab."],
  [
    "Lehrgang Rechenzentrumstechniker",
    "Sie lernen USV, Kälte und Notstrom im Rechenzentrum kennen.",
  ],
  ["Curso de técnico de centro de datos", "Aprende SAI, climatización y grupos electrógenos."],
  [
    "Technicien datacenter",
    "Onduleurs, froid et groupes. Frais de formation : 900 euros, CPF accepté.",
  ],
])("a course is no job, by its title or by what it costs: %s", (title, text) => {
  expect(analyse(ad({ title, text })).relevanceLevel).toBe("potential");
});

test.each([
  ["es", "VCA o predisposición a sacarlo."],
  ["it", "VCA oppure disposto a conseguirlo."],
  ["pl", "VCA albo gotowość do jego zdobycia."],
  ["de", "VCA oder die Bereitschaft, es zu machen."],
  ["nl", "VCA, of je bent bereid het te halen."],
  ["fr", "VCA ou prêt à le passer."],
  ["en", "VCA or happy to take it."],
])("or being ready to become so is a wish in %s", (_, line) => {
  const { facts } = analyse(ad({ title: "Technician", text: `Your profile:\n${line}\nTeamwork.` }));

  expect(facts.filter(({ kind }) => kind === "certificate")).toEqual([
    expect.objectContaining({ id: expect.stringContaining("vca"), isRequired: false }),
  ]);
});

test.each([
  "VCA: niet verplicht.",
  "VCA (non obbligatoria)",
  "VCA, not required",
  "VCA nie jest wymagane",
])("what is said not to be needed is not asked for: %s", (line) => {
  const text = `Requirements:\n${line}`;
  expect(analyse(ad({ title: "Technician", text })).certifications).toEqual([]);
});

test.each([
  "Nos ahorramos las reuniones redundantes.",
  "We do away with redundant paperwork.",
  "Wir verzichten auf redundante Besprechungen.",
])("what nobody needs is no redundancy of a plant: %s", (text) => {
  expect(idsOf(analyse(ad({ title: "Technician", text })), "skill")).not.toContain("redundancy-2n");
});

test("what stands before a comma is asked for where the denial is of what follows", () => {
  const text = "You know chillers, not necessary are generators of 2 MW.";
  expect(idsOf(analyse(ad({ title: "Technician", text })), "skill")).toContain("chillers");
});
