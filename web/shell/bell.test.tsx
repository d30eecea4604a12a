import { expect, test } from "bun:test";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { added } from "@/modules/crm/candidates/fixtures";
import { notifications } from "@/modules/platform/notifications";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "../testing";

async function open() {
  const app = testApp();
  const me = await signedIn(app, "recruiter");
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  const tell = async (...onceKeys: string[]) => {
    for (const onceKey of onceKeys) {
      const { writes, news } = await notifications.told(app, {
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
  await waitFor(async () => expect(await notifications.counted(me.as)).toEqual({ unread: 0 }));
  const [undo] = await tray.findAllByRole("button", { name: "Undo" });
  if (undo) await userEvent.click(undo);
  await waitFor(async () => expect(await notifications.counted(me.as)).toEqual({ unread: 2 }));
});

test("following a piece of news is reading it", async () => {
  const { me, tell, bell, show } = await open();
  await tell("a");
  show();
  await userEvent.click(await bell(/1 notification$/));
  const link = await screen.findByRole("link", { name: /mentioned you/ });
  await userEvent.click(link);
  await waitFor(() => expect(location.pathname).toStartWith("/candidates/"));
  await waitFor(async () => expect(await notifications.counted(me.as)).toEqual({ unread: 0 }));
});

test("whoever was told of nothing reads what will come here, and chooses it", async () => {
  const { bell, show } = await open();
  show();
  await userEvent.click(await bell(/No notifications/));
  await screen.findByText(/^You.re all caught up/);
  const choose = screen.getByRole("link", { name: "Notification settings" });
  expect(choose.getAttribute("href")).toBe("/profile?tab=settings#notifications");
});
