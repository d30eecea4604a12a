import { expect, test } from "bun:test";
import type { NotificationKind } from "@/modules/platform/notifications";
import { notifications } from "@/modules/platform/notifications/schema";
import { interviews, NewScorecard, Rescheduling } from "../index";
import { desk } from "./letters.testing";

const candidate = "aino@virtanen.example";

/** Somebody who wants to hear of interviews, and an interview ten days on. */
async function expecting() {
  const all = await desk();
  await all.admin.ask("PATCH", "/api/profile", {
    body: { channels: { interviews: { bell: true } } },
  });
  const interview = await all.add({ durationMinutes: 60 });
  await all.arriving();
  const told = async () => {
    const rows = await all.app.db.select().from(notifications);
    return rows.map(({ what }) => what);
  };
  return { ...all, ...interview, told };
}

test("a candidate who was invited is reminded a day before, once, by whoever asks first", async () => {
  const { app, at, arriving } = await expecting();
  at("2026-03-29T07:59:00.000Z");
  expect(await interviews.remind(app)).toEqual({ reminded: 0 });
  at("2026-03-29T08:00:00.000Z");
  const both = await Promise.all([interviews.remind(app), interviews.remind(app)]);
  expect(both.map(({ reminded }) => reminded).toSorted()).toEqual([0, 1]);
  const letters = await arriving();
  expect([...letters.keys()]).toEqual([candidate]);
  expect(letters.get(candidate)?.subject).toBe("Reminder: your interview on Monday, 30 March 2026");
  expect(letters.get(candidate)?.attachments).toEqual([]);
  expect(await interviews.remind(app)).toEqual({ reminded: 0 });
});

test("a new time is reminded of anew, the old one no more", async () => {
  const { app, admin, id, version, at, arriving } = await expecting();
  const scheduledAt = "2026-04-02T08:00:00.000Z";
  const notify = { candidate: true };
  await interviews.reschedule(admin.as, id, Rescheduling.parse({ version, scheduledAt, notify }));
  await arriving();
  at("2026-03-29T08:00:00.000Z");
  expect(await interviews.remind(app)).toEqual({ reminded: 0 });
  at("2026-04-01T08:00:00.000Z");
  expect(await interviews.remind(app)).toEqual({ reminded: 1 });
});

test("whoever was not written to is not reminded, nor of what is off or was agreed an hour ago", async () => {
  const { app, admin, id, version, add, at, arriving } = await expecting();
  await add({ notify: {}, despite: true });
  await interviews.cancel(admin.as, id, {
    ...{ version, reason: "Ill", notify: { candidate: false, interviewers: false } },
  });
  at("2026-03-29T10:00:00.000Z");
  await add({ despite: true });
  await arriving();
  await interviews.remind(app);
  expect(await arriving()).toEqual(new Map());
});

test("a reminder that waited until the interview was called off does not go out", async () => {
  const { app, admin, id, at, arriving } = await expecting();
  at("2026-03-29T08:00:00.000Z");
  await interviews.remind(app);
  const { version } = await interviews.find(app, id);
  const notify = { candidate: false, interviewers: false };
  await interviews.cancel(admin.as, id, { version, reason: "Ill", notify });
  expect(await arriving()).toEqual(new Map());
});

test("those who ask the questions hear of it an hour before, and are asked for a card once it is over", async () => {
  const { app, told, at } = await expecting();
  const events: [at: string, news: NotificationKind[]][] = [
    ["2026-03-30T06:59:00.000Z", []],
    ["2026-03-30T07:00:00.000Z", ["interviewSoon"]],
    ["2026-03-30T08:30:00.000Z", ["interviewSoon"]],
    ["2026-03-30T09:00:00.000Z", ["interviewSoon", "scorecardAsked"]],
    ["2026-03-31T09:00:00.000Z", ["interviewSoon", "scorecardAsked"]],
  ];
  for (const [moment, news] of events) {
    at(moment);
    await interviews.remind(app);
    expect([moment, await told()]).toEqual([moment, news]);
  }
});

test("nobody is asked for a card of an interview to which nobody came, or who wrote one already", async () => {
  const { app, admin, id, told, add, at } = await expecting();
  const other = await add({ scheduledAt: "2026-03-30T09:00:00.000Z" });
  at("2026-03-30T10:00:00.000Z");
  const { version } = await interviews.find(app, id);
  await interviews.noShow(admin.as, id, { version });
  const card = NewScorecard.parse({ overall: 4, recommendation: "yes" });
  await interviews.saveScorecard(admin.as, other.id, card);
  await interviews.remind(app);
  expect(await told()).not.toContain("scorecardAsked");
});
