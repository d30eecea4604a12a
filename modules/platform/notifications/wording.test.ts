import { expect, test } from "bun:test";
import { pathOf, topics, notificationKinds } from "./index";
import { titleFor } from "./wording";
import words from "./words.json";

const { en, ...others } = words;
const placesIn = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();

test("whatever can be told has its sentence, and every topic its name", () => {
  expect(Object.keys(en.titles).toSorted()).toEqual(notificationKinds.toSorted());
  expect(Object.keys(en.topics).toSorted()).toEqual(topics.toSorted());
});

test.each(Object.entries(others))(
  "%s says all that English says, with the same places",
  (_, own) => {
    for (const [what, sentence] of Object.entries(en.titles)) {
      const said = Object.entries(own.titles).find(([name]) => name === what)?.[1] ?? "";
      expect([what, placesIn(said)]).toEqual([what, placesIn(sentence)]);
    }
    expect(Object.keys(own)).toEqual(Object.keys(en));
  },
);

test("a moment is said by the clock of the reader and a day is the same everywhere", () => {
  const reader = { locale: "en" as const, timezone: "Europe/London" };
  const scheduledAt = "2026-10-25T01:30:00.000Z";
  expect(titleFor(reader, "interviewSoon", { scheduledAt })).toEndWith("25 Oct 2026, 01:30");
  expect(titleFor(reader, "deploymentEnding", { day: "2026-10-25" })).toEndWith("25 Oct 2026");
});

test.each([
  ["interviewSoon", { interviewId: "i" }, "/crm?tab=interviews&view=i"],
  ["campaignEnded", { campaignId: "c" }, "/crm?tab=campaigns&campaign=c"],
  ["replyReceived", { communicationId: "m" }, "/crm?tab=communications&thread=m"],
  ["matchFound", { jobId: "j" }, "/jobs/j?tab=match&full=1"],
  ["mentioned", {}, "/candidates/r?tab=notes"],
  ["taskDue", { taskId: "t" }, "/candidates/r?tab=tasks"],
  ["certificateEnded", {}, "/certificates"],
  ["certificateEnding", { bucket: "month" }, "/certificates?bucket=month"],
  ["applicationMoved", { jobId: "j" }, "/candidates/r"],
] as const)("%s leads where something can be done about it", (what, params, path) => {
  expect(pathOf({ what, kind: "candidate", recordId: "r", params })).toBe(path);
});
