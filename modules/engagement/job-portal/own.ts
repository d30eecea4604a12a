import { shownOf } from "@/src/database/read-model";
import { and, desc, eq, isNotNull, asc, inArray, isNull } from "drizzle-orm";
import { applicationRows as applications } from "@/modules/staffing/applications/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { App } from "@/src/app";
import type { OwnApplication } from "./model";
import { ownCandidate } from "./owner";
import { interviewRows as interviews } from "@/modules/engagement/interviews/read-model";
import { deploymentRows as deployments } from "@/modules/staffing/deployments/read-model";
import {
  documentRevisionRows as revisions,
  documentRows as documents,
} from "@/modules/staffing/documents/read-model";
import { candidateDocuments, releasedStatuses } from "./rules";

type Paper = OwnApplication["papers"][number];

/** What was sent to whoever was made an offer, by the application; the signed copy where there is one. */
async function documentsByApplication(
  app: App,
  applicationIds: string[],
): Promise<Map<string, Paper[]>> {
  const rows = await app.db
    .select({
      applicationId: deployments.applicationId,
      document: shownOf(documents),
      file: latest.file,
    })
    .from(deployments)
    .innerJoin(documents, eq(documents.recordId, deployments.id))
    .innerJoin(revisions, isLatest)
    .where(
      and(
        inArray(deployments.applicationId, applicationIds),
        eq(documents.kind, "deployment"),
        inArray(documents.type, [...candidateDocuments]),
        inArray(documents.status, [...releasedStatuses]),
        isNull(documents.archivedAt),
      ),
    )
    .orderBy(desc(documents.seq));
  const byApplication = Map.groupBy(rows, ({ applicationId }) => applicationId ?? "");
  return new Map([...byApplication].map(([id, its]) => [id, its.map(shown)]));
}

const latest = { file: revisions.pdfFileId };
const isLatest = and(
  eq(revisions.documentId, documents.id),
  eq(revisions.revision, documents.revision),
);

type Row = { document: typeof documents.$inferSelect; file: string };

const shown = ({ document, file }: Row): Paper => ({
  type: document.type,
  title: document.title,
  fileId: document.signedFileId ?? file,
});

type Meeting = { id: string; at: string };

/** When the candidate is next talked to about each job; of what is past, the last. */
async function meetingsOf(app: App, candidateId: string): Promise<Map<string, Meeting>> {
  const rows = await app.db
    .select({ id: interviews.id, jobId: interviews.jobId, at: interviews.scheduledAt })
    .from(interviews)
    .where(and(eq(interviews.candidateId, candidateId), eq(interviews.status, "scheduled")))
    .orderBy(asc(interviews.scheduledAt));
  const now = app.now().toISOString();
  const next = new Map<string, Meeting>();
  for (const { id, jobId, at } of rows) {
    const before = jobId && next.get(jobId);
    if (jobId && (!before || before.at < now)) next.set(jobId, { id, at });
  }
  return next;
}

/** What the signed-in person has applied for, the newest first. */
export async function ownApplications(app: App): Promise<OwnApplication[]> {
  const candidateId = await ownCandidate(app);
  return candidateId ? ofCandidate(app, candidateId) : [];
}

/** Only where they applied themselves: whom the agency considers for what is its own business. */
export async function ofCandidate(app: App, candidateId: string): Promise<OwnApplication[]> {
  const rows = await app.db
    .select({ own: shownOf(applications), title: jobs.title, company: jobs.company })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.candidateId, candidateId), isNotNull(applications.appliedAt)))
    .orderBy(desc(applications.appliedAt), desc(applications.id));
  const meetings = await meetingsOf(app, candidateId);
  const offers = rows.filter(({ own }) => own.status === "offer").map(({ own }) => own.id);
  const papers = await documentsByApplication(app, offers);
  return rows.map(({ own, title, company }) => ({
    id: own.id,
    jobId: own.jobId,
    jobTitle: title,
    company,
    status: own.status,
    appliedDate: own.appliedAt ?? own.createdAt,
    interviewDate: meetings.get(own.jobId)?.at ?? null,
    interviewId: meetings.get(own.jobId)?.id ?? null,
    papers: papers.get(own.id) ?? [],
  }));
}
