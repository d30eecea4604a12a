import type { Fields } from "@/modules/records/conditions/rules";
import { eitherWay } from "@/modules/records/core/rules";
import { minuteMs } from "@/src/calendar";

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

export const minScore = 1;
export const maxScore = 5;

// Specification §5: what the dialog begins with.
export const defaultType: InterviewType = "video";
export const defaultMinutes = 60;
export const minMinutes = 5;
export const maxMinutes = 720;

export const maxNotesLength = 4000;
export const maxReasonLength = 500;
export const maxInterviewers = 20;
/** As many as one list answers. */
export const maxListed = 500;

/** Join opens so long before the beginning. */
export const joinMinutes = 15;
export const candidateReminderHours = 24;
export const interviewerReminderHours = 1;

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

/** The letters that go out about an interview. */
export const letterKinds = ["invitation", "update", "cancellation", "reminder"] as const;
export type LetterKind = (typeof letterKinds)[number];

/** What a calendar answers to an invitation. */
export const invitationAnswers = ["accepted", "declined", "tentative"] as const;
export type InvitationAnswer = (typeof invitationAnswers)[number];

/** What a list may be narrowed to; ahead are those to come and those that go on, unsettled those of which nobody said how they went. */
export const whichList = ["all", "upcoming", "ahead", "past", "unsettled"] as const;
export type WhichList = (typeof whichList)[number];

export const pageSize = 50;
export const sorts = ["time", "candidate", "client", "type", "status"] as const;
export type InterviewSort = (typeof sorts)[number];
export const sortsEitherWay = eitherWay(sorts);

/** By what the list can be asked with conditions: the interview, who is in it, and the candidate. */
export const fields = {
  when: { is: "days" },
  status: { is: "choice", values: statuses },
  type: { is: "choice", values: types },
  round: { is: "choice", values: rounds, canBeNone: true },
  result: { is: "choice", values: results, canBeNone: true },
  interviewer: { is: "person", canBeNone: true },
  client: { is: "name", canBeNone: true },
  skill: { is: "skill" },
  near: { is: "place", most: 500 },
} as const satisfies Fields;

/** What several may become at once: a cancellation needs its reason, and the way back to scheduled its undo. */
export const outcomes = ["completed", "no-show"] as const;
export type Outcome = (typeof outcomes)[number];

/** The number as people say it. */
export const numberOf = (seq: number): string => `I-${String(seq).padStart(4, "0")}`;

/** Of what was agreed, these stand in everybody's calendar; a change of one is told to those who were invited. */
export const calendarFields = ["type", "link", "place", "phone"] as const;
