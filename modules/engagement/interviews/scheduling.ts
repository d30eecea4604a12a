import { users } from "@/modules/platform/accounts";
import { defaultTimezone, hourMs } from "@/src/calendar";
import { mustExist } from "@/modules/records/core";
import { type App, actorIdOf } from "@/src/app";
import { invalid } from "@/src/errors";
import {
  aboutOf,
  candidateOf,
  type Known,
  localeOf,
  namedColleagues,
  refuseUnwanted,
} from "./context";
import { refuseClash, withoutConflicts } from "./calendar/conflicts";
import { saveChange } from "./save";
import type { InterviewRecord, NewInterview } from "./model";
import { candidateReminderHours, interviewerReminderHours } from "./rules";
import { interviewPeople, interviews } from "./schema";

/** Answers only once it stands, with its conflicts refused and its letters in the same write. */
export async function schedule(
  app: App,
  { notify, despite, people: named, ...input }: NewInterview,
): Promise<InterviewRecord> {
  refusePast(app, input.scheduledAt);
  const candidate = await candidateOf(app, input.candidateId);
  refuseUnwanted(candidate);
  const people = await namedColleagues(app, named ?? (app.actor.id ? [app.actor.id] : []));
  const userIds = people.map(({ id }) => id);
  const asked = { ...input, people: userIds };
  await refuseClash(app, asked, despite);
  const row = await rowFrom(app, input, candidate);
  return saveChange(app, {
    row,
    people,
    verb: "scheduled",
    notice: { what: "interviewScheduled", to: people },
    writes: [
      mustExist("candidate", [row.candidateId]),
      app.db.insert(interviews).values(row),
      ...interviewerWrites(app, row.id, userIds),
      ...withoutConflicts(app, { id: row.id, asked, despite }),
    ],
    line: { event: "scheduled", changes: { scheduledAt: [null, row.scheduledAt] } },
    letter: { kind: "invitation", notify },
  });
}

type Input = Omit<NewInterview, "notify" | "despite" | "people"> & { isSample?: boolean };

export async function rowFrom(app: App, input: Input, candidate: Known) {
  const id = Bun.randomUUIDv7();
  const at = app.now().toISOString();
  const { link = null, place = null, round = null, notes = null } = input;
  return {
    type: input.type,
    scheduledAt: input.scheduledAt,
    candidateId: input.candidateId,
    id,
    link,
    place,
    round,
    notes,
    durationMinutes: input.durationMinutes,
    projectId: null,
    jobId: null,
    clientId: null,
    ...(await aboutOf(app, input)),
    phone: input.phone ?? (input.type === "phone" ? candidate.phone : null),
    timezone: input.timezone ?? (await ownTimezone(app)),
    locale: input.locale ?? localeOf(candidate),
    ...remindedAlready(app, input.scheduledAt),
    calendarUid: `${id}@coldaisle`,
    calendarSequence: 0,
    calendarOrganizer: null,
    isSample: input.isSample ?? false,
    createdBy: actorIdOf(app),
    createdAt: at,
    updatedAt: at,
  };
}

/** Who hears of it less than a reminder's time before has just been reminded. */
export function remindedAlready(app: App, scheduledAt: string) {
  const hours = (Date.parse(scheduledAt) - app.now().getTime()) / hourMs;
  return {
    candidateRemindedOf: hours <= candidateReminderHours ? scheduledAt : null,
    peopleRemindedOf: hours <= interviewerReminderHours ? scheduledAt : null,
  };
}

export function refusePast(app: App, scheduledAt: string): void {
  if (scheduledAt > app.now().toISOString()) return;
  const message = "Choose a time in the future.";
  throw invalid([{ path: ["scheduledAt"], message }]);
}

const ownTimezone = async (app: App): Promise<string> =>
  app.actor.id ? (await users.find(app, app.actor.id)).timezone : defaultTimezone;

/** The interviewers, as part of the write that names them. */
export const interviewerWrites = (app: App, interviewId: string, userIds: string[]) =>
  userIds.length === 0
    ? []
    : [
        app.db
          .insert(interviewPeople)
          .values(userIds.map((userId, position) => ({ interviewId, userId, position }))),
      ];
