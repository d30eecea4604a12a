import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad, idsOf } from "../fixtures";

const skillsOf = (text: string) => idsOf(analyse(ad({ title: "Technician", text })), "skill");

test.each([
  [
    "chillers",
    "Du wartest Kältemaschinen. Unser Nachbar, ein Landwirt, baut eine Photovoltaikanlage.",
  ],
  ["chillers", "Du wartest Kältemaschinen. Um die Brandmeldeanlage kümmert sich eine Fremdfirma."],
  ["chillers", "Du wartest Kältemaschinen. Die Brandmeldeanlage prüft eine Fachfirma."],
  [
    "chillers",
    "Du wartest Kältemaschinen. Die Gruppe hat auch eine Sparte, die Photovoltaik baut.",
  ],
  ["chillers", "You maintain chillers. Our neighbour, a farm, is building a photovoltaic plant."],
  ["chillers", "You maintain chillers. The fire alarm is tested by an outside firm."],
  ["chillers", "You maintain chillers. The group also has a branch that does water treatment."],
  [
    "chillers",
    "Je onderhoudt koelmachines. Ons bedrijf heeft ook een divisie die waterzuivering doet.",
  ],
  [
    "chillers",
    "Vous dépannez les groupes froids. La société voisine pose des panneaux photovoltaïques.",
  ],
  ["chillers", "Mantienes enfriadoras. La empresa vecina instala placas fotovoltaicas."],
  ["chillers", "Ripari gruppi frigoriferi. La sede vicina installa impianti fotovoltaici."],
])("nobody works here on what others build or look after: %s, %s", (own, text) => {
  const skills = skillsOf(text);

  expect(skills).toContain(own);
  for (const foreign of ["solar-bess", "fire-detection", "water-treatment"])
    expect(skills).not.toContain(foreign);
});

test.each([
  "Je onderhoudt koelmachines. Python hoef je niet te kunnen.",
  "Du wartest Kältemaschinen. Python musst du nicht kennen.",
  "Sie warten Kältemaschinen. Python müssen Sie nicht beherrschen, Python müssen Sie nicht können.",
  "You maintain chillers. You do not need to know Python.",
  "Vous dépannez les groupes froids. Inutile de maîtriser Python.",
  "Mantienes enfriadoras. No necesitas saber Python.",
  "Ripari gruppi frigoriferi. Non serve conoscere Python.",
  "Serwisujesz agregaty chłodnicze. Nie trzeba znać Pythona.",
  "Du underhåller kylmaskiner. Python behöver du inte kunna.",
  "Du vedligeholder køleanlæg. Python behøver du ikke at kende.",
  "Du vedlikeholder kjøleanlegg. Python trenger du ikke kunne.",
  "Huollat jäähdyttimiä. Pythonia ei tarvitse hallita.",
  "Manténs chillers. Não é preciso saber Python.",
  "Udržujete chladicí jednotky. Python umět nemusíte.",
])("what nobody has to know is not asked for: %p", (text) => {
  expect(skillsOf(text)).not.toContain("scripting");
});

test.each([
  ["fire-detection", "You look after the fire alarm with an outside firm in our branch."],
  ["solar-bess", "You install photovoltaic systems for our neighbours and for farms."],
  ["solar-bess", "Sie bauen Photovoltaikanlagen, auch für Nachbarn und Betriebe."],
  ["scripting", "Python moet je kennen."],
  ["scripting", "Python musst du können."],
])("%s is asked for: %p", (skill, text) => {
  expect(skillsOf(text)).toContain(skill);
});
