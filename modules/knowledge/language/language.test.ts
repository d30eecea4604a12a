import { expect, test } from "bun:test";
import { languageOf } from ".";
import { recorded } from "@/modules/knowledge/normalise/testing";
import { htmlToText } from "@/modules/knowledge/normalise";

test.each([
  ["en", "You will maintain the cooling plant and work with our operations team."],
  ["de", "Du wartest die Kälteanlagen und arbeitest mit unserem Team im Rechenzentrum."],
  ["nl", "Je onderhoudt de koelinstallaties en werkt samen met ons team in het datacenter."],
  ["fr", "Vous assurez la maintenance des installations et travaillez avec notre équipe."],
  ["es", "Te encargas del mantenimiento de las instalaciones con nuestro equipo de trabajo."],
  ["it", "Ti occupi della manutenzione degli impianti di raffreddamento con il nostro gruppo."],
  ["pl", "Będziesz odpowiadać za utrzymanie instalacji chłodniczych oraz pracę w zespole."],
  ["sv", "Du ansvarar för drift och underhåll av kylanläggningar och arbetar med vårt team."],
  ["da", "Du har ansvaret for drift og vedligehold af køleanlæg og arbejder med vores hold."],
  ["no", "Du har ansvar for drift og vedlikehold av kjøleanlegg og skal jobbe i laget vårt."],
  ["no", "Du reparerer pumper og ventiler, fører logg og hjelper kunder på kveldsskift."],
  ["no", "Vi tilbyr fast stilling, god lønn og et hyggelig miljø i bedriften."],
  ["da", "Du reparerer pumper og ventiler, fører logbog og hjælper kunder på aftenhold."],
  ["da", "Vi tilbyder fast stilling, god løn og et hyggeligt miljø i virksomheden."],
  ["da", "Montøren skal have gyldigt certifikat. Ring til afdelingen om spørgsmål."],
  ["no", "Montøren må ha gyldig sertifikat. Ring avdelingen om du har spørsmål."],
  ["fi", "Vastaat jäähdytyslaitteiden kunnossapidosta ja työskentelet tiimimme kanssa."],
  ["pt", "Você será responsável pela manutenção das instalações e não trabalha sozinho."],
  ["ca", "T'encarregaràs del manteniment de les instal·lacions amb el nostre equip de feina."],
])("%s is recognised from one sentence", (language, text) => {
  expect(languageOf(text)).toBe(language);
});

test.each(["", "UPS", "12345 67890 !!!", "Siemens Schneider Vertiv Eaton", "技術者募集、東京"])(
  "%j is in no language that can be told",
  (text) => {
    expect(languageOf(text)).toBeNull();
  },
);

const ads = recorded("eval/jobs.jsonl");
const leastRight = 0.95;

test.skipIf(ads.isAbsent)("labelled ads are recognised", async () => {
  type Labelled = { title: string; text: string; language: string };
  const rows = (await Bun.file(ads.path).text())
    .trim()
    .split("\n")
    .map((line): Labelled => JSON.parse(line));
  const right = rows.filter(({ text, language }) => languageOf(text) === language).length;
  const opening = rows.filter(({ text, language }) => languageOf(text.slice(0, 80)) === language);
  console.info(`languages: ${right} of ${rows.length} ads, ${opening.length} by 80 letters alone`);
  expect(right / rows.length).toBeGreaterThanOrEqual(leastRight);
});

const german = recorded("pages/jobapis/arbeitnow_page1_2026-02.json");
const leastGerman = 85;

test.skipIf(german.isAbsent)("a German board is mostly German", async () => {
  const answer = (await Bun.file(german.path).json()) as { data: { description: string }[] };
  const found = answer.data.map(({ description }) => languageOf(htmlToText(description)));
  const count = found.filter((language) => language === "de").length;
  console.info(
    `languages: ${count} of ${found.length} German, others ${found.filter((l) => l !== "de")}`,
  );
  expect(count).toBeGreaterThanOrEqual(leastGerman);
  expect(found).not.toContain(null);
});
