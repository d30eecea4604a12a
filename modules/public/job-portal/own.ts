import { and, desc, eq, isNotNull } from "drizzle-orm";
import { applications } from "@/modules/staffing/applications/schema";
import { jobs } from "@/modules/market/jobs/schema";
import type { App } from "@/src/app";
import { meetingsOf } from "./meetings";
import type { OwnApplication } from "./model";
import { ownCandidate } from "./owner";
import { papersOf } from "./papers";

/** What the signed-in person has applied for, the newest first. */
export async function own(app: App): Promise<OwnApplication[]> {
  const candidateId = await ownCandidate(app);
  return candidateId ? ofCandidate(app, candidateId) : [];
}

/** Only where they applied themselves: whom the agency considers for what is its own business. */
export async function ofCandidate(app: App, candidateId: string): Promise<OwnApplication[]> {
  const rows = await app.db
    .select({ own: applications, title: jobs.title, company: jobs.company })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.candidateId, candidateId), isNotNull(applications.appliedAt)))
    .orderBy(desc(applications.appliedAt), desc(applications.id));
  const meetings = await meetingsOf(app, candidateId);
  const offers = rows.filter(({ own }) => own.status === "offer").map(({ own }) => own.id);
  const papers = await papersOf(app, offers);
  return rows.map(({ own, title, company }) => ({
    ...{ id: own.id, jobId: own.jobId, jobTitle: title, company, status: own.status },
    appliedDate: own.appliedAt ?? own.createdAt,
    interviewDate: meetings.get(own.jobId)?.at ?? null,
    interviewId: meetings.get(own.jobId)?.id ?? null,
    papers: papers.get(own.id) ?? [],
  }));
}
