import { expect, test } from "bun:test";
import { testApp } from "@/modules/testing";
import {
  CandidateQuery,
  candidates,
  statuses,
  validities,
  validityOf,
} from "@/modules/crm/candidates/index";
import { sampleCandidates } from "./candidates";

test("the sample candidates say that they are samples, and show every status and every light", async () => {
  const app = testApp();
  const { count } = await sampleCandidates(app);
  const page = await candidates.list(app, CandidateQuery.parse({ limit: 200 }));
  expect([count, page.total]).toEqual([60, 60]);
  expect(new Set(page.candidates.map(({ origin }) => origin))).toEqual(new Set(["sample"]));
  expect(new Set(page.candidates.map(({ status }) => status))).toEqual(new Set(statuses));
  const facts = (await Array.fromAsync(candidates.facts(app))).flat();
  const today = app.now().toISOString().slice(0, 10);
  const lights = facts
    .flatMap((it) => it.certificates)
    .map(({ expiresOn }) => validityOf(expiresOn, today));
  expect(new Set(lights)).toEqual(new Set(validities));
});

test("no sample has an address or a skill that is not invented or not known", async () => {
  const app = testApp();
  await sampleCandidates(app);
  const { candidates: all } = await candidates.list(app, CandidateQuery.parse({ limit: 200 }));
  expect(all.filter(({ email }) => !email?.endsWith(".coldaisle.example"))).toEqual([]);
  expect(all.flatMap(({ skills }) => skills).filter(({ id }) => id === null)).toEqual([]);
  const names = all.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  expect(new Set(names).size).toBe(names.length);
});

test("the question of this trade has an answer among the samples", async () => {
  const app = testApp();
  await sampleCandidates(app);
  const where = "holds:hv;holds:vca;near:Frankfurt am Main~50;free:..4w";
  const ask = (asked: string) =>
    candidates.list(app, CandidateQuery.parse({ where: asked, limit: 9 }));
  expect((await ask(where)).candidates.map(({ lastName }) => lastName)).toEqual(["Kolbe"]);
  expect((await ask("holds:scc")).total).toBe(2);
});
