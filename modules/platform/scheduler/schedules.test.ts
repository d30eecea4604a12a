import { expect, test } from "bun:test";
import { noon, tempFolder, testApp } from "@/modules/testing";
import { schedules } from ".";
import type { DailyTask } from "@/src/workers/daily-task";

const hour = 60 * 60 * 1000;

function counting(work: () => number | Promise<number> = () => 1) {
  const days: string[] = [];
  const task: DailyTask = {
    name: "counting",
    does: "Counts",
    async run(_, today) {
      days.push(today);
      return work();
    },
  };
  return { task, days };
}

test("a daily task runs once a day, however often one looks", async () => {
  let now = noon;
  const app = testApp({ now: () => now });
  const { task, days } = counting();
  await schedules.runDue(app, [task]);
  await schedules.runDue(app, [task]);
  now = new Date(noon.getTime() + 24 * hour);
  await schedules.runDue(app, [task]);
  expect(days).toEqual(["2026-01-01", "2026-01-02"]);
});

test("a task that is not for this installation is skipped with its reason, and not called done", async () => {
  const app = testApp();
  const skipped = "Daily backups are switched off.";
  const task: DailyTask = { name: "skipping", does: "Nothing", run: async () => ({ skipped }) };
  await schedules.runDue(app, [task]);
  await schedules.runDue(app, [task]);
  expect(await schedules.log(app)).toMatchObject([
    { outcome: "skipped", count: 0, reason: skipped },
  ]);
});

test("two processes that look at the same moment run it once", async () => {
  const file = { DATABASE_URL: `file:${tempFolder()}/coldaisle.db` };
  const [one, other] = [testApp({}, file), testApp({}, file)];
  const { task, days } = counting(async () => {
    await Bun.sleep(20);
    return 1;
  });
  await Promise.all([schedules.runDue(one, [task]), schedules.runDue(other, [task])]);
  expect(days).toHaveLength(1);
  await Promise.all([one.close(), other.close()]);
});

test("a task that failed rests an hour, is tried again, and keeps no other from running", async () => {
  let now = noon;
  const app = testApp({ now: () => now });
  const broken = counting(() => {
    throw new Error("no");
  });
  const sound = counting();
  const tasks = [
    { ...broken.task, name: "broken" },
    { ...sound.task, name: "sound" },
  ];
  await schedules.runDue(app, tasks);
  await schedules.runDue(app, tasks);
  expect([broken.days.length, sound.days.length]).toEqual([1, 1]);
  now = new Date(noon.getTime() + hour);
  await schedules.runDue(app, tasks);
  expect([broken.days.length, sound.days.length]).toEqual([2, 1]);
  expect((await schedules.log(app)).map(({ task, outcome }) => [task, outcome])).toEqual([
    ["broken", "failed"],
    ["sound", "done"],
    ["broken", "failed"],
  ]);
});

test("by hand it runs again the same day, and a name that nobody knows is refused with those that there are", async () => {
  const app = testApp();
  const { task, days } = counting(() => 7);
  await schedules.runDue(app, [task]);
  expect(await schedules.run(app, [task], "counting")).toMatchObject({ outcome: "done", count: 7 });
  expect(days).toHaveLength(2);
  expect(schedules.run(app, [task], "dreaming")).rejects.toThrow("Available: counting.");
});
