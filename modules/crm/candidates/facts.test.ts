import { expect, test } from "bun:test";
import { testApp } from "@/modules/testing";
import { looksDuring } from "@/src/workers/time-slices.testing";
import { candidates } from ".";
import { person } from "./fixtures";

const people = 200;
/** Whoever else waits has their turn at the latest after so many. */
const atOnce = 40;

async function staffed() {
  const app = testApp();
  const ids = await candidates.addAll(
    app,
    Array.from({ length: people }, () => person()),
  );
  return { app, ids };
}

test("what scores look at is read of everybody, a few at a time", async () => {
  const { app, ids } = await staffed();
  const sizes: number[] = [];
  const found: string[] = [];
  const looks = await looksDuring(async () => {
    for await (const some of candidates.facts(app)) {
      sizes.push(some.length);
      found.push(...some.map(({ id }) => id));
    }
  });
  expect(found.toSorted()).toEqual(ids.toSorted());
  expect(Math.max(...sizes)).toBeLessThanOrEqual(atOnce);
  expect(looks).toBeGreaterThanOrEqual(people / atOnce);
});

test("of many who were named each is found, and others have their turn between a few of them", async () => {
  const { app, ids } = await staffed();
  let found = new Map<string, candidates.FingerprintedFacts>();
  const looks = await looksDuring(async () => {
    found = await candidates.factsAmong(app, [...ids, crypto.randomUUID()]);
  });
  expect([...found.keys()].toSorted()).toEqual(ids.toSorted());
  expect(looks).toBeGreaterThanOrEqual(people / atOnce);
});
