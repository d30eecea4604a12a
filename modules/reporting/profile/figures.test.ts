import { expect, test } from "bun:test";
import { eq, sql } from "drizzle-orm";
import { archive } from "@/modules/crm/candidates/lifecycle/archiving";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { deployments } from "@/modules/staffing/deployments/schema";
import { added as undertaken } from "@/modules/staffing/projects/fixtures";
import { projects, projectTeam } from "@/modules/staffing/projects/schema";
import { noon, signedIn, testApp } from "@/modules/testing";
import type { OwnAction } from "./model";

type Seat = Awaited<ReturnType<typeof signedIn>>;
let now = noon;
const app = testApp({ now: () => now });

/** Somebody at work since a day, as this person planned it; perhaps in a seat of a project. */
async function places({ as }: Seat, startDate: string, projectId: string | null = null) {
  const { id } = await deployed(as, { startDate, endDate: "2027-12-31" });
  const isIt = eq(deployments.id, id);
  const set = { status: "active" as const, projectId };
  await app.write([app.db.update(deployments).set(set).where(isIt)]);
}

/** A project that is over, with so many seats, of which the first `filled` were taken. */
async function closes(seat: Seat, { seats, filled }: { seats: number; filled: number }) {
  const { id } = await undertaken(seat.as);
  const over = { status: "completed" as const, positionsRequired: seats };
  await app.write([
    app.db.update(projects).set(over).where(eq(projects.id, id)),
    app.db.insert(projectTeam).values({ projectId: id, userId: seat.user.id, part: "recruiter" }),
  ]);
  for (let n = 0; n < filled; n += 1) await places(seat, "2025-11-01", id);
}

const me = await signedIn(app, "recruiter");
const others = [await signedIn(app, "recruiter"), await signedIn(app), await signedIn(app)];

test("figures are one's own, say what they rest on, and are nothing where that is too little", async () => {
  const metrics = async () => (await me.ask("GET", "/api/profile/metrics")).json();
  const role = { code: "role", value: "recruiter" };
  expect(await metrics()).toMatchObject({
    ...{ activePlacements: 0, successRate: null, avgTimeToFill: null, badges: [role] },
  });
  await closes(me, { seats: 4, filled: 4 });
  expect(await metrics()).toMatchObject({ activePlacements: 4, successRate: null, seats: 4 });
  await closes(me, { seats: 4, filled: 3 });
  expect(await metrics()).toMatchObject({
    ...{ activePlacements: 7, placements: 7, successRate: 87.5, seats: 8, needed: 5 },
    badges: [role, { code: "placements", value: 5 }],
  });
});

test("they stand beside the middle of three colleagues or more, and nobody but an administrator sees another's", async () => {
  const shown = async (who: Seat, path = "/api/profile/performance") =>
    (await who.ask("GET", path)).json();
  for (const [n, who] of others.entries()) {
    expect((await shown(me)).figures.placements).toMatchObject({ median: null, colleagues: n });
    for (let more = 0; more <= n; more += 1) await places(who, "2025-12-01");
  }
  const own = await shown(me);
  expect(own.figures.placements).toMatchObject({ value: 7, median: 2, colleagues: 3 });
  expect(own.figures.successRate).toMatchObject({ value: 87.5, n: 8, median: null });

  const [colleague, admin] = others as [Seat, Seat, Seat];
  const path = `/api/profile/performance/${me.user.id}`;
  expect(await shown(admin, path)).toEqual(own);
  expect((await colleague.ask("GET", path)).status).toBe(403);
});

test("a success rate above ninety in a hundred is a badge, and what the points for a job go by", async () => {
  const metrics = async () => (await me.ask("GET", "/api/profile/metrics")).json();
  await closes(me, { seats: 12, filled: 12 });
  expect((await metrics()).badges).toContainEqual({ code: "success", value: 95 });
  const expertise = { systems: [], roles: [], countries: [], certifications: [] };
  const known = { title: "Senior recruiter", expertise, specialties: [], version: 0 };
  expect((await me.ask("PUT", "/api/profile/expertise", { body: known })).status).toBe(200);
  const [one] = await (await me.ask("GET", "/api/recruiters")).json();
  expect(one).toMatchObject({ title: "Senior recruiter", metrics: { successRate: 95 } });
  expect((await (await me.ask("GET", "/api/profile")).json()).title).toBe("Senior recruiter");
});

test("a profile and the report on recruiters tell the same of the same days", async () => {
  const path = "/api/reports/performance?from=2025-01-02&to=2026-01-01";
  const { recruiters } = await (await me.ask("GET", path)).json();
  for (const who of [me, ...others]) {
    const own = await (await who.ask("GET", "/api/profile/performance")).json();
    const { placements, successRate, timeToFill, revenue } = own.figures;
    expect(recruiters.find((it: { id: string }) => it.id === who.user.id)).toMatchObject({
      ...{ placements: placements.value, revenue: revenue.value },
      ...{ successRate: successRate.value, seats: successRate.n, timeToFill: timeToFill.value },
    });
  }
});

test("what one did lately is there, and several in one go are one line", async () => {
  const lately = async () => (await me.ask("GET", "/api/profile/activity")).json();
  const [newest] = await lately();
  expect(newest).toMatchObject({ kind: "deployment", event: "added" });
  const ids = await app.db.all<[string]>(sql`select id from candidates limit 4`);
  await archive(me.as, ids.flat());
  const [first] = await lately();
  expect(first).toMatchObject({ kind: "candidate", event: "archived", n: 4 });
  now = new Date(noon.getTime() + 60_000);
  const { kind, recordId } = first;
  await me.ask("POST", "/api/notes", { body: { kind, recordId, text: "Called" } });
  const body = { title: "Call again", record: { kind, id: recordId } };
  const task = await (await me.ask("POST", "/api/tasks", { body })).json();
  await me.ask("POST", `/api/tasks/${task.id}/completion`);
  const told = (await lately()).map(({ type, event }: OwnAction) => `${type} ${event}`);
  expect(told.slice(0, 3)).toEqual(["note noted", "task done", "change archived"]);
  const fresh = await signedIn(app, "viewer");
  expect(await (await fresh.ask("GET", "/api/profile/activity")).json()).toEqual([]);
});
