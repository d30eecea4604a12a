import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn, testApp, holders } from "@/modules/testing";
import { type Notice, notifications, NotificationsChanged } from "./index";
import { notifications as table } from "./schema";

async function desk() {
  let now = new Date("2026-03-02T12:00:00.000Z");
  const app = testApp({ now: () => now });
  const [me, other] = [await signedIn(app, "recruiter"), await signedIn(app, "recruiter")];
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  const record = { kind: "candidate" as const, id };
  const tell = async (notice: Partial<Notice> = {}) => {
    const basic = { to: [me.user.id], what: "mentioned" as const, record, onceKey: "once" };
    const { writes, news } = await notifications.notify(other.as, { ...basic, ...notice });
    await app.write(writes, ...news);
  };
  const bell = async (query = "") => (await me.ask("GET", `/api/notifications${query}`)).json();
  const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
  return { app, me, other, id, record, tell, bell, later };
}

test("somebody is told once, by name, in the language that is asked for, and is led there", async () => {
  const { app, me, id, tell, bell } = await desk();
  const heard: string[][] = [];
  app.subscribe(NotificationsChanged, ({ data }) => heard.push(data.userIds));
  await tell();
  await tell();
  expect(heard).toEqual([[me.user.id]]);
  expect(await bell("?locale=nl")).toMatchObject({
    unread: 1,
    next: null,
    notifications: [
      {
        topic: "mentions",
        title: "Ada Jansen heeft je in een notitie genoemd",
        about: ["Femke Kabel"],
        path: `/candidates/${id}?tab=notes`,
        readAt: null,
      },
    ],
  });
});

test("nobody is told of their own doing, and nobody who cannot sign in", async () => {
  const { app, other, tell } = await desk();
  await tell({ to: [other.user.id, Bun.randomUUIDv7()] });
  const { unread } = await notifications.countUnread(other.as);
  expect(unread).toBe(0);
  expect(await app.db.$count(table)).toBe(0);
});

test("all are marked as read up to the newest that was seen, and that can be taken back", async () => {
  const { me, tell, bell, later } = await desk();
  await tell({ onceKey: "a" });
  later(1);
  await tell({ onceKey: "b" });
  const seen = (await bell()).notifications[0].id;
  later(1);
  await tell({ onceKey: "c" });
  const read = await (
    await me.ask("POST", "/api/notifications/reading", { body: { upTo: seen } })
  ).json();
  expect([read.unread, read.ids.length]).toEqual([1, 2]);
  expect((await bell("?which=unread")).notifications).toHaveLength(1);
  const back = await me.ask("DELETE", "/api/notifications/reading", { body: { ids: read.ids } });
  expect(await back.json()).toMatchObject({ unread: 3 });
});

test("nobody reads or turns what somebody else was told", async () => {
  const { other, tell, bell } = await desk();
  await tell();
  const [{ id }] = (await bell()).notifications;
  const turned = await other.ask("POST", "/api/notifications/reading", { body: { ids: [id] } });
  expect(await turned.json()).toEqual({ ids: [], unread: 0 });
  expect((await bell()).unread).toBe(1);
});

test("a long list comes in pages, the newest first", async () => {
  const { tell, bell } = await desk();
  for (const n of [1, 2, 3]) await tell({ onceKey: `${n}`, what: "taskDue", params: { n } });
  const first = await bell("?limit=2");
  const second = await bell(`?limit=2&before=${first.next}`);
  expect([first.notifications.length, second.notifications.length, second.next]).toEqual([
    2,
    1,
    null,
  ]);
});

test("times are told by the clock of whoever reads", async () => {
  const { me, tell, bell } = await desk();
  await me.ask("PATCH", "/api/profile", { body: { timezone: "Europe/Helsinki" } });
  await tell({ what: "taskDue", params: { at: "2026-03-29T01:00:00.000Z" } });
  const [{ title }] = (await bell()).notifications;
  expect(title).toBe("Task due 29 Mar 2026, 04:00");
});

test("what was told about a candidate goes with them, and a user's own with the user", async () => {
  const { app, me, id, tell, bell } = await desk();
  await tell();
  const holder = holders.find(({ name }) => name === "notifications");
  const shown = await holder?.collect(app, { type: "user", id: me.user.id });
  expect(shown).toMatchObject({ notifications: [{ recordId: id }] });
  const gone = await holder?.erase(app, { type: "candidate", id });
  await app.write(gone?.writes ?? [], ...(gone?.news ?? []));
  expect((await bell()).notifications).toEqual([]);
});

test("what was told comes with its topics, and one of them is marked as read alone", async () => {
  const { me, tell, bell } = await desk();
  await tell({ onceKey: "a" });
  await tell({ onceKey: "b", what: "taskDue" });
  await tell({ onceKey: "c" });
  const page = await bell("?locale=de");
  expect(page.topics).toEqual([
    { topic: "mentions", name: "Erwähnungen", unread: 2 },
    { topic: "tasks", name: "Aufgaben", unread: 1 },
  ]);
  const body = { upTo: page.notifications[0].id, topic: "mentions" };
  const turned = await (await me.ask("POST", "/api/notifications/reading", { body })).json();
  expect([turned.ids.length, turned.unread]).toEqual([2, 1]);
  expect(await bell("?topic=tasks")).toMatchObject({ unread: 1, notifications: [{}] });
});

const [taskId, jobId, applicationId] = [1, 2, 3].map(() => Bun.randomUUIDv7());

test.each([
  ["taskDue", { taskId }, { verb: "completeTask", taskId }],
  ["applicationAdded", { jobId, applicationId }, { verb: "startReview", applicationId }],
  ["applicationAdded", { jobId, n: 1 }, null],
  ["matchFound", { jobId, score: 80, n: 0 }, { verb: "addToJob", jobId }],
  ["matchesFound", { jobId, score: 80, n: 2 }, null],
  ["deploymentEnding", { day: "2026-04-01" }, { verb: "addTask" }],
  ["mentioned", {}, null],
] as const)("%s with %p offers what one press does about it", async (what, params, act) => {
  const { id, tell, bell } = await desk();
  await tell({ what, params: JSON.parse(JSON.stringify(params)) });
  const [told] = (await bell()).notifications;
  if (act === null) return expect(told.act).toBeNull();
  expect(told.act).toMatchObject(act);
  if (act.verb === "addToJob") expect(told.act.candidateId).toBe(id);
  if (act.verb === "addTask") expect(told.act.record).toEqual({ kind: "candidate", id });
});

test("of many certificates the first holders are named, and how many more there are", async () => {
  const { id, tell, bell } = await desk();
  const params = { n: 6, days: 90, candidateId: id };
  await tell({ what: "certificateEnding", params, record: null });
  const [{ about }] = (await bell()).notifications;
  expect(about).toEqual([expect.stringMatching(/\w/), "+5"]);
});

test("a task that notifications ask for names nobody, and is said in the language of the page", async () => {
  const { tell, bell } = await desk();
  await tell({ what: "certificateEnding", params: { n: 6, days: 90 }, record: null });
  const [{ act }] = (await bell("?locale=nl")).notifications;
  expect(act).toEqual({
    verb: "addTask",
    title: "Certificaten verlengen die binnen 90 dagen verlopen: 6",
    record: null,
  });
});
