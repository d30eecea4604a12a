import { z } from "zod";
import { Happening, words } from "@/modules/records/core/model";
import { locales } from "@/modules/platform/accounts/rules";
import { isTimezone } from "@/src/calendar";
import {
  criteria,
  defaultMinutes,
  defaultType,
  invitationAnswers,
  letterKinds,
  maxMinutes,
  maxNotesLength,
  maxInterviewers,
  recommendations,
  results,
  rounds,
  minMinutes,
  statuses,
  types,
} from "./rules";

const Person = z.object({ id: z.string(), name: z.string() });

/** Specification §3, and what an agency needs beside it. */
export const Interview = z.object({
  id: z.uuid(),
  /** As people say it: I-0012. */
  number: z.string(),
  version: z.number().int(),
  candidateId: z.uuid(),
  candidateName: z.string(),
  projectId: z.uuid().nullable(),
  projectName: z.string().nullable(),
  jobId: z.uuid().nullable(),
  jobTitle: z.string().nullable(),
  clientId: z.uuid().nullable(),
  clientName: z.string().nullable(),
  type: z.enum(types),
  round: z.enum(rounds).nullable(),
  scheduledAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  durationMinutes: z.number().int(),
  timezone: z.string(),
  link: z.string().nullable(),
  place: z.string().nullable(),
  phone: z.string().nullable(),
  notes: z.string().nullable(),
  status: z.enum(statuses),
  result: z.enum(results).nullable(),
  reason: z.string().nullable(),
  locale: z.enum(locales),
  /** Who asks the questions. */
  people: z.array(Person),
  /** Of its scorecards; null where there is none. */
  score: z.number().nullable(),
  scorecardCount: z.number().int(),
  /** What the candidate's calendar answered to the appointment as it stands. */
  candidateAnswer: z.enum(invitationAnswers).nullable(),
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Interview = z.infer<typeof Interview>;

export const Scorecard = z.object({
  userId: z.string(),
  name: z.string(),
  scores: z.partialRecord(z.enum(criteria), z.number().int()),
  overall: z.number().int(),
  recommendation: z.enum(recommendations),
  words: z.string().nullable(),
  at: z.iso.datetime(),
});
export type Scorecard = z.infer<typeof Scorecard>;

/** One letter about it, and what became of it as the mail says. */
export const InterviewLetter = z.object({
  id: z.uuid(),
  kind: z.enum(letterKinds),
  /** An interviewer's name; null is the candidate. */
  to: z.string().nullable(),
  at: z.iso.datetime(),
  state: z.string(),
  /** The server's or our own words where it did not arrive. */
  reason: z.string().nullable(),
  /** What the reader's calendar answered to it. */
  answer: z.enum(invitationAnswers).nullable(),
});
export type InterviewLetter = z.infer<typeof InterviewLetter>;

/** One interview whole. */
export const InterviewRecord = Interview.extend({
  scorecards: z.array(Scorecard),
  letters: z.array(InterviewLetter),
  history: z.array(Happening),
  createdBy: z.string(),
  /** Whether there is an address that the candidate can be written to. */
  hasAddress: z.boolean(),
});
export type InterviewRecord = z.infer<typeof InterviewRecord>;

export const minutes = z.coerce.number("Invalid number").int().min(minMinutes).max(maxMinutes);
export const timezone = z.string().refine(isTimezone, "Invalid time zone");
export const moment = z.iso
  .datetime({ offset: true, error: "Invalid date" })
  .transform((at) => new Date(at).toISOString());
export const people = z.array(z.uuid()).max(maxInterviewers);

/** Only what a browser opens as a page, as it reads it: an invitation carries it to others. */
const link = words(1000)
  .unwrap()
  .transform((address, said) => {
    const url = address ? URL.parse(address) : null;
    if (url && /^https?:$/.test(url.protocol)) return url.href;
    if (address) said.addIssue({ code: "custom", message: "Invalid web address" });
    return address;
  })
  .optional();

/** One line, because calendars and letters have lines of their own. */
const line = (longest: number) =>
  words(longest)
    .unwrap()
    .transform((text) => text && text.replaceAll(/\p{Cc}+/gu, " "))
    .optional();

/** Who is written to about it; nobody, unless somebody said so. */
export const Notify = z
  .object({ candidate: z.boolean().default(false), interviewers: z.boolean().default(false) })
  .prefault({});

/** Goes on although somebody is busy then. */
export const despite = z.boolean().default(false);
/** Where it takes place, by what kind it is. */
export const where = { link, place: line(300), phone: line(60) };
export const about = {
  projectId: z.uuid().nullable().optional(),
  jobId: z.uuid().nullable().optional(),
  clientId: z.uuid().nullable().optional(),
  round: z.enum(rounds).nullable().optional(),
  notes: words(maxNotesLength),
};

export const NewInterview = z.object({
  candidateId: z.string("Choose a candidate.").pipe(z.uuid("Choose a candidate.")),
  type: z.enum(types).default(defaultType),
  scheduledAt: moment,
  durationMinutes: minutes.default(defaultMinutes),
  /** The scheduler's own, where nobody says. */
  timezone: timezone.optional(),
  ...where,
  ...about,
  /** Whoever schedules it, where nobody is named. */
  people: people.optional(),
  /** The language of the candidate's letters; where nobody says, the one they most likely read. */
  locale: z.enum(locales).optional(),
  notify: Notify,
  despite,
});
export type NewInterview = z.infer<typeof NewInterview>;

/** Another interview at that time, and who is in both. */
export const Clash = z.object({
  id: z.uuid(),
  number: z.string(),
  scheduledAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  candidateName: z.string(),
  who: z.array(
    z.object({ id: z.string(), name: z.string(), kind: z.enum(["candidate", "interviewer"]) }),
  ),
});
export type Clash = z.infer<typeof Clash>;

/** Whether a user's calendar reads along; the address itself is told once. */
export const CalendarFeed = z.object({
  createdAt: z.iso.datetime().nullable(),
  readAt: z.iso.datetime().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const OpenedFeed = CalendarFeed.extend({ path: z.string() });
export type OpenedFeed = z.infer<typeof OpenedFeed>;
