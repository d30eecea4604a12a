import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { pipelines } from "@/modules/staffing/pipeline";
import { added as addedProject } from "@/modules/staffing/projects/fixtures";
import { noon, signedIn, testApp } from "@/modules/testing";
import { statement } from "@/src/database";
import { onBoard, yes } from "./fixtures";
import { holder } from "./holder";
import { monthsBefore } from "./rules";
import * as submissions from "./verbs";

const shown = (candidateId: string) => ({ candidateId, isNamed: false });

test("nobody is presented without having confirmed it, and the line says which page was shown", async () => {
  const { as, ask } = await signedIn(testApp(), "recruiter");
  const { project, candidate, client } = await onBoard(as, { skills: ["UPS"] });
  const submit = () =>
    ask("POST", `/api/projects/${project.id}/submissions`, { body: shown(candidate.id) });
  const refused = await submit();
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    "Record the candidate's right to represent for this client first.",
  ]);
  const path = `/api/projects/${project.id}/confirmations`;
  expect((await ask("POST", path, { body: yes(candidate.id) })).status).toBe(201);
  const line = await (await submit()).json();
  expect(line).toMatchObject({
    event: "submitted",
    by: "Ada Jansen",
    candidateVersion: 1,
    isNamed: false,
  });
  const { page } = await submissions.onePagerOf(as, candidate.id, false);
  expect(line.pageHash).toBe(submissions.hashOf(page));
  const ofClient = await (await ask("GET", `/api/clients/${client.id}/submissions`)).json();
  expect(ofClient.map(({ event }: { event: string }) => event)).toEqual(["submitted", "confirmed"]);
});

test("a confirmation of a day to come is refused", async () => {
  const app = testApp();
  const { project, candidate } = await onBoard(app);
  const tomorrow = { ...yes(candidate.id), confirmedOn: "2026-01-02" };
  expect(submissions.confirm(app, project.id, tomorrow)).rejects.toThrow(
    "This date is in the future.",
  );
});

test("a confirmation of today is taken where the clock is ahead of UTC", async () => {
  const app = testApp({ now: () => new Date("2026-01-01T23:30:00Z") });
  const { project, candidate } = await onBoard(app);
  const today = { ...yes(candidate.id), confirmedOn: "2026-01-02" };
  expect(await submissions.confirm(app, project.id, today)).toMatchObject({
    confirmedOn: "2026-01-02",
  });
});

async function presented(now = () => noon) {
  const app = testApp({ now });
  const { project, candidate, client } = await onBoard(app);
  await submissions.confirm(app, project.id, yes(candidate.id));
  const line = await submissions.submit(app, project.id, shown(candidate.id));
  return { app, project, candidate, client, line };
}

test("presenting somebody to the same client again asks first, whichever project it is for", async () => {
  const { app, candidate, client } = await presented();
  const other = await addedProject(app, { clientId: client.id });
  await pipelines.addMany(app, { projectId: other.id, candidateIds: [candidate.id] });
  expect(submissions.submit(app, other.id, shown(candidate.id))).rejects.toThrow(
    "This candidate was already submitted to this client on 2026-01-01 for P-001.",
  );
  const again = await submissions.submit(app, other.id, {
    ...shown(candidate.id),
    despiteEarlier: true,
  });
  expect(again.event).toBe("submitted");
});

test("after twelve months nobody is asked any more", async () => {
  let now = noon;
  const { app, project, candidate } = await presented(() => now);
  now = new Date("2027-01-01T12:00:01.000Z");
  expect((await submissions.submit(app, project.id, shown(candidate.id))).event).toBe("submitted");
  expect(monthsBefore("2026-01-01T12:00:00.000Z", 12)).toBe("2025-01-01T12:00:00.000Z");
});

test("a submission is taken back by a line of its own, once", async () => {
  const { app, project, candidate, line } = await presented();
  await submissions.withdraw(app, line.id, { reason: "Took another job" });
  const ledger = await submissions.listByProject(app, project.id);
  expect(ledger.map(({ event, isWithdrawn }) => [event, isWithdrawn])).toEqual([
    ["withdrawn", false],
    ["submitted", true],
    ["confirmed", false],
  ]);
  expect(submissions.withdraw(app, line.id, { reason: "Again" })).rejects.toThrow(
    "Only an active submission",
  );
  expect((await submissions.submit(app, project.id, shown(candidate.id))).event).toBe("submitted");
});

test("the ledger can neither be changed nor shortened", async () => {
  const { app } = await presented();
  expect(app.write([statement(sql`update submissions set at = '2020-01-01'`)])).rejects.toThrow(
    "A submission cannot be changed.",
  );
  expect(app.write([statement(sql`delete from submissions`)])).rejects.toThrow(
    "The submissions cannot be shortened.",
  );
});

test("a project without a client and a candidate on the blacklist are presented to nobody", async () => {
  const app = testApp();
  const { candidate, project } = await onBoard(app);
  const without = await addedProject(app);
  await pipelines.addMany(app, { projectId: without.id, candidateIds: [candidate.id] });
  expect(submissions.confirm(app, without.id, yes(candidate.id))).rejects.toThrow(
    "Choose a client for this project first.",
  );
  await candidates.setStatus(app, candidate.id, {
    version: 1,
    status: "blacklisted",
    reason: "No show",
    until: "2026-06-01",
  });
  expect(submissions.confirm(app, project.id, yes(candidate.id))).rejects.toThrow(
    "Archived or blacklisted candidates",
  );
});

test("a page shows neither how to reach somebody nor what they ask for, and no name unless it may", async () => {
  const app = testApp();
  const { candidate } = await onBoard(app, {
    firstName: "Zenobia",
    lastName: "Quastel",
    email: "zenobia@people.example",
    phone: "+31 6 00000000",
    linkedin: "https://linkedin.com/in/zenobia",
    location: "Zutphen",
    summary: "Call me on 06",
    pay: { amount: 71234, currency: "EUR", period: "year" },
  });
  const text = async (isNamed: boolean) =>
    JSON.stringify((await submissions.onePagerOf(app, candidate.id, isNamed)).page);
  const never = /people\.example|00000000|linkedin|Call me|71234|active/;
  expect(await text(true)).not.toMatch(never);
  expect(await text(false)).not.toMatch(/people\.example|Zenobia|Quastel|Zutphen/);
  expect(await text(true)).toContain("Zenobia Quastel");
});

test("somebody forgotten leaves the lines behind, without the name", async () => {
  const { app, project, candidate } = await presented();
  const { writes } = await holder.erase(app, { type: "candidate", id: candidate.id });
  await app.write(writes);
  const ledger = await submissions.listByProject(app, project.id);
  expect(ledger.map(({ candidateId, candidateName }) => [candidateId, candidateName])).toEqual([
    [null, null],
    [null, null],
  ]);
});
