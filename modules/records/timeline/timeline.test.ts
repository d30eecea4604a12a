import { expect, test } from "bun:test";
import { applications } from "@/modules/staffing/applications";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { interviews } from "@/modules/engagement/interviews";
import { scheduled } from "@/modules/engagement/interviews/fixtures";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { notes } from "@/modules/records/notes";
import { added as addedProject } from "@/modules/staffing/projects/fixtures";
import { type Changes, historyWrite } from "@/modules/records/core";
import { tags } from "@/modules/records/tags";
import { tasks } from "@/modules/records/tasks";
import { signedIn, testApp } from "@/modules/testing";
import type { TimelineEntry } from "./index";

async function eventful() {
  let minute = 0;
  const app = testApp({ now: () => new Date(Date.UTC(2026, 0, 1, 12, minute)) });
  const { as, ask } = await signedIn(app, "recruiter");
  await takeIn(app, [ad({ title: "Critical Facilities Engineer" })]);
  const [job] = await allJobs(app);
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  const record = { kind: "candidate" as const, id };
  const deeds = [
    () => notes.add(as, { kind: "candidate", recordId: id, text: "Called" }),
    () => candidates.edit(as, id, { version: 1, headline: "HV technician" }),
    async () => tasks.complete(as, (await tasks.add(as, { title: "Ask for papers", record })).id),
    () => applications.addMany(as, { jobId: job?.id ?? "", candidateIds: [id] }),
    () => tags.change(as, { kind: "candidate", ids: [id], add: ["vip"], remove: [] }),
  ];
  for (const deed of deeds) {
    minute += 1;
    await deed();
  }
  await tasks.add(as, { title: "Still to do", record });
  const told = async (query = "", path = `/api/timeline?kind=candidate&id=${id}${query}`) => {
    const answer = await ask("GET", path);
    const next = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
    const entries: TimelineEntry[] = await answer.json();
    return { entries, next };
  };
  return { app, as, id, job, told, ask };
}

const brief = (entries: TimelineEntry[]) => entries.map((it) => [it.type, it.event, it.text]);

test("everything that happened stands in one list, newest first, whoever keeps it", async () => {
  const { told } = await eventful();
  const { entries } = await told();
  expect(brief(entries)).toEqual([
    ["change", "tagged", null],
    ["application", "applied", "Critical Facilities Engineer"],
    ["task", "done", "Ask for papers"],
    ["change", "edited", null],
    ["note", "noted", "Called"],
    ["change", "added", null],
  ]);
  expect(entries[3]?.changes).toEqual({ headline: [null, "HV technician"] });
  expect(new Set(entries.slice(0, 5).map(({ by }) => by))).toEqual(new Set(["Ada Jansen"]));
});

test("one kind of thing is shown alone", async () => {
  const { told } = await eventful();
  expect(brief((await told("&type=change")).entries).map(([, event]) => event)).toEqual([
    "tagged",
    "edited",
    "added",
  ]);
  expect(brief((await told("&type=note")).entries)).toEqual([["note", "noted", "Called"]]);
});

test("pages follow one another without a gap and without a duplicate, also within one moment", async () => {
  const app = testApp();
  const { as, ask } = await signedIn(app, "recruiter");
  const { id } = await added(app);
  for (const text of ["a", "b", "c"]) {
    await notes.add(as, { kind: "candidate", recordId: id, text });
    await tags.change(as, { kind: "candidate", ids: [id], add: [text], remove: [] });
  }
  const keys: string[] = [];
  let path: string | undefined = `/api/timeline?kind=candidate&id=${id}&limit=2`;
  while (path) {
    const answer = await ask("GET", path);
    const entries: TimelineEntry[] = await answer.json();
    expect(entries.length).toBeLessThanOrEqual(2);
    keys.push(...entries.map(({ key }) => key));
    path = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  expect([keys.length, new Set(keys).size]).toEqual([7, 7]);
});

test("the job tells of the same application, with the person", async () => {
  const { job, told, id } = await eventful();
  const { entries } = await told("", `/api/timeline?kind=job&id=${job?.id}&type=application`);
  expect(entries).toMatchObject([{ text: "Femke Kabel", about: { kind: "candidate", id } }]);
  const { entries: changes } = await told("", `/api/timeline?kind=job&id=${job?.id}&type=change`);
  expect(changes.map(({ event }) => event)).toContain("created");
});

test("a record that is not there has no timeline, and no page begins nowhere", async () => {
  const { ask, id } = await eventful();
  const status = async (path: string) => (await ask("GET", `/api/timeline?${path}`)).status;
  expect(await status(`kind=client&id=${id}`)).toBe(404);
  expect(await status(`kind=candidate&id=${id}&cursor=nonsense`)).toBe(404);
  expect(await status(`kind=candidate&id=${id}&type=gossip`)).toBe(422);
});

const vectors = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "<svg/onload=alert(1)>",
  "{{constructor.constructor('alert(1)')()}}",
  '=HYPERLINK("javascript:alert(1)")',
  "\u202Egpj.exe",
];

test("what was typed comes back as the same text, from every door that tells it", async () => {
  const { as, id, told, ask } = await eventful();
  for (const text of vectors) {
    await notes.add(as, { kind: "candidate", recordId: id, text });
    const task = await tasks.add(as, { title: text, record: { kind: "candidate", id } });
    await tasks.complete(as, task.id);
  }
  const { entries } = await told();
  for (const text of vectors) {
    expect(
      entries
        .filter((it) => it.text === text)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(["note", "task"]);
  }
  const answer = await ask("GET", `/api/notes?kind=candidate&id=${id}`);
  expect(answer.headers.get("content-type")).toContain("application/json");
});

test("a deployment is told beside the person and the client, with the way to it", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const { id, clientId, candidateId } = await deployed(app, { position: "Shift lead" });
  for (const [kind, of] of [
    ["candidate", candidateId],
    ["client", clientId],
  ]) {
    const answer = await ask("GET", `/api/timeline?kind=${kind}&id=${of}&type=deployment`);
    expect(await answer.json()).toMatchObject([
      { type: "deployment", event: "added", text: "Shift lead", about: { kind: "deployment", id } },
    ]);
  }
});

test("an interview is told beside the person and the project, with when it was to be and why it is off", async () => {
  const app = testApp();
  const { as, ask } = await signedIn(app, "recruiter");
  const { id: projectId } = await addedProject(app);
  const { id, candidateId, scheduledAt } = await scheduled(as, { projectId });
  const notify = { candidate: false, interviewers: false };
  await interviews.cancel(as, id, { version: 1, reason: "Client left", notify });
  const told = async (kind: string, of: string) =>
    (await ask("GET", `/api/timeline?kind=${kind}&id=${of}&type=interview`)).json();
  expect(await told("candidate", candidateId)).toMatchObject([
    { event: "interview-cancelled", reason: "Client left", text: "I-0001", by: "Ada Jansen" },
    { event: "interview-scheduled", changes: { scheduledAt: [null, scheduledAt] } },
  ]);
  const [, first] = await told("project", projectId);
  expect(first).toMatchObject({ about: { kind: "candidate", id: candidateId } });
});

test("what concerns a file is told as a file, and not as a change of the record", async () => {
  const { app, as, id, told } = await eventful();
  const changes: Changes = { file: [null, "cv.pdf"] };
  await app.write([
    historyWrite(as, { kind: "candidate", ids: [id] }, { event: "file-added", changes }),
  ]);
  expect(brief((await told("&type=file")).entries)).toEqual([["file", "file-added", null]]);
  const events = (await told("&type=change")).entries.map(({ event }) => event);
  expect(events).not.toContain("file-added");
});
