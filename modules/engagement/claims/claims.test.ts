import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { applications } from "@/modules/staffing/applications/schema";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { deployments as rows } from "@/modules/staffing/deployments/schema";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";

/** Twelve placements, begun 10, 11, … 21 days after the application; two of them were broken off, the others ended. */
async function placed(n = 12) {
  const app = testApp({ now: () => new Date("2026-03-31T12:00:00.000Z") });
  const { as, ask } = await signedIn(app);
  await takeIn(app, [ad()]);
  const [{ id: jobId } = { id: "" }] = await allJobs(app);
  for (let k = 0; k < n; k += 1) {
    const startDate = new Date(Date.UTC(2026, 0, 11 + k)).toISOString().slice(0, 10);
    const { id, candidateId } = await deployed(app, { startDate, endDate: "2026-03-20" });
    const at = "2026-01-01T23:30:00.000Z";
    const pair = { id: Bun.randomUUIDv7(), jobId, candidateId: candidateId ?? "" };
    const applied = { ...pair, origin: "applied" as const, createdAt: at, updatedAt: at };
    await app.write([
      app.db.insert(applications).values(applied),
      app.db.update(rows).set({ applicationId: pair.id, status: "active" }).where(eq(rows.id, id)),
    ]);
    const status = k < 2 ? ("cancelled" as const) : ("completed" as const);
    await deployments.setStatus(as, id, { version: 1, status, reason: "So it went." });
  }
  const measure = async (measured: string[]) => {
    const value = { ...(await settings.valueOf(app, "landing")), measured };
    await settings.save(as, "landing", { value });
  };
  return { app, ask, measure };
}

test("the figures are measured from what ended and began in the last two years", async () => {
  const { ask } = await placed();
  expect(await (await ask("GET", "/api/claims/measured")).json()).toEqual({
    // Ten of twelve came to their end.
    success: { amount: 83, cases: 12 },
    // Those that were broken off are no placements: 12 to 21 days.
    days: { amount: 17, cases: 10 },
    professionals: { amount: 12, cases: 12 },
  });
});

test("fewer cases than ten say nothing, whatever was chosen", async () => {
  const { ask, measure } = await placed(3);
  await measure(["success", "days"]);
  const { success, days } = await (await ask("GET", "/api/claims/measured")).json();
  expect([success, days]).toEqual([
    { amount: null, cases: 3 },
    { amount: null, cases: 1 },
  ]);
  const { successRate } = await (await ask("GET", "/api/jobs/portal/head")).json();
  expect(successRate).toEqual({ value: 91, isBenchmark: true });
});

test("the portal shows the measured rate where the agency chose that, and nobody else reads the others", async () => {
  const { app, ask, measure } = await placed();
  const rate = async () => (await (await ask("GET", "/api/jobs/portal/head")).json()).successRate;
  expect(await rate()).toEqual({ value: 91, isBenchmark: true });
  await measure(["success"]);
  expect(await rate()).toEqual({ value: 83, isBenchmark: false });
  const { ask: look } = await signedIn(app, "recruiter");
  expect((await look("GET", "/api/claims/measured")).status).toBe(403);
});
