import { expect, test } from "bun:test";
import { isRight, wrongIn, wrongTime } from "./checks";
import { momentIn, newDraft, whereIn } from "./draft";
import { freeWall, nextMorning } from "./free-hours";

const own = (timezone: string, now = "2026-11-20T09:20:00.000Z") => ({
  timezone,
  now,
  userId: "me",
});

test("the form begins with a video call at the next full hour, an empty candidate and oneself", () => {
  const draft = newDraft({}, own("Europe/Amsterdam"));
  expect(draft).toMatchObject({ type: "video", candidate: null, minutes: "60", people: ["me"] });
  expect(draft.wall).toBe("2026-11-20T11:00");
  expect(newDraft({}, own("Europe/Helsinki")).wall).toBe("2026-11-20T12:00");
});

test.each([
  ["a Friday evening", "2026-11-20T17:30:00.000Z", "2026-11-23T10:00"],
  ["a Sunday night", "2026-11-22T20:10:00.000Z", "2026-11-23T10:00"],
  ["before work on a Monday", "2026-11-23T04:10:00.000Z", "2026-11-23T09:00"],
  ["late in the afternoon", "2026-11-23T15:10:00.000Z", "2026-11-23T17:00"],
])("on %s the next hour of work is proposed", (_, now, wall) =>
  expect(newDraft({}, own("Europe/Amsterdam", now)).wall).toBe(wall),
);

test("a day ahead that was chosen in the calendar begins in its morning, one that is over does not", () => {
  const wallOn = (day: string) => newDraft({ day }, own("Europe/London")).wall;
  expect(wallOn("2026-11-27")).toBe("2026-11-27T10:00");
  expect(wallOn("2026-11-13")).toBe("2026-11-20T10:00");
});

test.each([
  ["Europe/Amsterdam", "2026-03-29T09:00", "2026-03-29T07:00:00.000Z"],
  ["Europe/London", "2026-03-29T09:00", "2026-03-29T08:00:00.000Z"],
  ["Europe/Helsinki", "2026-03-29T09:00", "2026-03-29T06:00:00.000Z"],
  ["Europe/Amsterdam", "2026-10-25T09:00", "2026-10-25T08:00:00.000Z"],
  ["Europe/London", "2026-10-25T09:00", "2026-10-25T09:00:00.000Z"],
  ["Europe/Helsinki", "2026-10-25T09:00", "2026-10-25T07:00:00.000Z"],
])("nine o'clock in %s on %s is %s", (timezone, wall, moment) =>
  expect(momentIn({ wall, timezone, minutes: "60" })).toBe(moment),
);

test("an hour that spring skips, a time that is over and no time at all are told apart", () => {
  const wrong = (wall: string) =>
    wrongTime({ wall, timezone: "Europe/Amsterdam", minutes: "60" }, "2026-01-01T00:00:00.000Z");
  expect(wrong("2026-03-29T02:30")).toEqual({ wall: "skipped" });
  expect(wrong("2025-12-31T10:00")).toEqual({ wall: "past" });
  expect(wrong("")).toEqual({ wall: "noTime" });
  expect(wrong("0002-05-04T10:00")).toEqual({ wall: "noTime" });
  expect(isRight(wrong("2026-03-29T03:30"))).toBe(true);
});

test.each(["0", "4", "721", "1.5", ""])("%s minutes are no length of an interview", (minutes) => {
  const when = { wall: "2026-11-27T10:00", timezone: "Europe/Amsterdam", minutes };
  expect(wrongTime(when, "2026-11-20T09:00:00.000Z")).toEqual({ minutes: "noMinutes" });
});

test("without a candidate nothing is sent", () => {
  const draft = newDraft({}, own("Europe/Amsterdam"));
  expect(wrongIn(draft, "2026-11-20T09:20:00.000Z")).toEqual({ candidate: "noCandidate" });
});

test("only the place that belongs to the way they meet is sent", () => {
  const typed = { link: "https://meet.example/1", place: "Slough", phone: "+31 6" };
  expect(whereIn({ ...typed, type: "in-person" })).toEqual({
    link: "",
    place: "Slough",
    phone: "",
  });
});

const meeting = (from: string, until: string) => ({
  scheduledAt: `2026-11-23T${from}:00.000Z`,
  endsAt: `2026-11-23T${until}:00.000Z`,
});

test.each([
  ["nobody is taken", "10:00", [], "2026-11-23T10:00"],
  ["one is taken then", "10:00", [meeting("09:00", "10:00")], "2026-11-23T11:00"],
  [
    "half an hour is too short",
    "10:00",
    [meeting("09:00", "09:30"), meeting("10:00", "11:30")],
    "2026-11-23T12:30",
  ],
  ["the day is full", "10:00", [meeting("06:00", "18:00")], null],
  ["it begins too early", "06:00", [], "2026-11-23T09:00"],
])("where %s, the next time that all are free is proposed", (_, clock, taken, wall) => {
  const when = { wall: `2026-11-23T${clock}`, timezone: "Europe/Amsterdam", minutes: "60" };
  expect(freeWall(when, taken, "2026-11-20T09:00:00.000Z")).toBe(wall);
});

test("nobody meets on a weekend, so the morning after it follows a Friday", () => {
  const friday = { wall: "2026-11-20T16:00", timezone: "Europe/Amsterdam", minutes: "60" };
  expect(nextMorning(friday)).toBe("2026-11-23T09:00");
  const saturday = { ...friday, wall: "2026-11-21T10:00" };
  expect(freeWall(saturday, [], "2026-11-20T09:00:00.000Z")).toBeNull();
});
