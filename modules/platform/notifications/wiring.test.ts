import { expect, test } from "bun:test";
import { applications } from "@/modules/staffing/applications";
import { added } from "@/modules/crm/candidates/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { mentionOf, notes } from "@/modules/records/notes";
import { assigning } from "@/modules/market/recruiters";
import { tasks } from "@/modules/records/tasks";
import { signedIn, testApp, dailyTasks } from "@/modules/testing";
import { notifications } from "./index";

async function desk() {
  let now = new Date("2026-01-01T12:00:00.000Z");
  const app = testApp({ now: () => now });
  const [me, other] = [await signedIn(app, "recruiter"), await signedIn(app, "recruiter")];
  const told = async () => {
    const page = await notifications.list(me.as, { which: "all", limit: 50 });
    return page.notifications.map(({ title, about, path }) => ({ title, about, path }));
  };
  const daily = (name: string) =>
    dailyTasks.find((task) => task.name === name)?.run(app, "2026-01-01");
  return { app, me, other, told, daily, at: (iso: string) => (now = new Date(iso)) };
}

test("whoever is named in a note is told, and seeing the note there is reading of it", async () => {
  const { app, me, other, told } = await desk();
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  const text = `Ask ${mentionOf(me.user.id)}`;
  const note = await notes.add(other.as, { kind: "candidate", recordId: id, text });
  const path = `/candidates/${id}?tab=notes`;
  const title = "Ada Jansen mentioned you in a note";
  expect(await told()).toEqual([{ title, about: ["Femke Kabel"], path }]);
  await notes.see(me.as, [note.id]);
  expect(await notifications.countUnread(me.as)).toEqual({ unread: 0 });
});

test("a task that is given is told with its title, and again when it is nearly due, once", async () => {
  const { app, me, other, told, at } = await desk();
  const dueAt = "2026-01-02T09:00:00.000Z";
  await tasks.add(other.as, { title: "Call Femke", dueAt, assigneeId: me.user.id });
  await tasks.remind(app);
  expect((await told()).map(({ title }) => title)).toEqual(["Ada Jansen assigned you a task"]);
  at("2026-01-02T08:00:00.000Z");
  await tasks.remind(app);
  await tasks.remind(app);
  expect(await told()).toEqual([
    { title: "Task due 2 Jan 2026, 10:00", about: ["Call Femke"], path: "/tasks" },
    { title: "Ada Jansen assigned you a task", about: ["Call Femke"], path: "/tasks" },
  ]);
});

test("of a task that is done or put away nobody is reminded", async () => {
  const { app, me, told } = await desk();
  const dueAt = "2026-01-01T12:30:00.000Z";
  const [done, gone] = [
    await tasks.add(me.as, { title: "Done", dueAt }),
    await tasks.add(me.as, { title: "Gone", dueAt }),
  ];
  await tasks.complete(me.as, done.id);
  await tasks.remove(me.as, gone.id);
  expect(await tasks.remind(app)).toBe(0);
  expect(await told()).toEqual([]);
});

test("a job that is given is told to whoever gets it, and then whom others take along for it", async () => {
  const { app, me, other, told } = await desk();
  await me.ask("POST", "/api/jobs/create-samples");
  const [job] = await (await me.ask("GET", "/api/jobs")).json();
  await assigning.assign(other.as, job.id, me.user.id);
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  const [application] = (
    await applications.addMany(other.as, { jobId: job.id, candidateIds: [id] })
  ).added;
  const { version = 0 } = application ?? {};
  await applications.edit(other.as, application?.id ?? "", { version, status: "reviewing" });
  expect(await told()).toEqual([
    {
      ...{ title: "Ada Jansen moved an application", about: ["Femke Kabel", job.title] },
      path: `/candidates/${id}`,
    },
    { title: "New application", about: ["Femke Kabel", job.title], path: `/candidates/${id}` },
    { title: "Ada Jansen assigned you a job", about: [job.title], path: `/jobs/${job.id}` },
  ]);
});

test("certificates that come to an end are told in one word each morning, however many they are", async () => {
  const { app, told, daily } = await desk();
  const ending = (expiresOn: string) =>
    added(app, { certificates: [{ certificate: "vca-basis", expiresOn }] });
  await ending("2026-01-05");
  await ending("2026-01-06");
  await ending("2025-12-01");
  await daily("certificate-reminders");
  await daily("certificate-reminders");
  const lines = (await told()).toSorted((a, b) => a.title.localeCompare(b.title));
  expect(lines.map(({ title, about }) => [title, about.length])).toEqual([
    ["Certificates expiring within 7 days: 2", 2],
    ["Expired certificates: 1", 1],
  ]);
});

test("whoever rolls off is told of once at each step before it", async () => {
  const { app, told, daily } = await desk();
  const { id, position, candidateName, clientName } = await deployed(app, {
    startDate: "2025-10-01",
    endDate: "2026-01-20",
  });
  await daily("deployments");
  await daily("roll-offs");
  await daily("roll-offs");
  expect(await told()).toEqual([
    {
      title: `${candidateName} rolls off ${clientName} on 20 Jan 2026`,
      about: [position],
      path: `/deployments/${id}`,
    },
  ]);
});
