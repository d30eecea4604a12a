import { and, eq } from "drizzle-orm";
import { candidates as people } from "@/modules/crm/candidates";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { projectCandidates } from "@/modules/staffing/pipeline/schema";
import { projects, projectsChanged } from "@/modules/staffing/projects";
import { audit } from "@/modules/platform/audit";
import { type App, signatureOf } from "@/src/app";
import { Failure, invalid, notFound } from "@/src/errors";
import { isFutureDay } from "@/src/calendar";
import type { LedgerLine, NewConfirmation, NewSubmission, Withdrawal } from "./model";
import { find, hashOf, listByClient, onePagerOf } from "./service";
import { monthsBefore, repeatMonths } from "./rules";
import { submissions } from "./schema";

type Given = Omit<typeof submissions.$inferInsert, "seq" | "id" | "at" | "by">;

/** Adds one line to the ledger; nothing of it is ever changed. */
async function submissionWrite(app: App, line: Given): Promise<LedgerLine> {
  const id = Bun.randomUUIDv7();
  await app.write(
    [
      app.db
        .insert(submissions)
        .values({ ...line, id, at: app.now().toISOString(), by: signatureOf(app) }),
      audit.entry(app, {
        action: `submission.${line.event}`,
        entityType: "project",
        entityId: line.projectId,
        details: { line: id, clientId: line.clientId },
      }),
    ],
    projectsChanged([line.projectId]),
  );
  return find(app, id);
}

/** Writes down that a candidate lets the agency present them to the client of a project. */
export async function confirm(
  app: App,
  projectId: string,
  { candidateId, confirmedOn, way, note = null }: NewConfirmation,
): Promise<LedgerLine> {
  if (isFutureDay(app, confirmedOn)) {
    throw invalid([{ path: ["confirmedOn"], message: "This date is in the future." }]);
  }
  const clientId = await placeOf(app, projectId, candidateId);
  return submissionWrite(app, {
    event: "confirmed",
    projectId,
    clientId,
    candidateId,
    confirmedOn,
    way,
    note,
  });
}

/** Presents a candidate to the client of a project, by the right they gave, and keeps which page the client saw. */
export async function submit(
  app: App,
  projectId: string,
  { candidateId, isNamed, note = null, despiteEarlier = false }: NewSubmission,
): Promise<LedgerLine> {
  await people.refuseRestricted(app, [candidateId]);
  const clientId = await placeOf(app, projectId, candidateId);
  const lines = (await listByClient(app, clientId)).filter((it) => it.candidateId === candidateId);
  if (!lines.some(({ event }) => event === "confirmed")) {
    throw new Failure(
      "conflict",
      "Record the candidate's right to represent for this client first.",
    );
  }
  const earlier = earlierIn(lines, app.now().toISOString());
  if (earlier && !despiteEarlier) {
    throw new Failure(
      "conflict",
      `This candidate was already submitted to this client on ${earlier.at.slice(0, 10)} for ${earlier.projectNumber}. Confirm to submit again.`,
    );
  }
  const { page, version } = await onePagerOf(app, candidateId, isNamed);
  return submissionWrite(app, {
    event: "submitted",
    projectId,
    clientId,
    candidateId,
    isNamed,
    candidateVersion: version,
    pageHash: hashOf(page),
    note,
  });
}

/** Takes a submission back, by a line of its own. */
export async function withdraw(app: App, id: string, { reason }: Withdrawal): Promise<LedgerLine> {
  const line = await find(app, id);
  if (line.event !== "submitted" || line.isWithdrawn) {
    throw new Failure("conflict", "Only an active submission can be withdrawn.");
  }
  const { projectId, clientId, candidateId } = line;
  return submissionWrite(app, {
    event: "withdrawn",
    projectId,
    clientId,
    candidateId,
    note: reason,
    takesBack: id,
  });
}

/** The latest submission that stands and is not too long ago to matter. */
const earlierIn = (lines: LedgerLine[], now: string): LedgerLine | undefined =>
  lines.find(
    ({ event, isWithdrawn, at }) =>
      event === "submitted" && !isWithdrawn && at > monthsBefore(now, repeatMonths),
  );

/** Whom a candidate of the board would be presented to; refused where that cannot be. */
async function placeOf(app: App, projectId: string, candidateId: string): Promise<string> {
  const { clientId } = await projects.rowOf(app, projectId);
  const [row] = await app.db
    .select({ status: candidates.status, archivedAt: candidates.archivedAt })
    .from(projectCandidates)
    .innerJoin(candidates, eq(candidates.id, projectCandidates.candidateId))
    .where(
      and(
        eq(projectCandidates.projectId, projectId),
        eq(projectCandidates.candidateId, candidateId),
      ),
    );
  if (!row) return notFound("candidate of this project");
  if (row.status === "blacklisted" || row.archivedAt !== null) {
    throw new Failure("conflict", "Archived or blacklisted candidates can't be submitted.");
  }
  if (clientId) return clientId;
  throw new Failure("conflict", "Choose a client for this project first.");
}
