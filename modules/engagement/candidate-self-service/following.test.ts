import { afterEach, expect, test } from "bun:test";
import { applications } from "@/modules/staffing/applications";
import { careers } from "@/modules/engagement/careers";
import { said } from "@/modules/engagement/careers/fixtures";
import { interviews } from "@/modules/engagement/interviews";
import { scheduled } from "@/modules/engagement/interviews/fixtures";
import { letters } from "@/modules/platform/mail/schema";
import { notifications } from "@/modules/platform/notifications/schema";
import { house, press, read, sentTo, somebody } from "./fixtures";
import { ownPage } from "./index";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

/** Somebody with an offer and an interview at their own page. */
async function atHome() {
  const it = await house();
  opened.push(it.server);
  const me = await somebody(it, "Ada");
  const link = await sentTo(it, me);
  const state = () => ownPage.stateOf(it.app, me.candidateId);
  const push = (fields: Record<string, string>) => press(it.app, link, fields);
  return { ...it, me, link, state, press: push };
}

test("a published job is called as the public knows it, because an ad may name the employer", async () => {
  const { app, link, jobId } = await atHome();
  await careers.publish(app, jobId, said({ title: "Night Engineer" }));
  const page = await read(app, link);
  expect(page).toContain("Night Engineer");
  expect(page).not.toContain("Critical Facilities Engineer");
});

test("whoever moves the interview has answered, and another time can be asked for again", async () => {
  const { as, me, link, later, state, press } = await atHome();
  await press({ deed: "time", about: me.interview, words: "Thursday morning" });
  later(1);
  const { version, durationMinutes, timezone } = await interviews.find(as, me.interview);
  await interviews.reschedule(as, me.interview, {
    ...{ version, durationMinutes, timezone, scheduledAt: "2026-02-05T09:00:00.000Z" },
    ...{ notify: { candidate: true, interviewers: false }, despite: true },
  });
  expect((await state()).requests).toMatchObject([{ settledBy: "Ada Jansen" }]);
  expect(await read(as, link)).not.toContain("You asked for another time");
  await press({ deed: "time", about: me.interview, words: "Friday then" });
  const asked = (await state()).requests.map(({ words, settledAt }) => [words, settledAt !== null]);
  expect(asked).toEqual([
    ["Friday then", false],
    ["Thursday morning", true],
  ]);
});

test("whoever accepted and was taken reads that, and not that the job is gone", async () => {
  const { app, as, me, link, press } = await atHome();
  await press({ deed: "accept", about: me.application });
  const { version } = await applications.find(app, me.application);
  await applications.setStatus(as, me.application, { version, status: "filled" });
  expect(await read(app, link)).toContain("You accepted this offer on 1 January 2026");
});

test.each(["withdraw", "decline"])(
  "whoever says no to a job calls off its interviews, and no other: %s",
  async (deed) => {
    const { app, as, me, link, jobId, press } = await atHome();
    const about = { candidateId: me.candidateId, jobId, locale: "en" as const, despite: true };
    const people = [as.actor.id ?? ""];
    const notify = { candidate: true, interviewers: true };
    const agreed = await scheduled(as, { ...about, people, notify });
    const times = async () => (await read(app, link)).split("Ask for another time").length - 1;
    expect(await times()).toBe(2);

    await press({ deed, about: me.application });
    expect(await interviews.find(app, agreed.id)).toMatchObject({
      ...{ status: "cancelled", reason: "The candidate no longer wants this job." },
    });
    expect((await interviews.find(app, me.interview)).status).toBe("scheduled");
    expect(await times()).toBe(1);
    const told = await app.db.select().from(notifications);
    expect(told.filter(({ what }) => what === "interviewDeclined")).toMatchObject([
      { userId: as.actor.id },
    ]);
    const posted = await app.db.select().from(letters);
    const methods = posted.flatMap(({ calendar }) => calendar?.method ?? []);
    expect(methods).toContain("CANCEL");
  },
);
