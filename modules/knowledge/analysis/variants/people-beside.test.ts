import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad } from "../fixtures";

const plant =
  "You work in our data centre with UPS systems, generators, chillers and BMS, in shifts, and take rounds and readings.";
const levelOf = (title: string) => analyse(ad({ title, text: plant })).relevanceLevel as string;

test.each([
  "Cleaner, Data Centre",
  "Schoonmaker datacenter",
  "Reinigungskraft Rechenzentrum",
  "Cuisinier data center",
  "Cocinero centro de datos",
  "Jardinier data center",
  "Recepcjonista data center",
  "HR Business Partner Data Centers",
  "Jurist Rechenzentrum",
  "Abogado centro de datos",
  "Formatore data center",
  "Truck Driver Data Center",
  "Väktare datacenter",
  "Ochroniarz centrum danych",
  "Data Center Buyer",
  "Einkäufer Rechenzentrum",
  "Innkjøper datasenter",
  "Data Center Tax Analyst",
  "Painter Data Centre",
  "Occupational Health Nurse Data Center",
])("%p works beside the plant and is no hard target", (title) => {
  expect(levelOf(title)).not.toBe("hard-target");
});

test.each([
  "Shift Technician (24 hr) Data Centre",
  "Rechenzentrumstechniker",
  "Trainee Technician Data Center",
  "Controls Engineer Data Center",
  "Anlagenfahrer Rechenzentrum",
  "Conducteur d'installations data center",
])("%p works on the plant", (title) => {
  expect(levelOf(title)).toBe("hard-target");
});
