import { expect, test } from "bun:test";
import { analyse } from "../..";
import { suspicionsOf } from "../findings/lookalikes";
import { skillFindings } from "../findings/mentions";
import { readAd } from "../reading";
import { readTitle } from "../title";
import { reasonsOf, surenessOf, withoutDoubted } from "./doubt";
import { hashOf, mixed } from "./hashes";
import { featureKinds, featuresOf, surroundings } from "./features";
import weights from "./weights.json";

function around(title: string, text: string) {
  const { language, title: named, text: read } = readAd(title, text);
  const readings = [named, read];
  const asked = readTitle(named, language);
  const all = skillFindings(readings, suspicionsOf(readings), asked);
  return { title: asked, language, titleWords: named.words.words, all };
}

const skillsOf = (title: string, text: string) =>
  analyse({ title, text, company: null, location: null, country: null, salary: null })
    .facts.filter(({ kind }) => kind === "skill")
    .map(({ id }) => id);

test("every feature has a kind, a kind has a scale, and the table a place for each hash", () => {
  const ad = around("Monteur", "Taken:\nJe doet onderhoud aan machines en leest tekeningen.");
  const shared = surroundings(ad);
  const kinds = new Set<number>();
  for (const found of ad.all) featuresOf(found, shared, (kind) => kinds.add(kind));
  expect(Math.max(...kinds)).toBe(featureKinds.length - 1);
  expect(weights.scales).toHaveLength(featureKinds.length);
  expect(Buffer.from(weights.table, "base64")).toHaveLength(weights.size);
  expect(Math.log2(weights.size) % 1).toBe(0);
});

test("hashes are the same everywhere, and of two words their order counts", () => {
  expect(hashOf("")).toBe(0x811c9dc5);
  expect(hashOf("a")).toBe(0xe40c292c);
  expect(mixed(1, 2)).not.toBe(mixed(2, 1));
  expect(mixed(hashOf("a"), hashOf("b"))).toBeLessThan(2 ** 32);
});

test("a finding's sureness is a share, the same each time, and rests on reasons with names", () => {
  const ad = around("Electricista", "Funciones:\nMantenimiento de instalaciones eléctricas.");
  const shared = surroundings(ad);
  expect(ad.all.length).toBeGreaterThan(0);
  for (const found of ad.all) {
    const sure = surenessOf(found, shared);
    expect(sure).toBeGreaterThan(0);
    expect(sure).toBeLessThan(1);
    expect(surenessOf(found, shared)).toBe(sure);
    const reasons = reasonsOf(found, shared);
    expect(reasons.every(([kind]) => featureKinds.includes(kind))).toBe(true);
    const sum = reasons.reduce((total, [, weight]) => total + weight, weights.bias);
    expect(1 / (1 + Math.exp(-sum))).toBeCloseTo(sure, 6);
  }
});

/** Forty words and more, as an ad has them, in a trade that is not the building's. */
const shops = {
  es: "Buscamos una persona para nuestra tienda de zapatos en el centro de la ciudad. Funciones: atender a los clientes, ordenar el almacén, preparar los pedidos y colaborar con el resto del equipo en las campañas. Venderás también paneles de energía fotovoltaica a particulares. Ofrecemos contrato indefinido y buen ambiente.",
  pl: "Szukamy osoby do naszego sklepu z butami w centrum miasta. Zadania: obsługa klientów, układanie towaru na półkach, przygotowanie zamówień oraz współpraca z zespołem przy akcjach promocyjnych. Każdy serwer w restauracji obok też kupuje u nas buty. Wymagania: uśmiech, punktualność, dobra organizacja pracy własnej. Oferujemy umowę o pracę.",
};

test("a doubted name in a trade of its own goes, whatever the language", () => {
  expect(skillsOf("Vendedor", shops.es)).not.toContain("solar-bess");
  expect(skillsOf("Sprzedawca", shops.pl)).not.toContain("servers-storage");
});

test("a skill of several names does not go with a doubted one, nor what is named beside a workplace", () => {
  for (const [title, text] of [
    ["Vendedor", shops.es],
    ["Sprzedawca", shops.pl],
  ] as const) {
    const ad = around(title, text);
    const kept = withoutDoubted(ad);
    expect(kept.length).toBeLessThan(ad.all.length);
    const sites = around(title, `${text}\nData center operations.`);
    expect(withoutDoubted(sites)).toEqual(sites.all);
  }
  const text = `${shops.es} Mantenimiento de instalaciones solares: montaje de placas solares, inversores y baterías de almacenamiento de energía.`;
  const ad = around("Instalador de placas solares", text);
  const kept = withoutDoubted(ad).filter(({ hit }) => hit.id === "solar-bess");
  expect(kept).toEqual(ad.all.filter(({ hit }) => hit.id === "solar-bess"));
});

test("a text of a few words is no ground for doubt", () => {
  const short = around("Vendedor", "Funciones:\nVender energía fotovoltaica.");
  expect(short.all.length).toBeGreaterThan(0);
  expect(withoutDoubted(short)).toEqual(short.all);
});
