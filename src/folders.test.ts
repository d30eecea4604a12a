import { expect, test } from "bun:test";
import { written } from "./architecture.testing";

/** Pieces without a domain, each found by its own name and listed by it. */
const kits = ["web/ui"];

/** The kinds of files that a module may have, as CONTRIBUTING explains them; the reader knows them before opening a folder. */
const kinds =
  /^modules\/.*\/(?:model|rules|schema|read-model|ports|service|routes|events|holder|module|index|questions|shape|verbs|search)\.ts$/;
const isTest = /\.test\.|[/.](fixtures|testing|dom)\.tsx?$/;
const files = written.filter((file) => !isTest.test(file));

test("a folder is taken in at a glance: twelve files of its own, beside the kinds that every module has", () => {
  const counted = Map.groupBy(
    files.filter((file) => !kinds.test(file)),
    (file) => file.replace(/\/[^/]+$/, ""),
  );
  const full = [...counted].filter(([folder, of]) => of.length > 12 && !kits.includes(folder));
  expect(full.map(([folder, of]) => `${folder}: ${of.length}`)).toEqual([]);
});

test("no wing has more than fourteen rooms", () => {
  const rooms = new Set(files.flatMap((file) => /^modules\/\w+\/[\w-]+(?=\/)/.exec(file) ?? []));
  const wings = Map.groupBy(rooms, (it) => it.split("/")[1]);
  expect([...wings].filter(([, of]) => of.length > 14).map(([wing]) => wing)).toEqual([]);
});
