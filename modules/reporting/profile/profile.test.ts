import { expect, test } from "bun:test";
import { audit } from "@/modules/platform/audit";
import { notifications } from "@/modules/platform/notifications";
import { signedIn, testApp } from "@/modules/testing";

async function desk() {
  const app = testApp();
  const me = await signedIn(app, "viewer");
  const shown = async () => (await me.ask("GET", "/api/profile")).json();
  const patch = (body: object) => me.ask("PATCH", "/api/profile", { body });
  return { app, me, shown, patch };
}

test("a profile begins with Amsterdam's clock and the four checkboxes as the specification sets them", async () => {
  const { me, shown } = await desk();
  expect(await shown()).toMatchObject({
    ...{ firstName: "Ada", lastName: "Jansen", email: me.user.email, phone: null },
    timezone: "Europe/Amsterdam",
    notifications: { jobMatches: true, applications: true, interviews: false, reports: true },
  });
});

test("what is sent is saved, is in force for the session, and is told to the log without its words", async () => {
  const { app, me, shown, patch } = await desk();
  const answer = await patch({ phone: "+31 20 123", timezone: "Europe/London", lastName: "Smit" });
  expect(answer.status).toBe(200);
  expect(await shown()).toMatchObject({ phone: "+31 20 123", lastName: "Smit", firstName: "Ada" });
  const user = await (await me.ask("GET", "/api/auth/user")).json();
  expect(user).toMatchObject({ timezone: "Europe/London", lastName: "Smit" });
  const [entry] = await audit.latest(app, 1);
  expect(entry).toMatchObject({ action: "user.profile_edited", entityId: me.user.id });
  expect(JSON.stringify(entry)).not.toContain("Smit");
  expect(await (await patch({ phone: "" })).json()).toMatchObject({ phone: null });
});

test("a checkbox taken off silences its topic in every way, and put on again tells it in the usual ways", async () => {
  const { app, me, patch } = await desk();
  await patch({ channels: { reports: { mail: true } } });
  const off = await (await patch({ notifications: { reports: false } })).json();
  expect(off).toMatchObject({
    notifications: { reports: false, jobMatches: true },
    channels: { reports: { bell: false, mail: false, digest: false } },
  });
  const tell = async () => {
    const notice = { to: [me.user.id], what: "reportReady" as const, onceKey: Bun.randomUUIDv7() };
    const { writes, news } = await notifications.notify(app, notice);
    await app.write(writes, ...news);
    return notifications.countUnread(me.as);
  };
  expect(await tell()).toEqual({ unread: 0 });
  const on = await (await patch({ notifications: { reports: true } })).json();
  expect(on.channels.reports).toEqual({ bell: true, mail: false, digest: true });
  expect(await tell()).toEqual({ unread: 1 });
});

test.each([
  [{ timezone: "Mars/Olympus" }, { timezone: "There is no such timezone." }],
  [{ firstName: " " }, { firstName: "First name is required" }],
  [{ email: "new@coldaisle.example" }, {}],
])("what cannot be is refused with the field it is about: %p", async (body, fields) => {
  const { shown, patch } = await desk();
  const before = await shown();
  const answer = await patch(body);
  expect(answer.status).toBe(422);
  expect((await answer.json()).fields).toMatchObject(fields);
  expect(await shown()).toEqual(before);
});
