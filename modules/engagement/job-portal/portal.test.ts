import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { applications } from "@/modules/staffing/applications";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { candidates as people } from "@/modules/crm/candidates/schema";
import { scheduled } from "@/modules/engagement/interviews/fixtures";
import { ad, allJobs, place, takeIn } from "@/modules/market/jobs/fixtures";
import { jobs } from "@/modules/market/jobs/schema";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import type { OwnApplication, PortalJob } from ".";

const form = {
  coverLetter: "I keep chillers running.",
  expectedSalary: "€70,000",
  availableDate: "2026-02-01",
  relocate: "negotiable",
};

async function portal() {
  const app = testApp();
  await takeIn(app, [
    ad({
      title: "Facilities Engineer",
      company: "Polderhaven",
      places: [place("KØGE", "DK")],
      text: "Uptime is all.",
    }),
    ad({ title: "BMS Specialist", company: "Kältewerk GmbH", places: [place("Berlin", "DE")] }),
  ]);
  const me = await signedIn(app, "viewer");
  const list = async (query = "") => {
    const answer = await me.ask("GET", `/api/jobs/portal${query}`);
    return (await answer.json()) as PortalJob[];
  };
  const own = async (who = me) =>
    (await (await who.ask("GET", "/api/applications/my")).json()) as OwnApplication[];
  const [first, second] = await allJobs(app);
  const apply = (jobId = first?.id, body: object = form, who = me) =>
    who.ask("POST", "/api/applications", { body: { jobId, ...body } });
  const change = (id: string, set: Partial<typeof jobs.$inferInsert>) =>
    app.write([app.db.update(jobs).set(set).where(eq(jobs.id, id))]);
  const ids = { first: first?.id ?? "", second: second?.id ?? "" };
  return { app, me, list, own, apply, change, ...ids };
}

const titles = (jobs: PortalJob[]) => jobs.map(({ title }) => title);

test("the portal lists open jobs, the best fitting first, without what the agency thinks of the employer", async () => {
  const { list, change, first, second } = await portal();
  await change(first, { score: 70, class: "soft-target", tips: ["Call them on Monday."] });
  await change(second, { score: 90, class: "hard-target", portalCategory: "DC Operations" });
  const found = await list();
  expect(titles(found)).toEqual(["BMS Specialist", "Facilities Engineer"]);
  expect(found[0]?.aiAnalysis).toMatchObject({
    ...{ relevanceLevel: "hard-target", portalCategory: "DC Operations" },
  });
  expect(JSON.stringify(found)).not.toContain("Monday");
  await change(second, { status: "gone" });
  expect(titles(await list())).toEqual(["Facilities Engineer"]);
});

test.each([
  ["facilities", ["Facilities Engineer"]],
  ["polderHAVEN", ["Facilities Engineer"]],
  ["kältewerk", ["BMS Specialist"]],
  ["kaltewerk gm", ["BMS Specialist"]],
  ["specialist berlin", ["BMS Specialist"]],
  ["J-0001", ["Facilities Engineer"]],
  ["uptime", []],
  ["køge", ["Facilities Engineer"]],
  ["berl", ["BMS Specialist"]],
  ["100%", []],
  ["_", []],
])(
  "a search for %p looks into titles, companies and places, whatever the case",
  async (q, found) => {
    const { list } = await portal();
    expect(titles(await list(`?q=${encodeURIComponent(q)}`))).toEqual(found);
  },
);

test("a category shows its jobs only, and the head counts them", async () => {
  const { me, list, change, first } = await portal();
  await change(first, { class: "potential", portalCategory: "Critical Facilities" });
  expect(titles(await list("?category=Critical%20Facilities"))).toEqual(["Facilities Engineer"]);
  const head = await (await me.ask("GET", "/api/jobs/portal/head")).json();
  expect(head).toMatchObject({
    ...{ countries: 16, open: 2, successRate: { value: 91, isBenchmark: true } },
    categories: expect.arrayContaining([{ category: "Critical Facilities", count: 1 }]),
  });
});

test("the rate in the head is the agency's own as soon as it says whose word that is", async () => {
  const { app, me } = await portal();
  const landing = await settings.valueOf(app, "landing");
  const figures = { ...landing.figures, success: { amount: 88, source: "2025", asOf: "" } };
  await settings.save(me.as, "landing", { value: { ...landing, figures } });
  const { successRate } = await (await me.ask("GET", "/api/jobs/portal/head")).json();
  expect(successRate).toEqual({ value: 88, isBenchmark: false });
});

test("pages follow one another and leave nobody out", async () => {
  const { me } = await portal();
  const page = await me.ask("GET", "/api/jobs/portal?limit=1");
  expect(page.headers.get("x-total-count")).toBe("2");
  const next = /<([^>]+)>/.exec(page.headers.get("link") ?? "")?.[1] ?? "";
  const rest = await (await me.ask("GET", next)).json();
  expect(titles([...(await page.json()), ...rest]).toSorted()).toHaveLength(2);
});

test("whoever applies first becomes a candidate who applied, with their words beside the job", async () => {
  const { app, me, apply, own, first } = await portal();
  const answer = await apply();
  expect(answer.status).toBe(201);
  const application = await answer.json();
  expect(application).toMatchObject({ jobId: first, status: "pending", interviewDate: null });
  expect(await own()).toEqual([application]);
  const [candidate] = await app.db.select().from(people);
  expect(candidate).toMatchObject({ firstName: "Ada", origin: "applied", email: me.user.email });
  const [row] = await applications.listByJob(app, first);
  expect(row).toMatchObject({ origin: "applied", candidateId: candidate?.id });
});

test("a second click answers the same application and takes up nobody else", async () => {
  const { app, apply, own } = await portal();
  await Promise.all([apply(), apply()]);
  expect((await (await apply()).json()).id).toBe((await own())[0]?.id);
  expect(await own()).toHaveLength(1);
  expect(await candidates.countAll(app)).toBe(1);
});

test("somebody who is known already applies as the candidate they are, whose record stays as it was", async () => {
  const { app, me, apply } = await portal();
  const known = await added(app, { firstName: "Adriana", email: me.user.email.toUpperCase() });
  await apply();
  expect(await candidates.countAll(app)).toBe(1);
  expect((await candidates.find(app, known.id)).firstName).toBe("Adriana");
});

test("nobody sees what another applied for, or for what the agency only considers them", async () => {
  const { app, me, own, apply, second } = await portal();
  await apply();
  expect(await own(await signedIn(app, "viewer"))).toEqual([]);
  const [candidate] = await app.db.select().from(people);
  await applications.addMany(me.as, { jobId: second, candidateIds: [candidate?.id ?? ""] });
  expect(await own()).toHaveLength(1);
});

test("an application says when its interview is, and no other job's", async () => {
  const { app, me, own, apply, first, second } = await portal();
  await apply();
  await apply(second);
  const [{ candidateId } = { candidateId: "" }] = await applications.listByJob(app, first);
  const { id, scheduledAt } = await scheduled(me.as, { candidateId, jobId: first });
  const dates = Object.fromEntries((await own()).map((it) => [it.jobId, it]));
  expect(dates[first]).toMatchObject({ interviewDate: scheduledAt, interviewId: id });
  expect(dates[second]).toMatchObject({ interviewDate: null, interviewId: null });
});

test("a job that is gone, or never was, is not applied for, and takes up nobody", async () => {
  const { app, apply, change, first } = await portal();
  await change(first, { status: "gone" });
  const refused = await apply();
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toBe("This position is no longer open.");
  expect((await apply(Bun.randomUUIDv7())).status).toBe(404);
  expect(await candidates.countAll(app)).toBe(0);
});

test("a date may come as programs write one, and its day is kept", async () => {
  const { app, apply } = await portal();
  const answer = await apply(undefined, { ...form, availableDate: "2026-02-01T00:00:00.000Z" });
  const { id } = await answer.json();
  expect((await applications.findWithAnswers(app, id)).availableDate).toBe("2026-02-01");
});

test.each([
  [{ ...form, coverLetter: "x".repeat(10_001) }, 422],
  [{ ...form, relocate: "perhaps" }, 422],
  [{ ...form, availableDate: "soon" }, 422],
  [{ ...form, availableDate: "2031-01-01" }, 422],
  [{ ...form, availableDate: "2026-02-30T00:00:00.000Z" }, 422],
  [{}, 201],
])(
  "what is sent is checked, and everything but the job may be left out: %#",
  async (body, status) => {
    const { apply, first } = await portal();
    expect((await apply(first, body)).status).toBe(status);
  },
);
