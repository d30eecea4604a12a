import { interviews } from "@/modules/engagement/interviews";
import { notifications } from "@/modules/platform/notifications";
import { tasks } from "@/modules/records/tasks";
import { applications } from "@/modules/staffing/applications";
import type { App } from "@/src/app";
import { rowsShown } from "./rules";
import { type Found, firstOf, nothing, row } from "./shape";

export type Day = { from: string; tonight: string; isOwn: boolean };

/** Those of the day that were neither held nor called off, a missed one among them. */
export async function interviewsOf(app: App, { from, tonight, isOwn }: Day): Promise<Found> {
  const all = await interviews.list(app, {
    which: "all",
    from,
    to: tonight,
    limit: 200,
    ...(isOwn && { userId: "me" as const }),
  });
  const now = app.now().toISOString();
  const open = all.filter(({ status }) => status === "scheduled");
  return firstOf(
    open.map(({ id, number, scheduledAt, endsAt, candidateName, ...about }) =>
      row({
        id,
        number,
        at: scheduledAt,
        isLate: endsAt < now,
        who: candidateName,
        what: about.jobTitle ?? about.projectName ?? about.clientName,
        path: `/crm?view=${id}`,
      }),
    ),
  );
}

export async function tasksDue(app: App, { tonight, isOwn }: Day): Promise<Found> {
  const { total, tasks: due } = await tasks.due(app, {
    until: tonight,
    limit: rowsShown,
    ...(isOwn && app.actor.id && { assigneeId: app.actor.id }),
  });
  const now = app.now().toISOString();
  return {
    total,
    rows: due.map(({ id, title, dueAt, record, assignee }) =>
      row({
        id,
        at: dueAt,
        isLate: dueAt !== null && dueAt < now,
        what: title,
        who: record?.label ?? (isOwn ? null : assignee.name),
        path: record ? `/${record.kind}s/${record.id}?tab=activity` : "/tasks",
      }),
    ),
  };
}

/** What people answered and the reader has not opened; a program has no bell. */
export async function repliesUnread(app: App): Promise<Found> {
  if (!app.actor.id) return nothing;
  const unread = { which: "unread", topic: "replies", limit: rowsShown } as const;
  const { notifications: told, unread: total } = await notifications.list(app, unread);
  return {
    total,
    rows: told.map(({ id, title, about, path, at }) =>
      row({ id, path, at, who: about.join(", ") || null, what: title }),
    ),
  };
}

export async function applicationsUnreviewed(app: App): Promise<Found> {
  const page = await applications.list(app, {
    stretch: "unreviewed",
    sort: "date",
    limit: rowsShown,
  });
  return {
    total: page.total,
    rows: page.applications.map((it) =>
      row({
        id: it.id,
        number: it.candidateNumber,
        at: it.appliedAt,
        who: it.candidateName,
        what: it.jobTitle,
        path: `/applications/${it.id}`,
      }),
    ),
  };
}
