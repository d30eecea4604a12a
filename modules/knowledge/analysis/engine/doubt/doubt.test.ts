import { expect, test } from "bun:test";
import { analyse } from "../..";
import { ad, idsOf } from "../../fixtures";
import { foundIn } from "../found";
import { groundOf, reasonsOf, surenessOf, withoutDoubted } from "./doubt";
import { doubtedIn } from "./doubted";
import { doubtGrounds } from "../../rules";
import { hashOf, mixed } from "./hashes";
import { featureKinds, featuresOf, surroundings } from "./features";
import { shops, trades } from "./invented";
import weights from "./weights.json";

const skillsOf = ([title, text]: readonly [string, string]) =>
  idsOf(analyse(ad({ title, text })), "skill");

test("every kind of feature is taken, has a name and a scale of its own, and the table a place for each hash", () => {
  const found = foundIn("Monteur", "Taken:\nJe doet onderhoud aan machines en leest tekeningen.");
  const shared = surroundings(found);
  const taken = new Set<string>();
  for (const it of found.all) featuresOf(it, shared, ({ name }) => taken.add(name));
  expect([...taken].toSorted()).toEqual(featureKinds.map(({ name }) => name).toSorted());
  expect(new Set(featureKinds.map(({ seed }) => seed)).size).toBe(featureKinds.length);
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
  const found = foundIn("Electricista", "Funciones:\nMantenimiento de instalaciones eléctricas.");
  const shared = surroundings(found);
  expect(found.all.length).toBeGreaterThan(0);
  for (const it of found.all) {
    const sure = surenessOf(it, shared);
    expect(sure).toBeGreaterThan(0);
    expect(sure).toBeLessThan(1);
    expect(surenessOf(it, shared)).toBe(sure);
    const reasons = reasonsOf(it, shared);
    expect(reasons.every(([kind]) => featureKinds.includes(kind))).toBe(true);
    const sum = reasons.reduce((total, [, weight]) => total + weight, weights.bias);
    expect(1 / (1 + Math.exp(-sum))).toBeCloseTo(sure, 6);
    expect(doubtGrounds).toContain(groundOf(it, shared));
  }
});

test.each(Object.entries(shops))(
  "a doubted name in a trade of its own goes, in %s",
  (_, [doubted, ...shop]) => {
    expect(foundIn(...shop).all.map(({ hit }) => hit.id)).toContain(doubted);
    expect(skillsOf(shop)).not.toContain(doubted);
  },
);

test.each(Object.entries(trades))(
  "the same name where it is the work stays, in %s",
  (language, trade) => {
    const [doubted] = shops[language] ?? [];
    expect(skillsOf(trade)).toContain(doubted ?? "");
  },
);

test.each(Object.entries(shops))(
  "what goes is told with its words and a reason, in %s",
  (_, [doubted, title, text]) => {
    const told = doubtedIn({ title, text }).find(({ id }) => id === doubted);
    expect(told?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(
      told?.spans.map(({ quote }) => quote),
    );
    expect(told?.spans.length).toBeGreaterThan(0);
    expect(doubtGrounds).toContain(told?.ground as (typeof doubtGrounds)[number]);
  },
);

test.each(Object.entries(shops))(
  "nothing named beside a workplace goes, in %s",
  (_, [, title, text]) => {
    const sites = foundIn(title, `${text}\nData center operations.`);
    expect(withoutDoubted(sites)).toEqual(sites.all);
    expect(doubtedIn({ title, text: `${text}\nData center operations.` })).toEqual([]);
  },
);

test("a text of a few words is no ground for doubt", () => {
  const short = foundIn("Vendedor", "Funciones:\nVender energía fotovoltaica.");
  expect(short.all.length).toBeGreaterThan(0);
  expect(withoutDoubted(short)).toEqual(short.all);
});
