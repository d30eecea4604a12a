import { expect, test } from "bun:test";
import { applications } from "@/modules/staffing/applications";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { decisions } from "@/modules/records/decision-log";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { matchNews } from "@/modules/staffing/matching/schema";
import { noon, signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { type Insights, insights, type RecentLine } from "./index";
import { defaultLayout } from "./rules";

const softly = { inputsHash: "", parts: [], version: "test" };

async function busy() {
  let now = noon.getTime();
  const app = testApp({ now: () => new Date((now += 60_000)) });
  const { ask } = await signedIn(app);
  await takeIn(app, [
    ad({ title: "One" }),
    ad({ title: "Two", company: "B" }),
    ad({ title: "Three", company: "C" }),
  ]);
  const people = [];
  for (const lastName of ["Adams", "Brown", "Clark"]) people.push(await added(app, { lastName }));
  const recent = async (tab: string): Promise<RecentLine[]> =>
    (await ask("GET", `/api/dashboard/recent?tab=${tab}`)).json();
  return { app, ask, people, recent };
}

test("recent activity shows the five newest, at most two of a kind, each leading to its record", async () => {
  const { app, people, recent } = await busy();
  const [person] = people;
  const deployment = await deployed(app, { candidateId: person?.id });
  await deployments.cancel(app, deployment.id, {
    version: deployment.version,
    reason: "Ill",
  } as never);
  const all = await recent("all");
  expect(all.map(({ event }) => event)).toEqual([
    ...["cancelled", "planned", "candidateAdded", "candidateAdded", "jobAdded"],
  ] as never);
  expect(all[0]).toMatchObject({ kind: "deployment", id: deployment.id });
  const found = await candidates.find(app, all[2]?.id ?? "");
  expect(`${found.firstName} ${found.lastName}`).toBe(all[2]?.title ?? "");
  expect((await recent("deployments")).map(({ event }) => event)).toEqual(["cancelled", "planned"]);
});

test("a match is told with its job, and nobody who was put away is named", async () => {
  const { app, people, recent } = await busy();
  const [job] = await allJobs(app);
  for (const [n, { id }] of people.entries()) {
    const at = new Date(noon.getTime() + n).toISOString();
    await app.write([
      app.db.insert(matchNews).values({ jobId: job?.id ?? "", candidateId: id, at }),
    ]);
  }
  expect((await recent("matches")).map(({ title }) => title?.split(" ").at(-1))).toEqual([
    ...["Clark", "Brown", "Adams"],
  ]);
  await candidates.archive(app, [people[2]?.id ?? ""]);
  const told = JSON.stringify([await recent("matches"), await recent("all")]);
  expect(told).toContain("Brown");
  expect(told).not.toContain("Clark");
});

test("each role is shown the first steps it can take, and one is done by what is there", async () => {
  const app = testApp();
  const steps = async (role: "admin" | "recruiter" | "viewer") => {
    const { ask } = await signedIn(app, role);
    const told: { name: string; isDone: boolean }[] = await (
      await ask("GET", "/api/dashboard/steps")
    ).json();
    return new Map(told.map(({ name, isDone }) => [name, isDone]));
  };
  expect([...(await steps("viewer")).keys()]).toEqual([]);
  expect([...(await steps("recruiter")).keys()]).toEqual([
    "scrape",
    "schedule",
    "people",
    "project",
  ]);
  const before = await steps("admin");
  expect([before.get("company"), before.get("people"), before.get("colleagues")]).toEqual([
    false,
    false,
    true,
  ]);
  const { ask } = await signedIn(app);
  const value = { name: "Kabel BV", address: "", vatNumber: "", kvkNumber: "", email: "" };
  await ask("PUT", "/api/settings/agency", { body: { value } });
  await added(app);
  const after = await steps("admin");
  expect([after.get("company"), after.get("people"), after.get("retention")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("everybody arranges their own dashboard, and can have the usual one back", async () => {
  const app = testApp();
  const [one, other] = [await signedIn(app, "viewer"), await signedIn(app)];
  const body = { wide: ["gdpr"], narrow: ["activity"], hidden: ["metrics"] };
  const kept = await (await one.ask("PUT", "/api/dashboard/layout", { body })).json();
  expect(kept).toEqual({
    wide: ["gdpr", "scraping", "projects", "actuals"],
    narrow: ["activity", "actions", "insights"],
    hidden: ["metrics"],
  });
  expect(await (await one.ask("GET", "/api/dashboard/layout")).json()).toEqual(kept);
  expect(await (await other.ask("GET", "/api/dashboard/layout")).json()).toEqual(defaultLayout);
  expect(await (await one.ask("DELETE", "/api/dashboard/layout")).json()).toEqual(defaultLayout);
  const unknown = { ...body, wide: ["weather"] };
  expect((await one.ask("PUT", "/api/dashboard/layout", { body: unknown })).status).toBe(422);
});

/** People who were taken along at 70, and people whom somebody dismissed at 70. */
async function decided(app: App, { taken, dismissed }: { taken: number; dismissed: number }) {
  await takeIn(app, [ad()]);
  const jobId = (await allJobs(app))[0]?.id ?? "";
  for (let n = 0; n < taken; n += 1) {
    const { id } = await added(app);
    await applications.addMany(app, { jobId, candidateIds: [id], scores: { [id]: 70 } });
  }
  for (let n = 0; n < dismissed; n += 1) {
    const machine = { ...softly, score: 70 };
    await app.write([
      decisions.decisionWrite(app, {
        kind: "match-dismissed",
        jobId,
        machine,
        decision: "dismissed",
      }),
    ]);
  }
}

test("match accuracy is how often people went along, and nothing of too few", async () => {
  const app = testApp();
  await decided(app, { taken: 6, dismissed: 2 });
  expect((await insights.advise(app)).figures.matchAccuracy).toMatchObject({ value: null, n: 8 });
  await decided(app, { taken: 3, dismissed: 1 });
  expect((await insights.advise(app)).performance.matchAccuracy).toBe(75);
});

test("insights have the specification's shape, say only numbers that lists have, and in the reader's language", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  const told = async (): Promise<Insights> => (await ask("GET", "/api/ai/insights")).json();
  const few = await told();
  expect(few.marketTrends.content).toStartWith("New job ads in the last 30 days: 0.");
  expect(few.recommendations.content).toBe("No decisions pending.");
  expect(few.performance).toEqual({ matchAccuracy: null, timeToFill: 18, clientSatisfaction: 4.7 });
  expect(few.figures.timeToFill.isBenchmark).toBe(true);

  await takeIn(
    app,
    Array.from({ length: 12 }, (_, n) => ad({ company: `Company ${n}` })),
  );
  const many = await told();
  expect(many.marketTrends.points[0]?.n).toBe(12);
  const country = many.marketTrends.points.find(({ link }) => link.includes("country="));
  const query = country?.link.split("?")[1];
  const ads = await (await ask("GET", `/api/analytics/ads?${query}`)).json();
  expect([country?.n, ads.total]).toEqual([12, 12]);
  const hard = many.recommendations.points.find(({ link }) => link.startsWith("/jobs?class"));
  const listed = await ask("GET", `/api${hard?.link}`);
  if (hard) expect(Number(listed.headers.get("x-total-count"))).toBe(hard.n);
  await ask("PATCH", "/api/auth/preferences", { body: { locale: "nl" } });
  expect((await told()).marketTrends.content).toStartWith(
    "Nieuwe vacatures in de laatste 30 dagen: 12",
  );
});
