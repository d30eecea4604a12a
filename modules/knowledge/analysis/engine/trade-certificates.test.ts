import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad } from "../fixtures";

const certificates = (text: string) =>
  analyse(ad({ text }))
    .facts.filter(({ kind }) => kind === "certificate")
    .map(({ id, isRequired }) => [id, isRequired] as const);

test.each([
  ["Heftruckcertificaat vereist.", "forklift", true],
  ["Ein Staplerschein ist von Vorteil.", "forklift", false],
  ["Se requiere carnet de carretillero.", "forklift", true],
  ["Mile widziane uprawnienia na wózki widłowe.", "forklift", false],
  ["PSAgA-Schulung zwingend erforderlich.", "work-at-height", true],
  ["Habilitation travail en hauteur exigée.", "work-at-height", true],
  ["Průkaz práce ve výškách podmínkou.", "work-at-height", true],
  ["City & Guilds 6160 essential.", "confined-space", true],
  ["Hijsbewijs is een pré.", "lifting", false],
  ["Kranschein erforderlich.", "lifting", true],
  ["Je hebt een geldig lasdiploma.", "welding", true],
  ["Svejsecertifikat er et krav.", "welding", true],
  ["Fachkraft für Brandmeldeanlagen nach DIN 14675 erforderlich.", "fire-alarm", true],
  ["Fluke CCTT is a plus.", "cabling-test", false],
  ["KNX-Partner wünschenswert.", "knx", false],
  ["BAS-U är ett krav.", "bas-se", true],
  ["AIPR exigée.", "aipr", true],
  ["Wymagane uprawnienia budowlane.", "uprawnienia-budowlane", true],
  ["Attestato preposto richiesto.", "preposto", true],
  ["TIM III obrigatório.", "pt-hvac", true],
  ["ADR-Schein von Vorteil.", "adr", false],
  ["Führerschein Klasse CE erforderlich.", "driving-c", true],
  ["CISSP desirable.", "cissp", false],
  ["AEVO wünschenswert.", "aevo", false],
  ["IRATA level 2 essential.", "irata", true],
  ["Temporary Works Coordinator essential.", "temporary-works", true],
  ["Iscrizione all'albo degli ingegneri richiesta.", "albo-it", true],
  ["Autorizație ANRE obligatorie.", "ro-electrical", true],
])("%p asks for %p; required: %p", (text, id, isRequired) => {
  expect(certificates(text)).toContainEqual([id, isRequired]);
});

test.each([
  "You are willing to work at height and in confined spaces.",
  "Unsere Firma ist nach DIN EN ISO 9001 und ISO 45001 zertifiziert.",
  "You drive a forklift now and then.",
  "Wij werken volgens de BRL 6000.",
  "La SPS Siemens y la nave FOA.",
])("%p asks for no certificate", (text) => {
  expect(certificates(text)).toEqual([]);
});
