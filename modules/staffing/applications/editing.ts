import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { type Notice, notifications } from "@/modules/platform/notifications";
import { assigning } from "@/modules/market/recruiters";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import type { Event } from "@/src/news/events";
import { applicationsChanged } from "./events";
import { stepWrites } from "./timeline";
import type { Application, ApplicationChanges } from "./model";
import { type ApplicationStatus, nextStatuses } from "./rules";
import { applications } from "./schema";
import { find } from "./service";

/** Moves an application on or writes its note, if it is still as the changer saw it. */
export async function edit(
  app: App,
  id: string,
  changes: ApplicationChanges,
): Promise<Application> {
  const { writes, news } = await editWrites(app, await find(app, id), changes);
  await app.write(writes, ...news);
  return find(app, id);
}

/** The same for the caller's own write. */
export async function editWrites(app: App, before: Application, changes: ApplicationChanges) {
  const { status } = changes;
  if (status !== undefined && status !== before.status) refuseStep(before.status, status);
  return changeWrites(app, before, changes);
}

/** The same without the check of allowed steps, for an undo. */
export async function changeWrites(
  app: App,
  before: Application,
  { version, status, reason = "", note }: ApplicationChanges,
): Promise<{ writes: (Write | Guarded)[]; news: Event[] }> {
  const { id } = before;
  const isMoved = status !== undefined && status !== before.status;
  const set = {
    ...(isMoved && { status }),
    ...(note !== undefined && { note: note || null }),
    version: version + 1,
    updatedAt: app.now().toISOString(),
  };
  const isThis = and(eq(applications.id, id), eq(applications.version, version));
  const details = isMoved ? { from: before.status, to: status } : { fields: ["note"] };
  const told = await notifications.notify(app, ...(isMoved ? [await moving(app, before)] : []));
  return {
    writes: [
      ...told.writes,
      must(app.db.update(applications).set(set).where(isThis)),
      ...(isMoved
        ? [stepWrites(app, id, { from: before.status, to: status, reason: reason || null })]
        : []),
      audit.entry(app, {
        action: isMoved ? "application.moved" : "application.edited",
        entityType: "application",
        entityId: id,
        details,
      }),
    ],
    news: [applicationsChanged(before.jobId, [before.candidateId]), ...told.news],
  };
}

/** Whoever has the job is told when somebody else moves one of its applications. */
async function moving(app: App, { id, jobId, candidateId, version }: Application): Promise<Notice> {
  const owner = (await assigning.ownersOf(app, [jobId])).get(jobId);
  return {
    to: owner ? [owner] : [],
    what: "applicationMoved",
    params: { jobId },
    record: { kind: "candidate", id: candidateId },
    onceKey: `application:${id}:${version}`,
  };
}

export const setStatus = (
  app: App,
  id: string,
  change: Pick<ApplicationChanges, "version" | "reason"> & { status: ApplicationStatus },
) => edit(app, id, change);

function refuseStep(from: ApplicationStatus, to: ApplicationStatus): void {
  const allowed = nextStatuses(from);
  if (allowed.includes(to)) return;
  throw new Failure("conflict", `Allowed next statuses after ${from}: ${allowed.join(", ")}.`);
}
