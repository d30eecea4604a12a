import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad, ordinaryAds } from "../fixtures";
import type { ContractKind } from "../rules";

const demandsOf = (text: string, title?: string) =>
  analyse(ad({ text, ...(title && { title }) })).demands;

/** "nl:C1/en:B2": any one will do; ~ is only wished for, W the language people work in. */
const languagesOf = (text: string) =>
  demandsOf(text).languages.map(
    ({ anyOf, isRequired, isWorking }) =>
      `${isRequired ? "" : "~"}${isWorking ? "W" : ""}${anyOf.map(({ code, level }) => `${code}:${level}`).join("/")}`,
  );

test.each([
  ["You speak Dutch or English fluently.", ["nl:C1/en:C1"]],
  ["Fluent in Dutch and English.", ["nl:C1", "en:C1"]],
  ["Dutch (C1) and English (B2) required.", ["nl:C1", "en:B2"]],
  ["Conversational German is a plus, English required.", ["~de:B1", "en:B1"]],
  ["Knowledge of Spanish or Portuguese is an advantage.", ["~es:B1/pt:B1"]],
  ["French + English.", ["fr:B1", "en:B1"]],
  ["Native German speaker.", ["de:C2"]],
  ["Je spreekt vloeiend Nederlands en goed Engels.", ["nl:C1", "en:B2"]],
  ["Nederlands of Engels is vereist.", ["nl:B1/en:B1"]],
  [
    "Goede beheersing van de Nederlandse en Engelse taal in woord en geschrift.",
    ["nl:B2", "en:B2"],
  ],
  ["Engels is de voertaal.", ["Wen:B2"]],
  ["Verhandlungssicheres Deutsch und gute Englischkenntnisse.", ["de:C1", "en:B2"]],
  ["Sehr gute Deutsch- sowie gute Englischkenntnisse runden Ihr Profil ab.", ["de:C1", "en:B2"]],
  ["Deutsch oder Englisch fließend in Wort und Schrift.", ["de:C1/en:C1"]],
  ["Anglais courant.", ["en:B2"]],
  ["Français et anglais, l'allemand est un plus.", ["fr:B1", "en:B1", "~de:B1"]],
  ["Inglés fluido, francés valorable.", ["en:B2", "~fr:B2"]],
  ["Ingeniería técnica o FP superior, inglés B2.", ["en:B2"]],
  ["Italiano madrelingua, inglese B2.", ["it:C2", "en:B2"]],
  ["Ottima conoscenza della lingua inglese.", ["en:C1"]],
  ["Bardzo dobra znajomość języka angielskiego.", ["en:C1"]],
  ["Wymagana komunikatywna znajomość niemieckiego lub angielskiego.", ["de:B1/en:B1"]],
  ["Dobra znajomość j. niemieckiego.", ["de:B2"]],
  ["Język angielski w mowie i piśmie, mile widziany język niemiecki.", ["en:B2", "~de:B2"]],
  ["Znalost anglického jazyka na úrovni B2.", ["en:B2"]],
  ["Flytande svenska och goda kunskaper i engelska.", ["sv:C1", "en:B2"]],
  ["Du taler flydende dansk og engelsk.", ["da:C1", "en:C1"]],
  ["Domínio do inglês, nível C1.", ["en:C1"]],
  ["Sujuva suomen kieli ja englannin kieli.", ["fi:C1", "en:C1"]],
])("%s asks for %j", (text, wanted) => {
  expect(languagesOf(text)).toEqual(wanted);
});

test.each([
  "You know German construction rules.",
  "We are a German company with Dutch owners.",
  "We offer free Dutch lessons.",
  "Offices in French and Spanish cities.",
  "Znajomość polskiego prawa budowlanego.",
])("%s asks for no language", (text) => {
  expect(languagesOf(text)).toEqual([]);
});

test("a language the ad says it does without is not asked for", () => {
  const { languages, unneededLanguages } = demandsOf(
    "No Dutch required, English is our working language.",
  );
  expect(unneededLanguages).toEqual(["nl"]);
  expect(languages.map(({ anyOf, isWorking }) => [anyOf[0]?.code, isWorking])).toEqual([
    ["en", true],
  ]);
});

test.each([
  ["You work 4 on 4 off.", true],
  ["Je werkt in ploegendienst.", true],
  ["Wechselschicht mit Zulagen.", true],
  ["Travail en 3x8.", true],
  ["Turnos rotativos 24x7.", true],
  ["Disponibilità a turni H24.", true],
  ["You work Monday to Friday, no shift work.", false],
  ["Geen ploegendienst.", false],
  ["Keine Schichtarbeit, Montag bis Freitag.", false],
  ["You maintain chillers.", null],
])("%s: shifts %p", (text, wanted) => {
  expect(demandsOf(text).shifts?.value ?? null).toBe(wanted);
});

test.each([
  ["On-call rota.", true],
  ["Storingsdienst 1x per 6 weken.", true],
  ["Rufbereitschaft alle 5 Wochen.", true],
  ["Astreinte une semaine sur quatre.", true],
  ["Reperibilità.", true],
  ["Guardia localizada.", true],
  ["You maintain chillers.", null],
])("%s: on call %p", (text, wanted) => {
  expect(demandsOf(text).onCall?.value ?? null).toBe(wanted);
});

test.each([
  ["You have at least 5 years of experience in data centres.", null, 5],
  ["3-5 years' experience as an electrician.", 3, null],
  ["Minimaal 3 jaar ervaring in een datacenter.", null, 3],
  ["Mindestens 3 Jahre Berufserfahrung im Rechenzentrum.", null, 3],
  ["Au moins 5 ans d'expérience en électricité.", 5, null],
  ["Mínimo 3 años de experiencia en climatización.", 3, null],
  ["Almeno 2 anni di esperienza in data center.", null, 2],
  ["We have 15 years of experience.", null, null],
  ["Unser Unternehmen hat über 40 Jahren Erfahrung.", null, null],
])("%s: %p years in all, %p in datacenters", (text, total, datacentre) => {
  const { yearsTotal, yearsDatacentre } = demandsOf(text);
  expect([yearsTotal?.value ?? null, yearsDatacentre?.value ?? null]).toEqual([total, datacentre]);
});

test.each([
  ["This is a permanent position.", "permanent"],
  ["6-month contract with the option of a permanent contract.", "contract"],
  ["Temporary contract.", "temporary"],
  ["Freelance / detachering, 6 maanden.", "freelance"],
  ["Vast contract na je proeftijd.", "permanent"],
  ["Unbefristete Festanstellung.", "permanent"],
  ["Befristeter Vertrag.", "temporary"],
  ["Poste en CDI.", "permanent"],
  ["Contrato indefinido.", "permanent"],
  ["Contratto a tempo determinato.", "temporary"],
  ["Permanent contract or freelance, as you like.", null],
])("%s: %p", (text, wanted) => {
  expect(demandsOf(text).contract?.value).toBe((wanted as ContractKind | null) ?? undefined);
});

test.each([
  ["Start: 1 March 2026.", "2026-03-01"],
  ["Start per 15-03-2026.", "2026-03-15"],
  ["Eintritt zum 01.04.2026.", "2026-04-01"],
  ["À partir du 1er mars 2026.", "2026-03-01"],
  ["Incorporación: 15 de marzo de 2026.", "2026-03-15"],
  ["Inizio 1 aprile 2026.", "2026-04-01"],
  ["Starting 2026-02-30.", null],
  ["Founded on 1 March 2026.", null],
])("%s: begins on %p", (text, wanted) => {
  expect(demandsOf(text).startsOn?.value ?? null).toBe(wanted);
});

test("an ad that says nothing of all this demands nothing", () => {
  const { en } = ordinaryAds;
  expect(analyse(ad({ ...en, text: "You maintain chillers." })).demands).toEqual({
    languages: [],
    unneededLanguages: [],
    shifts: null,
    onCall: null,
    yearsTotal: null,
    yearsDatacentre: null,
    contract: null,
    startsOn: null,
  });
});

test("every demand quotes the place in the ad that makes it", () => {
  const text =
    "Fluent Dutch, on-call, 5 years of experience, permanent contract, start 1 March 2026.";
  const { languages, onCall, yearsTotal, contract, startsOn } = demandsOf(text);
  const quotes = [languages[0], onCall, yearsTotal, contract, startsOn].map(
    (it) => it?.spans[0] && text.slice(it.spans[0].start, it.spans[0].end),
  );
  expect(quotes).toEqual(["Dutch", "on-call", "5 years", "permanent contract", "1 March 2026"]);
});
