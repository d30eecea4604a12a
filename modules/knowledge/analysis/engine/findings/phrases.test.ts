import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad, idsOf } from "../../fixtures";

const skillsIn = (text: string) => idsOf(analyse(ad({ title: "Worker", text })), "skill");

test.each([
  "You are reliable and like people. You have a bachelor's degree in mechanical installations and refrigeration.",
  "Du bist zuverlässig und magst Menschen. Abgeschlossene Ausbildung im Bereich Kältetechnik.",
  "Je bent betrouwbaar en werkt graag met mensen. Je hebt een diploma koeltechniek.",
  "Vous êtes sérieux et aimez les gens. Vous êtes titulaire d'un diplôme en froid industriel.",
  "Eres una persona seria y te gusta la gente. Formación profesional en refrigeración.",
  "Sei una persona seria e ti piace la gente. Diploma in refrigerazione.",
])("what somebody learnt is no work: %p", (text) => {
  expect(skillsIn(text)).not.toContain("refrigeration");
});

test.each([
  "You have a degree in physics and experience with refrigeration.",
  "Sie haben eine Ausbildung im Handwerk und Erfahrung in der Kältetechnik.",
  "Vous avez une formation en gestion et une expérience en froid industriel.",
  "Tienes formación en administración y experiencia en frío industrial.",
])("experience behind the schooling counts: %p", (text) => {
  expect(skillsIn(text)).toContain("refrigeration");
});

test.each([
  "Ti confronti con il personale dei reparti forno e controllo qualità.",
  "Werkt samen met de collega's van de afdeling kwaliteitscontrole.",
  "Colaboras cada día con el departamento de control de calidad.",
])("a department somebody talks to is no work: %p", (text) => {
  expect(skillsIn(text)).not.toContain("qa-qc");
});

test.each([
  "We build heat pumps and photovoltaic systems for homes.",
  "Bei uns in Köln bauen wir Wärmepumpen und Photovoltaikanlagen für Häuser.",
  "Wij bouwen warmtepompen en zonnepanelen voor huizen in heel het land.",
  "Nous construisons des pompes à chaleur et des installations photovoltaïques.",
  "Fabricamos bombas de calor y placas fotovoltaicas para las casas.",
  "Produciamo pompe di calore e impianti fotovoltaici per le case.",
])("what a company does is no demand: %p", (text) => {
  expect(skillsIn(text)).toEqual([]);
});

test.each([
  "We need an electrician for photovoltaic systems.",
  "Wir brauchen Verstärkung beim Bau von Photovoltaikanlagen.",
  "Buscamos a alguien para montar placas fotovoltaicas.",
])("whom a company wants is: %p", (text) => {
  expect(skillsIn(text)).toContain("solar-bess");
});

test.each([
  ["Vous assurez la mise en service et la maintenance des groupes froids.", "chillers"],
  ["Je draait diensten en onderhoudt koelmachines.", "chillers"],
  ["Servicetechniker mit Schwerpunkt Kältetechnik für unsere Anlagen.", "refrigeration"],
  ["You install access control and CCTV in our data centres.", "physical-security"],
])("words like a department's or a school's take nothing away: %p", (text, id) => {
  expect(skillsIn(text)).toContain(id);
});
