import { eq } from "drizzle-orm";
import { changesOf, definedFields, type HistoryFields } from "@/modules/records/core";
import type { App } from "@/src/app";
import { aboutOf, type Colleague, namedColleagues } from "./context";
import { refuseClash } from "./calendar/conflicts";
import { updateIfVersion, findUnchanged } from "./rows";
import { saveChange } from "./save";
import type { InterviewRecord } from "./model";
import { peopleIn } from "./moving";
import type { InterviewChanges } from "./questions";
import { calendarFields } from "./rules";
import { interviewPeople } from "./schema";
import { interviewerWrites } from "./scheduling";
import type { InterviewRow } from "./shape";

/** Everything but its time and its status, which have verbs of their own. */
export async function edit(
  app: App,
  id: string,
  { version, notify, despite, people: named, ...given }: InterviewChanges,
): Promise<InterviewRecord> {
  const before = await findUnchanged(app, id, version);
  const was = await peopleIn(app, id);
  const people = named ? await namedColleagues(app, named) : was;
  const [coming, leaving] = [without(people, was), without(was, people)];
  await refuseBusy(app, { row: before, coming, despite });
  const set = definedFields({ ...given, ...(await aboutOf(app, given)) });
  const isNews = isToldIn(before, set) || coming.length + leaving.length > 0;
  const calendarSequence = before.calendarSequence + (isNews ? 1 : 0);
  const row = { ...before, ...set, calendarSequence };
  const changes = changesOf(historyFields, { ...before, people: was }, { ...row, people });
  const news = {
    notice: { what: "interviewScheduled" as const, to: coming },
    letter: { kind: "update" as const, notify },
  };
  return saveChange(app, {
    row,
    people,
    leaving,
    verb: "edited",
    line: { event: "edited", changes },
    writes: [
      updateIfVersion(app, before, { ...set, calendarSequence }),
      ...(named ? reseated(app, id, people) : []),
    ],
    ...(isNews && row.status === "scheduled" && news),
  });
}

/** Who else is to come to an interview, and whether it is held despite a clash. */
type Booking = { row: InterviewRow; coming: Colleague[]; despite: boolean };

/** Whoever is to come has to have the time; those who are in it already have been asked. */
async function refuseBusy(app: App, { row, coming, despite }: Booking) {
  if (row.status !== "scheduled" || coming.length === 0) return;
  const { id, scheduledAt, durationMinutes } = row;
  const people = coming.map((person) => person.id);
  await refuseClash(app, { scheduledAt, durationMinutes, people, except: id }, despite);
}

const isToldIn = (before: InterviewRow, set: Partial<InterviewRow>) =>
  calendarFields.some((field) => field in set && set[field] !== before[field]);

const without = (some: Colleague[], others: Colleague[]) =>
  some.filter(({ id }) => !others.some((other) => other.id === id));

const reseated = (app: App, id: string, people: Colleague[]) => [
  app.db.delete(interviewPeople).where(eq(interviewPeople.interviewId, id)),
  ...interviewerWrites(
    app,
    id,
    people.map((person) => person.id),
  ),
];

/** Ids and words of kinds; what somebody wrote or where they can be reached is not told again. */
const historyFields: HistoryFields<InterviewRow & { people: { id: string }[] }> = {
  type: ({ type }) => type,
  round: ({ round }) => round,
  result: ({ result }) => result,
  projectId: ({ projectId }) => projectId,
  jobId: ({ jobId }) => jobId,
  people: ({ people }) => people.map(({ id }) => id).join(" "),
};
