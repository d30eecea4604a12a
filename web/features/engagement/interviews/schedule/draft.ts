import type { Interview } from "@/modules/engagement/interviews/model";
import {
  defaultMinutes,
  defaultType,
  type InterviewType,
  type Round,
} from "@/modules/engagement/interviews/rules";
import type { Locale } from "@/modules/platform/accounts/rules";
import { addDays, hourMs, isWeekend, momentOf, wallOf } from "@/src/calendar";
import type { Picked } from "@/web/shared/pick/record-pick";

/** What the form knows before anything is written: from where it was opened. */
export type Opening = {
  candidate?: Picked | undefined;
  project?: Picked | undefined;
  job?: Picked | undefined;
  /** The day that is chosen in the calendar. */
  day?: string | undefined;
};

export type When = { wall: string; timezone: string; minutes: string };
export type Where = { type: InterviewType; link: string; place: string; phone: string };
export type Notify = { candidate: boolean; interviewers: boolean };

export type Draft = When &
  Where & {
    candidate: Picked | null;
    /** Somebody has chosen the time; until then it is a proposal. */
    isOwnTime: boolean;
    project: Picked | null;
    round: Round | "";
    people: string[];
    notes: string;
    locale: Locale | "";
    notify: Notify;
  };

export type Own = { timezone: string; now: string; userId: string };

// Specification §5: type video, empty candidate, current date.
export const newDraft = (opening: Opening, own: Own): Draft => ({
  candidate: opening.candidate ?? null,
  isOwnTime: false,
  project: opening.project ?? null,
  type: defaultType,
  round: "",
  wall: firstWall(opening.day, own),
  timezone: own.timezone,
  minutes: String(defaultMinutes),
  link: "",
  place: "",
  phone: "",
  notes: "",
  locale: "" as const,
  people: [own.userId],
  notify: { candidate: true, interviewers: true },
});

export const draftOf = (it: Interview): Draft => ({
  candidate: { id: it.candidateId, name: it.candidateName },
  isOwnTime: true,
  project: it.projectId ? { id: it.projectId, name: it.projectName ?? "" } : null,
  type: it.type,
  round: it.round ?? "",
  wall: wallOf(it.scheduledAt, it.timezone),
  timezone: it.timezone,
  minutes: String(it.durationMinutes),
  link: it.link ?? "",
  place: it.place ?? "",
  phone: it.phone ?? "",
  notes: it.notes ?? "",
  locale: it.locale,
  people: it.people.map(({ id }) => id),
  notify: { candidate: true, interviewers: true },
});

const morning = "10:00";
/** One proposes an hour at which people are at work: it begins within these, on no weekend. */
const workingHours = { first: "09:00", last: "17:00" };

/** The next full hour of work; of another day to come, its morning. */
function firstWall(day: string | undefined, { timezone, now }: Own): string {
  const next = new Date(Math.ceil((Date.parse(now) + 1) / hourMs) * hourMs).toISOString();
  const wall = wallOf(next, timezone);
  const today = wall.slice(0, 10);
  if (day && day > today) return `${day}T${morning}`;
  const hour = wall.slice(11);
  const { first, last } = workingHours;
  if (isWeekend(today) || hour > last) return `${workingDayAfter(today)}T${morning}`;
  return hour < first ? `${today}T${first}` : wall;
}

function workingDayAfter(day: string): string {
  const next = addDays(day, 1);
  return isWeekend(next) ? workingDayAfter(next) : next;
}

/** The moment that the form means; null where clocks skip it or nothing is written. */
export const momentIn = ({ wall, timezone }: When): string | null =>
  wall ? momentOf(wall, timezone) : null;

/** What is sent of the place: the rest of what was typed belongs to another way to meet. */
export const whereIn = ({ type, link, place, phone }: Where) => ({
  link: type === "video" ? link : "",
  place: type === "in-person" ? place : "",
  phone: type === "phone" ? phone : "",
});
