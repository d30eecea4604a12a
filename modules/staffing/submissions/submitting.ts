import { and, eq } from "drizzle-orm";
import { candidates as people } from "@/modules/crm/candidates";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { projectCandidates } from "@/modules/staffing/pipeline/schema";
import { projects, projectsChanged } from "@/modules/staffing/projects";
import { audit } from "@/modules/platform/audit";
import { mustExist } from "@/modules/records/core";
import { type App, actorIdOf } from "@/src/app";
import type { Write } from "@/src/database";
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
  await app.write(lineWrites(app, line, id), projectsChanged([line.projectId]));
  return find(app, id);
}

const lineWrites = (app: App, line: Given, id: string = Bun.randomUUIDv7()): Write[] => [
  ...(line.candidateId ? [mustExist("candidate", [line.candidateId])] : []),
  app.db
    .insert(submissions)
    .values({ ...line, id, at: app.now().toISOString(), by: actorIdOf(app) }),
  audit.entry(app, {
    action: `submission.${line.event}`,
    entityType: "project",
    entityId: line.projectId,
    details: { line: id, clientId: line.clientId },
  }),
];

/** Writes down that a candidate lets the agency present them to the client of a project. */
export async function confirm(
  app: App,
  projectId: string,
  { candidateId, confirmedOn, way, note = null }: NewConfirmation,
): Promise<LedgerLine> {
  refuseFuture(app, confirmedOn);
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

function refuseFuture(app: App, confirmedOn: string): void {
  if (!isFutureDay(app, confirmedOn)) return;
  throw invalid([{ path: ["confirmedOn"], message: "This date is in the future." }]);
}

type Presented = Pick<NewConfirmation, "confirmedOn" | "way"> & {
  candidateIds: string[];
  isNamed: boolean;
};

/** Part of a write: each of them has agreed and stands before the client, where the ledger does not say so yet. */
export async function presentedWrites(
  app: App,
  projectId: string,
  { candidateIds, isNamed, confirmedOn, way }: Presented,
): Promise<Write[]> {
  refuseFuture(app, confirmedOn);
  await people.refuseRestricted(app, candidateIds);
  const writes: Write[] = [];
  for (const candidateId of candidateIds) {
    const clientId = await placeOf(app, projectId, candidateId);
    const place = { projectId, clientId, candidateId };
    const lines = (await listByClient(app, clientId)).filter(
      (it) => it.candidateId === candidateId,
    );
    if (!lines.some(({ event }) => event === "confirmed"))
      writes.push(...lineWrites(app, { event: "confirmed", ...place, confirmedOn, way }));
    if (lines.some((it) => isStanding(it) && it.projectId === projectId)) continue;
    refuseEarlier(earlierIn(lines, app.now().toISOString()));
    writes.push(
      ...lineWrites(app, {
        event: "submitted",
        ...place,
        ...(await shown(app, candidateId, isNamed)),
      }),
    );
  }
  return writes;
}

const isStanding = ({ event, isWithdrawn }: LedgerLine) => event === "submitted" && !isWithdrawn;

/** Which page the client sees, as the ledger keeps it. */
async function shown(app: App, candidateId: string, isNamed: boolean) {
  const { page, version } = await onePagerOf(app, candidateId, isNamed);
  return { isNamed, candidateVersion: version, pageHash: hashOf(page) };
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
  if (!despiteEarlier) refuseEarlier(earlierIn(lines, app.now().toISOString()));
  return submissionWrite(app, {
    event: "submitted",
    projectId,
    clientId,
    candidateId,
    ...(await shown(app, candidateId, isNamed)),
    note,
  });
}

function refuseEarlier(earlier: LedgerLine | undefined): void {
  if (!earlier) return;
  throw new Failure(
    "conflict",
    `This candidate was already submitted to this client on ${earlier.at.slice(0, 10)} for ${earlier.projectNumber}. Confirm to submit again.`,
  );
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
  lines.find((line) => isStanding(line) && line.at > monthsBefore(now, repeatMonths));

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
