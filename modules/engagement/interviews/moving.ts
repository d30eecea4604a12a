import { type Changes, definedFields, refuseTransition } from "@/modules/records/core";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { colleaguesOf } from "./context";
import { refuseClash, withoutConflicts } from "./calendar/conflicts";
import { updateIfVersion, findUnchanged } from "./rows";
import { saveChange } from "./save";
import type { InterviewRecord } from "./model";
import type { InterviewCancellation, Rescheduling } from "./questions";
import { nextStatuses } from "./rules";
import { refusePast, remindedAlready } from "./scheduling";
import { peopleOf } from "./service";
import type { InterviewRow } from "./shape";

/** Another time, or another place with it; whoever was invited is sent the same event anew. */
export async function reschedule(
  app: App,
  id: string,
  { version, notify, despite, reason = null, ...given }: Rescheduling,
): Promise<InterviewRecord> {
  const before = await findUnchanged(app, id, version);
  refuseFixed(before);
  refusePast(app, given.scheduledAt);
  const set = {
    ...definedFields(given),
    ...(given.scheduledAt !== before.scheduledAt && remindedAlready(app, given.scheduledAt)),
    calendarSequence: before.calendarSequence + 1,
  };
  const row = { ...before, ...set };
  const people = await peopleIn(app, id);
  const userIds = people.map((person) => person.id);
  const asked = { ...row, people: userIds, except: id };
  await refuseClash(app, asked, despite);
  return saveChange(app, {
    row,
    people,
    verb: "rescheduled",
    notice: { what: "interviewMoved", to: people },
    writes: [updateIfVersion(app, before, set), ...withoutConflicts(app, { id, asked, despite })],
    line: { event: "rescheduled", reason, changes: movedFrom(before, row) },
    letter: { kind: "update", notify },
  });
}

function movedFrom(before: InterviewRow, after: InterviewRow): Changes {
  const changes: Changes = { scheduledAt: [before.scheduledAt, after.scheduledAt] };
  const minutes = ({ durationMinutes }: InterviewRow) => String(durationMinutes);
  if (before.durationMinutes === after.durationMinutes) return changes;
  return { ...changes, durationMinutes: [minutes(before), minutes(after)] };
}

function refuseFixed({ status }: InterviewRow): void {
  if (status === "scheduled") return;
  throw new Failure("conflict", "Only a scheduled interview can be rescheduled.");
}

/** Calls it off; whoever was invited has it taken out of the calendar. */
export async function cancel(
  app: App,
  id: string,
  { version, reason, notify }: InterviewCancellation,
): Promise<InterviewRecord> {
  const before = await findUnchanged(app, id, version);
  refuseTransition("an interview", nextStatuses, { from: before.status, to: "cancelled" });
  const set = {
    status: "cancelled" as const,
    reason,
    calendarSequence: before.calendarSequence + 1,
  };
  const people = await peopleIn(app, id);
  return saveChange(app, {
    row: { ...before, ...set },
    people,
    verb: "cancelled",
    notice: { what: "interviewCancelled", to: people },
    writes: [updateIfVersion(app, before, set)],
    line: { event: "status", reason, changes: { status: [before.status, "cancelled"] } },
    letter: { kind: "cancellation", notify },
  });
}

export async function peopleIn(app: App, id: string) {
  const people = await peopleOf(app, [id]);
  return colleaguesOf(app, people.get(id) ?? []);
}
