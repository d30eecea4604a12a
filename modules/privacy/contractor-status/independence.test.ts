import { expect, test } from "bun:test";
import fc from "fast-check";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { deployments } from "@/modules/staffing/deployments";
import { deployed, type Details } from "@/modules/staffing/deployments/fixtures";
import { testApp } from "@/modules/testing";
import { withActor, type App } from "@/src/app";
import {
  type Answers,
  answers,
  independence,
  independenceHolder,
  NewIndependenceCheck,
  questions,
  riskOf,
} from ".";
import { independenceChecks } from "./schema";

const all = (answer: Answers[keyof Answers]): Answers =>
  Object.fromEntries(questions.map((question) => [question, answer])) as Answers;
const but = (...changed: [number, Answers[keyof Answers]][]): Answers =>
  changed.reduce((given, [n, answer]) => {
    questions.slice(0, n).forEach((question) => (given[question] = answer));
    return given;
  }, all("independent"));

test.each([
  ["everything points to independence", all("independent"), "low"],
  ["two point to employment", but([2, "employed"]), "low"],
  ["three do", but([3, "employed"]), "raised"],
  ["four do", but([4, "employed"]), "raised"],
  ["five do", but([5, "employed"]), "high"],
  ["nobody knows anything", all("unknown"), "raised"],
  ["one does, and two are unknown", but([3, "unknown"], [1, "employed"]), "raised"],
] as const)("the risk where %s", (_, given, risk) => {
  expect(riskOf(given)).toBe(risk);
});

test("no answer that points to employment ever lowers the risk", () => {
  const order = ["low", "raised", "high"];
  const given = fc.record(
    Object.fromEntries(questions.map((it) => [it, fc.constantFrom(...answers)])),
  ) as fc.Arbitrary<Answers>;
  fc.assert(
    fc.property(given, fc.constantFrom(...questions), (before, question) => {
      const after = { ...before, [question]: "employed" as const };
      expect(order.indexOf(riskOf(after))).toBeGreaterThanOrEqual(order.indexOf(riskOf(before)));
    }),
  );
});

async function contractor(details: Details = {}) {
  const app = withActor(testApp(), { id: null, name: "Ada" });
  const { id: candidateId } = await person(app, { country: "NL" });
  const { id } = await deployed(app, {
    ...{ candidateId, contractType: "contract", country: "NL" },
    ...{ startDate: "2025-12-01", endDate: "2026-03-31", ...details },
  });
  const read = async () => (await independence.ofDeployment(app, id)).independence;
  return { app, id, candidateId, read };
}

const judged = (app: App, id: string, note: string | null = null) =>
  independence.check(app, id, NewIndependenceCheck.parse({ answers: all("independent"), note }));

test("whoever works for themselves in the Netherlands is asked about, and employees and other countries are not", async () => {
  const { app, id, read } = await contractor();
  expect(await read()).toMatchObject({ standing: "missing", risk: null });
  await deployed(app, { contractType: "contract", country: "DE" });
  await deployed(app, { contractType: "temporary", country: "NL" });
  expect((await independence.list(app)).map(({ deploymentId }) => deploymentId)).toEqual([id]);
});

test("a check holds until the work is extended or a year has passed, and the earlier ones stay", async () => {
  const { app, id, read } = await contractor();
  await judged(app, id);
  expect(await read()).toMatchObject({ standing: "current", risk: "low" });
  const later = { ...app, now: () => new Date("2027-01-03T12:00:00Z") };
  const { independence: old } = await independence.ofDeployment(later, id);
  expect(old?.standing).toBe("renew");
  const { version } = await deployments.find(app, id);
  await deployments.edit(app, id, { version, endDate: "2026-06-30" });
  expect((await read())?.standing).toBe("renew");
  const { checks } = await judged(app, id, "Seen again after the extension.");
  expect(checks.map(({ note }) => note)).toEqual(["Seen again after the extension.", null]);
  expect((await read())?.standing).toBe("current");
});

test("a long assignment and a single client are warned of, whatever was answered", async () => {
  const { app, candidateId, read } = await contractor({ endDate: "2027-01-31" });
  expect((await read())?.warnings).toEqual(["long", "only-client"]);
  const before = { startDate: "2025-01-01", endDate: "2025-06-30" };
  await deployed(app, { candidateId, contractType: "contract", country: "DE", ...before });
  expect((await read())?.warnings).toEqual(["long"]);
});

test("a check without all nine answers is refused, and one where nobody works for themselves", async () => {
  const { duration: _, ...eight } = all("independent");
  expect(NewIndependenceCheck.safeParse({ answers: eight, note: null }).success).toBe(false);
  const { app, id } = await contractor({ contractType: "temporary" });
  expect(judged(app, id)).rejects.toThrow("Contractor checks don't apply here");
});

test("an erased person leaves that a check was made and nothing of who or why", async () => {
  const { app, id, candidateId } = await contractor();
  await judged(app, id, "Ola has six clients.");
  const subject = { type: "candidate" as const, id: candidateId };
  expect(JSON.stringify(await independenceHolder.collect(app, subject))).toContain("six clients");
  await app.write((await independenceHolder.erase(app, subject)).writes);
  const [row] = await app.db.select().from(independenceChecks);
  expect(row).toMatchObject({ candidateId: null, note: null, risk: "low" });
});
