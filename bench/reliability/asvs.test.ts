import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import ids from "./asvs-ids.json";

const docs = join(import.meta.dir, "../../docs");
const page = await Bun.file(join(docs, "asvs.md")).text();
const rows = page
  .split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [, id = "", level = "", asks = "", is = "", place = ""] = line.split("|");
    return { id: id.trim(), level: Number(level), asks: asks.trim(), is: is.trim(), place };
  });
const placesOf = (place: string) =>
  [...place.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
const levels: Record<string, number> = ids;
/** The product has neither OAuth nor WebRTC. */
const applicable = Object.keys(levels).filter((id) => !/^(10|17)\./.test(id));

test("every requirement of levels 1 and 2 stands there once, with its level", () => {
  expect(Object.keys(levels)).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(applicable);
  expect(rows.filter(({ id, level }) => level !== levels[id])).toEqual([]);
});

test("each has a disposition with what it needs: a place, or a reason", () => {
  for (const { id, asks, is, place } of rows) {
    const [, kind = "", reason] =
      /^(met|not applicable|by the operator|not met)(: .+)?$/.exec(is) ?? [];
    expect([id, asks !== "", kind !== ""]).toEqual([id, true, true]);
    const needsReason = kind === "not met" || kind === "not applicable";
    expect([id, !needsReason || reason !== undefined]).toEqual([id, true]);
    expect([id, kind === "not applicable" || placesOf(place).length > 0]).toEqual([id, true]);
  }
});

test("every place that is named is there", () => {
  const places = new Set(rows.flatMap(({ place }) => placesOf(place)));
  expect([...places].filter((path) => !existsSync(join(docs, path)))).toEqual([]);
});

test("the decisions that the standard wants to read name files that are there", async () => {
  const text = await Bun.file(join(docs, "security-decisions.md")).text();
  const named = [...text.matchAll(/`((?:modules|src)\/[\w./-]+\.ts)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(join(docs, "..", path)))).toEqual([]);
});

const of = (kind: string) => rows.filter(({ is }) => is.startsWith(kind));
const tried = of("met").filter(({ place }) =>
  placesOf(place).some((path) => path.includes(".test.")),
);
console.log(
  `figure: ${rows.length} of ${applicable.length} requirements: ${of("met").length} met, ${tried.length} of them tried by a test; ${of("by the operator").length} by the operator, ${of("not applicable").length} not applicable, ${of("not met").length} not met`,
);
