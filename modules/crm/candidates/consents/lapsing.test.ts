import { expect, test } from "bun:test";
import { noon, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { turnsDuring } from "@/src/workers/time-slices.testing";
import { candidates } from "..";
import { person } from "../fixtures";

const people = 400;
const later = new Date("2027-02-01T12:00:00.000Z");
const day = later.toISOString().slice(0, 10);

async function consented() {
  const clock = { now: noon };
  const app = testApp({ now: () => clock.now });
  const all = Array.from({ length: people }, () => person({ gdprConsent: true }));
  const ids = await candidates.addAll(app, all);
  clock.now = later;
  return { app, ids };
}

test("a night in which many consents lapse lands them some at a time and lets others have their turn", async () => {
  const { app, ids } = await consented();
  let writes = 0;
  const counted: App = {
    ...app,
    write: (...said) => {
      writes += 1;
      return app.write(...said);
    },
  };
  let lapsed = 0;
  const turns = await turnsDuring(async () => (lapsed = await candidates.lapse(counted, day)));
  expect(lapsed).toBe(people);
  expect(writes).toBeLessThan(people / 5);
  expect(turns).toBeGreaterThan(1);
  for (const id of [ids[0], ids.at(-1)]) {
    const one = await candidates.find(app, id ?? "");
    expect([one.gdprConsent, one.consentAt, one.version]).toEqual([false, null, 2]);
  }
  expect(await candidates.lapse(app, day)).toBe(0);
});

test("somebody who is edited while consents lapse is read again and keeps nobody else from lapsing", async () => {
  const { app } = await consented();
  let isFirst = true;
  const contested: App = {
    ...app,
    write: async (...said) => {
      if (isFirst) {
        isFirst = false;
        throw new Failure("conflict", "Someone else changed this first.");
      }
      return app.write(...said);
    },
  };
  expect(await candidates.lapse(contested, day)).toBe(people);
});
