import { describe, expect, test } from "bun:test";
import { signsIn } from "@/modules/knowledge/agencies";
import words from "@/modules/knowledge/agencies/agencies.json";
import { classifyEmployer, type ReadAd } from "./agency";

const ad = (text: string | null, more: Partial<ReadAd> = {}): ReadAd => ({
  jobId: Bun.randomUUIDv7(),
  hasText: text !== null,
  isOwnBoard: false,
  signs: signsIn(text),
  ...more,
});
const own = "You keep our data centre running. We look forward to your application.";

test.each([
  ["en", "We are hiring on behalf of our client in Dublin."],
  ["en", "Our client, a colocation operator, needs a shift engineer."],
  ["nl", "Namens onze opdrachtgever zoeken wij een storingsmonteur."],
  ["nl", "Je gaat aan de slag bij een van onze klanten in Almere."],
  ["de", "Für unseren Kunden in Frankfurt suchen wir Elektroniker."],
  ["de", "Die Stelle besetzen wir im Rahmen der Arbeitnehmerüberlassung."],
  ["fr", "Nous recrutons pour le compte de notre client un technicien."],
  ["fr", "Pour l'un de nos clients, nous cherchons un frigoriste."],
  ["es", "Buscamos para nuestro cliente un técnico de mantenimiento."],
  ["it", "Per azienda cliente ricerchiamo un manutentore elettrico."],
])("an ad that speaks of a client says so with its own words (%s)", (_, text) => {
  const [sign] = signsIn(text);
  expect(sign?.code).toBe("client-phrase");
  expect(text).toContain(sign?.quote?.replaceAll(/^… | …$/g, "") ?? "nothing");
});

test.each([
  "You guarantee the uptime our clients rely on.",
  "Als Servicetechniker arbeiten Sie bei unseren Kunden vor Ort.",
  "Wij zijn een opdrachtgever met hart voor techniek.",
  "Nos clients nous font confiance depuis vingt ans.",
  "La calidad para los clientes es nuestra meta.",
])("speaking of customers in general is no sign: %s", (text) => {
  expect(signsIn(text)).toEqual([]);
});

test.each([
  ["Hays plc", "agency", "listed"],
  ["Randstad Techniek B.V.", "agency", "listed"],
  ["Vakstroom Example Detachering", "agency", "name"],
  ["Taktgeber Example Personal GmbH", "agency", "name"],
  ["Reed Smith LLP", "unknown", undefined],
  ["Polder Data B.V.", "unknown", undefined],
])("the name of %s says: %s", (name, is, code) => {
  const verdict = classifyEmployer(name, [ad(own)]);
  expect([verdict.is, verdict.because[0]?.code]).toEqual([is as "agency", code as "name"]);
});

describe("the ads decide where the name is silent", () => {
  const client = "We are hiring on behalf of our client in Dublin.";

  test.each([
    ["half of them speak of a client", [ad(client), ad(own)], "agency"],
    ["fewer do", [ad(client), ad(own), ad(own)], "unknown"],
    ["none does", [ad(own), ad(own)], "direct"],
    ["only one was read", [ad(own), ad(null)], "unknown"],
    ["one stands on the company's own board", [ad(null, { isOwnBoard: true })], "direct"],
    ["one wants no agencies", [ad(`${own} No agencies please.`)], "direct"],
    ["nothing was read", [ad(null)], "unknown"],
  ] as const)("%s", (_, ads, is) => {
    expect(classifyEmployer("Polder Data B.V.", ads).is).toBe(is);
  });

  test("and what speaks for it is counted and quoted", () => {
    const ads = [ad(client), ad(client), ad(own), ad(null)];
    expect(classifyEmployer("Polder Data B.V.", ads).because).toMatchObject([
      { code: "client-phrase", ads: 2, of: 3, jobId: ads[0]?.jobId },
    ]);
  });
});

test("every phrase holds an anchor, because a text without one is not read further", () => {
  const phrases = [words.clientPhrases, words.noAgencies].flatMap((it) => Object.values(it).flat());
  const anchor = new RegExp(words.anchors.join("|"), "i");
  expect(phrases.filter((phrase) => !anchor.test(phrase))).toEqual([]);
  expect(phrases.length).toBeGreaterThan(30);
});
