import { expect, test } from "bun:test";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { added } from "@/modules/crm/candidates/fixtures";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { type Notice, notifications } from "@/modules/platform/notifications";
import { tasks, TaskQuery } from "@/modules/records/tasks";
import { applications } from "@/modules/staffing/applications";
import { signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { visit } from "../testing";

async function open(role: "recruiter" | "viewer" = "recruiter") {
  const app = testApp();
  const me = await signedIn(app, role);
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  const tell = async (...onceKeys: string[]) => {
    for (const onceKey of onceKeys) {
      const { writes, news } = await notifications.notify(app, {
        ...{ to: [me.user.id], what: "mentioned", record: { kind: "candidate", id }, onceKey },
      });
      await app.write(writes, ...news);
    }
  };
  const bell = async (name: RegExp) => screen.findByRole("button", { name });
  const show = () => visit(app, "/legal", me);
  return { app, me, id, tell, bell, show };
}

test("the bell counts what is unread, and g n opens it with what it is about and where it leads", async () => {
  const { id, tell, bell, show } = await open();
  await tell("a", "b");
  show();
  await bell(/2 notifications/);
  await act(async () => void fireEvent.keyDown(document.body, { key: "g" }));
  await act(async () => void fireEvent.keyDown(document.body, { key: "n" }));
  const tray = within(await screen.findByRole("dialog", { name: "Notifications" }));
  const links = await tray.findAllByRole("link", { name: /mentioned you in a note/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    Array(2).fill(`/candidates/${id}?tab=notes`),
  );
  expect(links[0]?.textContent).toContain("Femke Kabel");
  links[0]?.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(links[1] ?? null);
});

test("F8 opens the bell while nothing is being said on the screen", async () => {
  const { tell, bell, show } = await open();
  await tell("a");
  show();
  await bell(/1 notification/);
  await act(async () => void fireEvent.keyDown(document.body, { key: "F8", code: "F8" }));
  const tray = await screen.findByRole("dialog", { name: "Notifications" });
  await waitFor(() => expect(tray.contains(document.activeElement)).toBe(true));
});

test("one is marked as read where it stands, and all at once with the way back", async () => {
  const { me, tell, bell, show } = await open();
  await tell("a", "b", "c");
  show();
  await userEvent.click(await bell(/3 notifications/));
  const tray = within(await screen.findByRole("dialog", { name: "Notifications" }));
  const [first] = await tray.findAllByRole("button", { name: /^Mark “/ });
  if (first) await userEvent.click(first);
  await bell(/2 notifications/);
  await userEvent.click(tray.getByRole("button", { name: "Mark all as read" }));
  await waitFor(async () => expect(await notifications.countUnread(me.as)).toEqual({ unread: 0 }));
  const [undo] = await tray.findAllByRole("button", { name: "Undo" });
  if (undo) await userEvent.click(undo);
  await waitFor(async () => expect(await notifications.countUnread(me.as)).toEqual({ unread: 2 }));
});

test("following a piece of news is reading it", async () => {
  const { me, tell, bell, show } = await open();
  await tell("a");
  show();
  await userEvent.click(await bell(/1 notification$/));
  const link = await screen.findByRole("link", { name: /mentioned you/ });
  await userEvent.click(link);
  await waitFor(() => expect(location.pathname).toStartWith("/candidates/"));
  await waitFor(async () => expect(await notifications.countUnread(me.as)).toEqual({ unread: 0 }));
});

test("whoever was told of nothing reads what will come here, and chooses it", async () => {
  const { bell, show } = await open();
  show();
  await userEvent.click(await bell(/No notifications/));
  await screen.findByText(/^You.re all caught up/);
  const choose = screen.getByRole("link", { name: "Notification settings" });
  expect(choose.getAttribute("href")).toBe("/profile?tab=settings#notifications");
});

type Stage = { app: App; id: string; jobId: string };
type Told = (stage: Stage) => Partial<Notice> | Promise<Partial<Notice>>;

/** Somebody whose bell tells one thing, and has been opened. */
async function told(notice: Told, role: "recruiter" | "viewer" = "recruiter") {
  const { app, me, id, bell, show } = await open(role);
  await takeIn(app, [ad()]);
  const jobId = (await allJobs(app))[0]?.id ?? "";
  const record = { kind: "candidate" as const, id };
  const { writes, news } = await notifications.notify(app, {
    ...{ to: [me.user.id], what: "mentioned", record, onceKey: "once" },
    ...(await notice({ app, id, jobId })),
  });
  await app.write(writes, ...news);
  show();
  await userEvent.click(await bell(/1 notification$/));
  const tray = within(await screen.findByRole("dialog", { name: "Notifications" }));
  const press = async (name: RegExp | string) =>
    userEvent.click(await tray.findByRole("button", { name }));
  const unread = async () => (await notifications.countUnread(me.as)).unread;
  return { app, me, id, jobId, tray, press, unread };
}

test("a match is added to its job where it stands, which reads it, and Undo takes back both", async () => {
  const { app, id, jobId, tray, press, unread } = await told((it) => ({
    ...{ what: "matchFound", params: { jobId: it.jobId, score: 91, n: 0 } },
  }));
  const added = async () =>
    (await applications.listByJob(app, jobId)).map(({ candidateId }) => candidateId);
  await tray.findByRole("heading", { name: "Matches" });
  await press(/^Add to job: New match: 91%, Femke Kabel/);
  await waitFor(async () => expect(await added()).toEqual([id]));
  await waitFor(async () => expect(await unread()).toBe(0));
  await press("Undo");
  await waitFor(async () => expect(await added()).toEqual([]));
  await waitFor(async () => expect(await unread()).toBe(1));
});

test("a review begins where it is told, and not again where somebody has gone further", async () => {
  let applicationId = "";
  const { app, press, unread } = await told(async ({ app, jobId, id }) => {
    const { added: fresh } = await applications.addMany(app, { jobId, candidateIds: [id] });
    applicationId = fresh[0]?.id ?? "";
    return { what: "applicationAdded", params: { jobId, applicationId } };
  });
  const read = () => applications.findWithAnswers(app, applicationId);
  await press(/^Start review: /);
  await waitFor(async () => expect((await read()).status).toBe("reviewing"));
  await waitFor(async () => expect(await unread()).toBe(0));
  await press("Undo");
  await waitFor(async () => expect((await read()).status).toBe("pending"));
  await waitFor(async () => expect(await unread()).toBe(1));
  const { version } = await read();
  await applications.edit(app, applicationId, { version, status: "offer" });
  await press(/^Start review: /);
  await waitFor(async () => expect(await unread()).toBe(0));
  expect((await read()).status).toBe("offer");
  await screen.findByText("Someone has already done this");
});

test("whoever only looks on reads it and is offered nothing to do", async () => {
  const notice = { what: "deploymentEnding", params: { day: "2026-12-27" } } as const;
  const { tray } = await told(() => notice, "viewer");
  await tray.findByRole("link", { name: /rolls off/ });
  expect(tray.queryByRole("button", { name: /^Add task/ })).toBeNull();
});

test("what comes to an end becomes a task for tomorrow morning, which Undo removes", async () => {
  const { me, id, press, unread } = await told(() => ({
    ...{ what: "deploymentEnding", params: { day: "2026-12-27" } },
  }));
  const own = () => tasks.list(me.as, TaskQuery.parse({}));
  await press(/^Add task for tomorrow: /);
  await waitFor(async () => expect(await unread()).toBe(0));
  const [task] = await own();
  expect(task).toMatchObject({
    title: "Extend the deployment or find the next one",
    record: { id },
  });
  expect(Date.parse(task?.dueAt ?? "")).toBeGreaterThan(Date.now());
  await press("Undo");
  await waitFor(async () => expect(await own()).toEqual([]));
});

test("of one topic five are shown at first, and all of it is read at once", async () => {
  const { me, tell, bell, show } = await open();
  await tell("a", "b", "c", "d", "e", "f");
  show();
  await userEvent.click(await bell(/6 notifications/));
  const group = within(await screen.findByRole("region", { name: "Mentions" }));
  expect(group.getAllByRole("link")).toHaveLength(5);
  await userEvent.click(group.getByRole("button", { name: "Show 1 more" }));
  expect(group.getAllByRole("link")).toHaveLength(6);
  await userEvent.click(group.getByRole("button", { name: "Mark all in “Mentions” as read" }));
  await waitFor(async () => expect(await notifications.countUnread(me.as)).toEqual({ unread: 0 }));
});
