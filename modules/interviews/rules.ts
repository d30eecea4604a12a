/** Specification §3. */
export const types = ["phone", "video", "in-person"] as const;
export type InterviewType = (typeof types)[number];

export const statuses = ["scheduled", "completed", "no-show", "cancelled"] as const;
export type InterviewStatus = (typeof statuses)[number];

/** What it can become from each status; back to scheduled is how a slip is taken back. */
export const nextStatuses: Record<InterviewStatus, readonly InterviewStatus[]> = {
  scheduled: ["completed", "no-show", "cancelled"],
  completed: ["scheduled", "no-show"],
  "no-show": ["scheduled", "completed"],
  cancelled: [],
};

/** Which conversation on the way to a placement it is. */
export const rounds = ["screening", "technical", "client", "final"] as const;
export type Round = (typeof rounds)[number];

/** What came of it, once it was held. */
export const results = ["passed", "on-hold", "rejected"] as const;
export type Result = (typeof results)[number];

/** What a scorecard asks, each from 1 to 5. */
export const criteria = ["technical", "safety", "communication", "teamwork", "motivation"] as const;
export type Criterion = (typeof criteria)[number];

export const recommendations = ["strong-yes", "yes", "no", "strong-no"] as const;
export type Recommendation = (typeof recommendations)[number];

export const lowestScore = 1;
export const highestScore = 5;

// Specification §5: what the dialog begins with.
export const defaultType: InterviewType = "video";
export const defaultTimezone = "Europe/Amsterdam";
export const defaultMinutes = 60;
export const shortestMinutes = 5;
export const longestMinutes = 720;

export const longestNotes = 4000;
export const longestReason = 500;
export const mostInterviewers = 20;
/** As many as one list answers. */
export const mostListed = 500;

/** Join opens so long before the beginning. */
export const joinMinutes = 15;
export const candidateReminderHours = 24;
export const interviewerReminderHours = 1;

const minuteMs = 60_000;

type Timed = { scheduledAt: string; durationMinutes: number };

export const endOf = ({ scheduledAt, durationMinutes }: Timed): string =>
  new Date(Date.parse(scheduledAt) + durationMinutes * minuteMs).toISOString();

/** Specification §4: scheduled, and not in the past. */
export const isUpcoming = (it: { status: InterviewStatus; scheduledAt: string }, now: string) =>
  it.status === "scheduled" && it.scheduledAt >= now;

/** From a quarter of an hour before until it ends. */
export function isJoinable(it: Timed & { status: InterviewStatus }, now: string): boolean {
  const opens = new Date(Date.parse(it.scheduledAt) - joinMinutes * minuteMs).toISOString();
  return it.status === "scheduled" && opens <= now && now < endOf(it);
}

export const isTimezone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
};

/** What a clock on the wall of a zone shows at a moment: `2026-03-29T09:00`. */
export function wallOf(moment: string, zone: string): string {
  const shown = new Intl.DateTimeFormat("sv-SE", {
    ...{ timeZone: zone, hourCycle: "h23" },
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
  });
  return shown.format(new Date(moment)).replace(" ", "T");
}

/**
 * The moment at which that clock shows a time. Of the hour that comes twice in autumn it is the first;
 * the hour that spring skips is at no moment, and answers null.
 */
export function momentOf(wall: string, zone: string): string | null {
  const asUtc = Date.parse(`${wall.slice(0, 16)}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsets = [-dayMs, dayMs].map((away) => offsetAt(asUtc + away, zone));
  const moments = offsets.map((offset) => new Date(asUtc - offset).toISOString()).toSorted();
  return moments.find((moment) => wallOf(moment, zone) === wall.slice(0, 16)) ?? null;
}

const dayMs = 1440 * minuteMs;

const offsetAt = (ms: number, zone: string): number => {
  const minute = Math.floor(ms / minuteMs) * minuteMs;
  return Date.parse(`${wallOf(new Date(minute).toISOString(), zone)}:00Z`) - minute;
};

/** The letters that go out about an interview. */
export const letterKinds = ["invitation", "update", "cancellation", "reminder"] as const;
export type LetterKind = (typeof letterKinds)[number];

/** What a list may be narrowed to. */
export const whichList = ["all", "upcoming", "past"] as const;
