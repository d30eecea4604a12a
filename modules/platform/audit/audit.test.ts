import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { added } from "@/modules/crm/candidates/fixtures";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { find } from "@/modules/market/jobs/service";
import { signedIn, testApp } from "@/modules/testing";
import { audit } from "./index";
import { auditEntries } from "./schema";

test("the audit trail can neither be changed nor shortened, by any means", async () => {
  const app = testApp();
  await app.write([audit.entry(app, { action: "tried", entityType: "test" })]);
  const change = app.db.update(auditEntries).set({ action: "nothing happened" });
  await expect(app.write([change])).rejects.toThrow("cannot be changed");
  await expect(app.write([app.db.delete(auditEntries)])).rejects.toThrow("cannot be shortened");
  expect(await audit.latest(app)).toMatchObject([{ action: "tried", actorName: "command line" }]);
});

test("every change through a route leaves one line: who, what, on which record, without content", async () => {
  const app = testApp();
  const { ask, user } = await signedIn(app);
  await takeIn(app, [ad({ source: "linkedin" }), ad({ source: "indeed" })]);
  const [job] = await allJobs(app);
  const { postings } = await find(app, job?.id ?? "");
  const { id: candidateId } = await added(app);
  const theirs = `/api/candidates/${candidateId}`;
  const candidateIds = [candidateId];
  const someone = { firstName: "Canary4711", lastName: "Jansen", origin: "applied" };
  const ban = { status: "blacklisted", reason: "Canary4711", until: "2030-01-01" };
  const profile = {
    name: "Canary4711",
    sources: ["xing"],
    countries: ["DE"],
    roles: [],
    systems: [],
    schedule: "none",
    at: "06:30",
    weekday: 1,
  };
  const deeds: [method: string, path: string, body: unknown, action: string][] = [
    ["PATCH", "/api/auth/preferences", { theme: "dark" }, "user.preferred"],
    ["POST", "/api/jobs/create-samples", undefined, "job.samples_created"],
    ["DELETE", "/api/jobs/samples", undefined, "job.samples_removed"],
    ["POST", `/api/jobs/${job?.id}/separations`, { postingId: postings[1]?.id }, "job.separated"],
    ["POST", "/api/jobs/archivals", { jobIds: [job?.id] }, "job.archived"],
    ["DELETE", "/api/jobs/archivals", { jobIds: [job?.id] }, "job.restored"],
    ["POST", "/api/scraping/profiles", profile, "profile.added"],
    [
      "PATCH",
      "/api/sources/adzuna",
      { version: 0, keys: { app_id: "Canary4711" } },
      "source.changed",
    ],
    ["POST", "/api/candidates", someone, "candidate.added"],
    ["PATCH", theirs, { version: 1, headline: "Canary4711" }, "candidate.edited"],
    ["POST", `${theirs}/status`, { ...ban, version: 2 }, "candidate.moved"],
    ["POST", `/api/jobs/${job?.id}/applications`, { candidateIds }, "application.added"],
    ["POST", "/api/candidates/archivals", { ids: candidateIds }, "candidate.archived"],
    ["DELETE", "/api/candidates/archivals", { ids: candidateIds }, "candidate.restored"],
    ["POST", "/api/auth/logout", undefined, "session.closed"],
  ];
  for (const [method, path, body, action] of deeds) {
    const before = await app.db.$count(auditEntries);
    const { status } = await ask(method, path, { body });
    expect([path, status < 300]).toEqual([path, true]);
    const [newest] = await audit.latest(app);
    expect([path, (await app.db.$count(auditEntries)) - before]).toEqual([path, 1]);
    expect(newest).toMatchObject({ action, actorId: user.id });
  }
  const trail = JSON.stringify(await audit.latest(app));
  for (const content of ["Canary4711", "Ada", "Jansen", user.email])
    expect(trail).not.toContain(content);
});

test("a refused change leaves no line", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "viewer");
  const before = await app.db.$count(auditEntries);
  await ask("POST", "/api/jobs/create-samples");
  await ask("PATCH", "/api/auth/preferences", { body: { theme: "pink" } });
  expect(await app.db.$count(auditEntries)).toBe(before);
  expect(await app.db.all(sql`pragma quick_check`)).toEqual([["ok"]]);
});
