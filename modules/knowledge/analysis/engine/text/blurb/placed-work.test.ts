import { expect, test } from "bun:test";
import { analyse } from "../../../analyse";
import { ad, idsOf } from "../../../fixtures";
import { placesAt } from "./places";

const systemsOf = (text: string) => analyse(ad({ text })).criticalSystems.toSorted();
const both = ["cooling-systems", "ups-systems"] as const;

test.each([
  ["About us", "In our plant room you keep chillers and UPS systems going."],
  ["About us", "Based at our Leeds hall, you test UPS batteries and chillers."],
  ["Über uns", "In unserem Werk betreuen Sie USV-Anlagen und Kältemaschinen."],
  ["Über uns", "Für drei Hallen in Hessen wartest du USV-Anlagen und Kältemaschinen."],
  ["Over ons", "Vanuit Zwolle onderhoud je koelmachines en UPS-systemen."],
  ["Over ons", "In onze hal test u UPS-systemen en koelmachines."],
  ["Qui sommes-nous ?", "Dans nos salles, vous entretenez onduleurs et groupes froids."],
  ["Quiénes somos", "En nuestras salas revisarás los SAI y las enfriadoras."],
  ["Chi siamo", "Nella sala macchine ti occupi di UPS e chiller."],
  ["O nas", "W naszej hali serwisujesz UPS i chillery."],
  ["Om oss", "I vår hall i Gävle sköter du UPS och kylmaskiner."],
  ["Om os", "I vores hal i Vejle passer du UPS og kølemaskiner."],
  ["O nás", "V našich sálech kontrolujete UPS a chladicí jednotky."],
  ["Quem somos", "No nosso edifício asseguras os chillers e as UPS."],
])("work told after its place is work: %s %s", (head, work) => {
  expect(systemsOf(`${head}\nMarlow 1971.\n\n${work}\nMarlow.`)).toEqual([...both]);
});

test.each([
  "In our team you will find friends.",
  "At Marlow you can grow.",
  "Bei uns bist du keine Nummer.",
  "In unserem Team finden Sie Freunde.",
  "In Deutschland und Europa kennen Kunden uns seit Jahren.",
  "Bij ons ben je geen nummer en krijg je de ruimte.",
  "Bij ons hoor je dat je de ruimte krijgt.",
  "Chez nous, vous trouverez une équipe.",
  "En nuestra empresa encontrarás compañeros.",
  "Nella nostra squadra troverai amici.",
  "Na nossa empresa encontrarás amigos.",
  "W naszej firmie znajdziesz dobrą atmosferę.",
  "V naší firmě najdete přátele.",
  "Hos oss får du växa.",
  "Hos os møder du glade kolleger.",
  "Meillä työkaverit ovat mukavia.",
])("what somebody gets or is, is no work: %s", (said) => {
  expect(placesAt(said, 0)).toBe(false);
});

const placeOf = (text: string) =>
  idsOf(analyse(ad({ title: "Technician", text })), "context").includes("dc-general");

test.each([
  ["About us", "For its data centre in Hull a client needs somebody calm.", "Tasks:"],
  ["Über uns", "Das Rechenzentrum in Ulm geht im Mai in Betrieb.", "Aufgaben:"],
  ["Over ons", "Het datacenter in Ede groeit door.", "Taken:"],
  ["Qui sommes-nous ?", "Un data center de 8 MW sort de terre à Dax.", "Missions :"],
  ["Quiénes somos", "El centro de datos de Soria abre en mayo.", "Funciones:"],
  ["Chi siamo", "A Pavia nasce un data center da 8 MW.", "Mansioni:"],
])("the paragraph that leads to the tasks says where they are: %s %s", (head, lead, tasks) => {
  expect(placeOf(`${head}\nMarlow is a firm.\n\n${lead}\n\n${tasks}\n- Sweep`)).toBe(true);
});

test.each([
  "About us\nMarlow has a data centre in Hull.\n\nTasks:\n- Sweep",
  "About us\nMarlow is a firm.\n\nMarlow runs data centres in 40 cities.\n\nTasks:\n- Sweep",
  "About us\nMarlow is a firm.\n\nMarlow has a data centre.\n\nMarlow is kind.\n\nTasks:\n- Sweep",
])("what the company runs leads to no tasks: %p", (text) => {
  expect(placeOf(text)).toBe(false);
});
