import { openapi } from "@elysiajs/openapi";
import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import type { Guard } from "@/src/http/gate";
import { ActivitiesChanged, activityRoutes } from "./activities";
import { auditRoutes } from "./audit";
import { ApplicationsChanged } from "./applications";
import { applyingPages } from "./applying";
import { benchRoutes } from "./bench";
import { breachRoutes, BreachesChanged } from "./breaches";
import { campaignPages, campaignRoutes, CampaignsChanged } from "./campaigns";
import { candidateRoutes, CandidatesChanged } from "./candidates";
import { aiRoutes } from "./ai";
import { communicationRoutes, CommunicationsChanged, inboxRoutes } from "./communications";
import { careersPages, PublicationsChanged } from "./careers";
import { complianceRoutes } from "./compliance";
import { clientRoutes, ClientsChanged } from "./clients";
import { cvRoutes } from "./cvs";
import { decisionRoutes } from "./decisions";
import { deploymentRoutes, DeploymentsChanged } from "./deployments";
import { documentRoutes, DocumentsChanged } from "./documents";
import { dossierRoutes } from "./dossiers";
import { employerRoutes } from "./employers";
import { engagementRoutes } from "./engagement";
import { feedbackRoutes } from "./feedback";
import { fileRoutes, FilesChanged } from "./files";
import { hiringRoutes } from "./hiring";
import { importRoutes } from "./imports";
import { insightRoutes } from "./insights";
import { calendarPages, interviewRoutes, InterviewsChanged } from "./interviews";
import { jobRoutes } from "./jobs";
import { landingPages } from "./landing";
import { matchingRoutes, NewMatch } from "./matching";
import { mergingRoutes, RecordsMerged } from "./merging";
import { mailRoutes, MailSettled } from "./mail";
import { holders } from "./holders";
import { oversightRoutes } from "./oversight";
import { ownPageRoutes, ownPages } from "./ownpage";
import { LegalChanged, legalPages, legalRoutes } from "./legal";
import { MentionMade, noteRoutes, NotesChanged } from "./notes";
import { packRoutes } from "./packs";
import { pipelineRoutes } from "./pipelines";
import { policy } from "./policy";
import { placeRoutes } from "./places";
import { processingRoutes, ProcessorsChanged } from "./processing";
import { projectRoutes, ProjectsChanged } from "./projects";
import { rateRoutes } from "./rates";
import { reanalysisRoutes } from "./reanalysis";
import { GdprChanged, gdprRoutes } from "./gdpr";
import { RecruiterAssigned, recruiterRoutes } from "./recruiters";
import { rightRoutes } from "./rights";
import { scoring } from "./scores";
import { scrapingRoutes, ScrapingUpdate } from "./scraping";
import { CertificatesEnding, expiryRoutes } from "./expiry";
import { startRoutes, StartsChanged } from "./starts";
import { RequirementsChanged } from "./requirements";
import { settingRoutes } from "./settings";
import { shortlistPages, shortlistRoutes } from "./shortlists";
import { submissionRoutes } from "./submissions";
import { tagRoutes, TagsChanged } from "./tags";
import { NotificationsChanged, notificationRoutes } from "./notifications";
import { profileRoutes } from "./profile";
import { taskRoutes, TasksChanged } from "./tasks";
import { timelineRoutes } from "./timeline";
import { isAtLeast, sessions, userRoutes } from "./users";
import { viewRoutes, ViewsChanged } from "./views";

/** What the agency keeps: people, companies, work and placements. */
const recordRoutes = (app: App) =>
  new Elysia()
    .use(candidateRoutes(app))
    .use(ownPageRoutes(app))
    .use(rightRoutes(app))
    .use(clientRoutes(app))
    .use(projectRoutes(app))
    .use(pipelineRoutes(app))
    .use(submissionRoutes(app))
    .use(shortlistRoutes(app))
    .use(deploymentRoutes(app))
    .use(rateRoutes(app))
    .use(feedbackRoutes(app))
    .use(benchRoutes(app))
    .use(packRoutes(app))
    .use(dossierRoutes(app))
    .use(complianceRoutes(app))
    .use(legalRoutes(app))
    .use(processingRoutes(app, holders))
    .use(breachRoutes(app))
    .use(placeRoutes(app))
    .use(startRoutes(app))
    .use(expiryRoutes(app));

/** What hangs on any of those. */
const attachedRoutes = (app: App) =>
  new Elysia()
    .use(fileRoutes(app))
    .use(cvRoutes(app))
    .use(tagRoutes(app))
    .use(viewRoutes(app))
    .use(noteRoutes(app))
    .use(taskRoutes(app))
    .use(notificationRoutes(app))
    .use(communicationRoutes(app))
    .use(inboxRoutes(app))
    .use(campaignRoutes(app))
    .use(timelineRoutes(app))
    .use(documentRoutes(app))
    .use(mergingRoutes(app))
    .use(importRoutes(app));

/** The calls of the product: every module's routes, in one place to look. */
const calls = (app: App) =>
  new Elysia({ prefix: "/api" })
    .use(userRoutes(app))
    .use(profileRoutes(app))
    .use(scrapingRoutes(app))
    .use(jobRoutes(app))
    .use(hiringRoutes(app))
    .use(matchingRoutes(app))
    .use(decisionRoutes(app, scoring))
    .use(activityRoutes(app))
    .use(oversightRoutes(app))
    .use(gdprRoutes(app, { holders, scoring }))
    .use(recruiterRoutes(app))
    .use(reanalysisRoutes(app))
    .use(employerRoutes(app))
    .use(insightRoutes(app))
    .use(interviewRoutes(app))
    .use(engagementRoutes(app))
    .use(settingRoutes(app))
    .use(auditRoutes(app))
    .use(aiRoutes(app))
    .use(mailRoutes(app))
    .use(recordRoutes(app))
    .use(attachedRoutes(app))
    .use(description);

export type Api = ReturnType<typeof calls>;

/** The whole of HTTP: the calls, and the pages for those who have no account. */
export const api = (app: App) =>
  new Elysia()
    .use(calls(app))
    .use(landingPages(app))
    .use(shortlistPages(app))
    .use(campaignPages(app))
    .use(applyingPages(app))
    .use(ownPages(app, holders))
    .use(careersPages(app))
    .use(legalPages(app))
    .use(calendarPages(app));

const description = openapi({
  provider: null,
  specPath: "/openapi.json",
  documentation: { info: { title: "Coldaisle", version: "1" } },
  // An uploaded file has no JSON schema of its own.
  mapJsonSchema: { zod: (model: z.ZodType) => z.toJSONSchema(model, { unrepresentable: "any" }) },
});

export const guard: Guard = {
  policy,
  authenticate: sessions.authenticate,
  allows: ({ role }, access) => access === "anyone" || isAtLeast(role, access),
};

/** The news that browsers hear: those of specification §3, and whose records changed. */
export const broadcast = [
  ActivitiesChanged,
  GdprChanged,
  CampaignsChanged,
  CandidatesChanged,
  ClientsChanged,
  ProjectsChanged,
  DeploymentsChanged,
  ApplicationsChanged,
  PublicationsChanged,
  FilesChanged,
  TagsChanged,
  ViewsChanged,
  NotesChanged,
  MentionMade,
  TasksChanged,
  CommunicationsChanged,
  NotificationsChanged,
  ScrapingUpdate,
  NewMatch,
  RecordsMerged,
  DocumentsChanged,
  LegalChanged,
  BreachesChanged,
  ProcessorsChanged,
  RecruiterAssigned,
  RequirementsChanged,
  InterviewsChanged,
  StartsChanged,
  CertificatesEnding,
  MailSettled,
];
