import { maxMinutes, minMinutes } from "@/modules/engagement/interviews/rules";
import { type Draft, momentIn, type When } from "./draft";

/** What is wrong, by field; the words stand in `crm.form.wrong`. */
export type Wrong = {
  candidate?: "noCandidate";
  wall?: "noTime" | "skipped" | "past";
  minutes?: "noMinutes";
};

export const wrongIn = (draft: Draft, now: string): Wrong => ({
  ...(!draft.candidate && { candidate: "noCandidate" as const }),
  ...wrongTime(draft, now),
});

/** An interview is scheduled ahead, at a time that the clocks there really show. */
export function wrongTime(when: When, now: string): Wrong {
  const moment = momentIn(when);
  const minutes = Number(when.minutes);
  const fits = Number.isInteger(minutes) && minutes >= minMinutes && minutes <= maxMinutes;
  const wall = !isYear.test(when.wall)
    ? "noTime"
    : !moment
      ? "skipped"
      : moment <= now
        ? "past"
        : undefined;
  return { ...(wall && { wall }), ...(!fits && { minutes: "noMinutes" as const }) };
}

/** Half a year typed is no year yet. */
const isYear = /^[1-9]\d{3}-/;

export const isRight = (wrong: Wrong): boolean => Object.keys(wrong).length === 0;
