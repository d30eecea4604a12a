import type { z } from "zod";
import { ApplicationsChanged } from "@/modules/staffing/applications";
import { CampaignsChanged } from "@/modules/engagement/campaigns";
import { CandidatesChanged } from "@/modules/crm/candidates";
import { PublicationsChanged } from "@/modules/public/careers";
import { ClientsChanged } from "@/modules/crm/clients";
import { ReplyReceived } from "@/modules/engagement/communications";
import { DeploymentsChanged } from "@/modules/staffing/deployments";
import { DocumentsChanged } from "@/modules/staffing/documents";
import { CertificatesEnding } from "@/modules/staffing/certificate-expiry";
import { GdprChanged } from "@/modules/privacy/gdpr";
import { InterviewsChanged } from "@/modules/engagement/interviews";
import { NewMatch } from "@/modules/staffing/matching";
import { RecordsMerged } from "@/modules/crm/duplicates";
import { ProjectsChanged } from "@/modules/staffing/projects";
import { RecruiterAssigned } from "@/modules/staffing/recruiters";
import type { Event } from "@/src/events";
import { type WebhookEvent, webhookEvents } from "./rules";

type Told = { news: string; data: (news: unknown) => object | null };

/** Takes only what is named here out of a piece of news, so that nothing of a person can come along. */
const only = <Data extends z.ZodType>(
  model: z.ZodObject<{ type: z.ZodLiteral<string>; data: Data }>,
  data: (news: z.infer<Data>) => object,
): Told => ({
  news: model.shape.type.value,
  data(news) {
    const { success, data: known } = model.shape.data.safeParse(news);
    return success ? data(known) : null;
  },
});

const ids = ({ ids }: { ids: string[] }) => ({ ids });

const told: Record<WebhookEvent, Told> = {
  "candidates.changed": only(CandidatesChanged, ids),
  "applications.changed": only(ApplicationsChanged, ({ jobId, candidateIds }) => ({
    jobId,
    candidateIds,
  })),
  "interviews.changed": only(InterviewsChanged, ids),
  "clients.changed": only(ClientsChanged, ids),
  "projects.changed": only(ProjectsChanged, ids),
  "deployments.changed": only(DeploymentsChanged, ids),
  "documents.changed": only(DocumentsChanged, ({ recordId }) => ({ recordId })),
  "campaigns.changed": only(CampaignsChanged, ids),
  "publications.changed": only(PublicationsChanged, ids),
  "match.found": only(NewMatch, ({ jobId = null, score }) => ({ jobId, score })),
  "recruiter.assigned": only(RecruiterAssigned, ({ jobId, recruiterId }) => ({
    jobId,
    recruiterId,
  })),
  "reply.received": only(ReplyReceived, ({ communicationId, threadId }) => ({
    communicationId,
    threadId,
  })),
  "certificates.ending": only(CertificatesEnding, (counts) => ({ ...counts })),
  "records.merged": only(RecordsMerged, ({ kind, ids }) => ({ kind, ids })),
  "gdpr.changed": only(GdprChanged, () => ({})),
};

export const newsOf = (events: readonly WebhookEvent[]): string[] =>
  events.map((event) => told[event].news);

/** What is sent of a piece of news, as Standard Webhooks has it; nothing of one that an older version has printed otherwise. */
export function messageOf({ type, data }: Event, at: string) {
  const event = webhookEvents.find((it) => told[it].news === type);
  const said = event && told[event].data(data);
  return event && said ? { event, body: bodyOf(event, at, said) } : null;
}

export const bodyOf = (type: string, timestamp: string, data: object): string =>
  JSON.stringify({ type, timestamp, data });
