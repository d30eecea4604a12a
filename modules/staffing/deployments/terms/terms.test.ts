import { expect, test } from "bun:test";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import { deployments, TermsRequest } from "..";
import { deployed } from "../fixtures";

async function running(details: Parameters<typeof deployed>[1] = {}, opening = {}) {
  const app = testApp(opening);
  const recruiter = await signedIn(app, "recruiter");
  const second = await signedIn(app, "recruiter");
  const { id, version } = await deployed(app, { startDate: "2026-01-01", ...details });
  const row = await deployments.setStatus(recruiter.as, id, { version, status: "active" });
  const ask = (given: object) =>
    deployments.askTerms(
      recruiter.as,
      id,
      TermsRequest.parse({ version: row.version, reason: "Index", ...given }),
    );
  return { app, id, row, ask, recruiter, second };
}

test("a change of rates waits for a second person and for its day, and the original is kept", async () => {
  let now = new Date("2026-01-01T12:00:00Z");
  const { app, id, ask, recruiter, second } = await running({}, { now: () => now });
  const asked = await ask({ effectiveFrom: "2026-02-01", salary: "48", billRate: "80" });
  expect(asked).toMatchObject({ salary: "45", billRate: "75" });
  const [, change] = asked.terms;
  const decision = { version: asked.version, isApproved: true };
  const decide = (as: typeof app) =>
    deployments.decideTerms(as, { id, termsId: change?.id ?? "" }, decision);
  expect(decide(recruiter.as)).rejects.toThrow("must approve this");
  expect(await decide(second.as)).toMatchObject({ salary: "45" });

  now = new Date("2026-02-03T06:00:00Z");
  expect((await deployments.advance(app)).agreed).toBe(1);
  const after = await deployments.find(app, id);
  expect(after).toMatchObject({ salary: "48", billRate: "80" });
  expect(after.terms.map(({ salary }) => salary)).toEqual(["45", "48"]);
  expect((await deployments.advance(app)).agreed).toBe(0);
});

test("an extension that was declined changes nothing, and cannot be decided twice", async () => {
  const { id, ask, second } = await running();
  const asked = await ask({ effectiveFrom: "2026-01-01", endDate: "2026-12-31" });
  const termsId = asked.terms[1]?.id ?? "";
  const no = { version: asked.version, isApproved: false };
  const declined = await deployments.decideTerms(second.as, { id, termsId }, no);
  expect(declined).toMatchObject({ endDate: "2026-07-31", status: "active" });
  const again = { version: declined.version, isApproved: true };
  expect(deployments.decideTerms(second.as, { id, termsId }, again)).rejects.toThrow(
    "Already decided",
  );
});

test("a request that changes nothing, or holds before the start, is refused", async () => {
  const { ask } = await running();
  expect(ask({ effectiveFrom: "2026-02-01", salary: "45" })).rejects.toThrow("Nothing differs");
  expect(ask({ effectiveFrom: "2025-12-31", salary: "46" })).rejects.toThrow("before the start");
});

test("rates below the floor start only when somebody else has agreed", async () => {
  const app = testApp();
  const { as } = await signedIn(app, "recruiter");
  const second = await signedIn(app, "recruiter");
  const { id, version, termsState, terms } = await deployed(as, { salary: "70", billRate: "75" });
  expect(termsState).toBe("asked");
  const start = { version, status: "active" as const };
  expect(deployments.setStatus(as, id, start)).rejects.toThrow("awaiting approval");
  const agreed = { version, isApproved: true };
  const now = await deployments.decideTerms(second.as, { id, termsId: terms[0]?.id ?? "" }, agreed);
  const begun = await deployments.setStatus(as, id, { ...start, version: now.version });
  expect(begun.status).toBe("active");
});

test("the floor and the employer's costs are what an administrator has set", async () => {
  const app = testApp();
  const { as, ask } = await signedIn(app);
  const price = { salary: "50", billRate: "75", employerPercent: null };
  expect((await deployed(as, price)).termsState).toBe("approved");
  const aims = { targetMargin: 22, floorMargin: 12, targetFee: 25, floorFee: 15 };
  await settings.save(as, "rates", { value: { ...aims, employerPercent: { DE: 40 } } });
  expect((await deployed(as, price)).termsState).toBe("asked");
  const answer = await ask("GET", "/api/rates");
  expect(await answer.json()).toMatchObject({ own: ["DE"], employerPercent: { DE: 40, UK: 15 } });
  const upsideDown = { value: { ...aims, floorMargin: 30, employerPercent: {} } };
  expect(settings.save(as, "rates", upsideDown)).rejects.toThrow("minimum can't be above");
});
