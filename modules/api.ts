import { openapi } from "@elysiajs/openapi";
import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { accessRoutes } from "./platform/accounts/invitations";
import { activityRoutes } from "./platform/privacy-log";
import { analyticsRoutes } from "./reporting/analytics";
import { auditRoutes } from "./platform/audit";
import { backupRoutes } from "./platform/backups";
import { benchRoutes } from "./staffing/bench";
import { boardPackRoutes } from "./reporting/board-packs";
import { brandingRoutes } from "./platform/branding";
import { breachRoutes } from "./privacy/breaches";
import { campaignRoutes } from "./engagement/campaigns";
import { candidateRoutes } from "./crm/candidates";
import { aiRoutes } from "./market/ai-enrichment";
import { communicationRoutes, inboxRoutes } from "./engagement/communications";
import { complianceRoutes } from "./privacy/compliance";
import { clientRoutes } from "./crm/clients";
import { cvRoutes } from "./crm/cvs";
import { decisionRoutes } from "./platform/decision-log";
import { deploymentRoutes } from "./staffing/deployments";
import { documentRoutes } from "./staffing/documents";
import { dossierRoutes } from "./staffing/posted-workers";
import { employerRoutes } from "./market/employers";
import { engagementRoutes } from "./reporting/engagement-metrics";
import { feedbackRoutes } from "./staffing/feedback";
import { fileRoutes } from "./platform/files";
import { hiringRoutes } from "./public/job-portal/board";
import { importRoutes } from "./crm/imports";
import { independenceRoutes } from "./staffing/contractor-status";
import { insightRoutes } from "./reporting/dashboard";
import { interviewRoutes } from "./engagement/interviews";
import { jobRoutes } from "./market/jobs";
import { matchingRoutes } from "./staffing/matching";
import { mergingRoutes } from "./crm/duplicates";
import { mailRoutes } from "./platform/mail";
import { faces } from "./faces";
import { handings } from "./handings";
import { holders } from "./holders";
import { oversightRoutes } from "./privacy/ai-oversight";
import { ownPageRoutes } from "./public/candidate-self-service";
import { legalRoutes } from "./privacy/legal-documents";
import { noteRoutes } from "./platform/notes";
import { packRoutes } from "./staffing/country-rules";
import { pipelineRoutes } from "./staffing/pipeline";
import { dailyTasks } from "./daily";
import { placeRoutes } from "./staffing/site-map";
import { processingRoutes } from "./privacy/processing-register";
import { projectRoutes } from "./staffing/projects";
import { rateRoutes } from "./staffing/rates";
import { reanalysisRoutes } from "./market/reanalysis";
import { reportRoutes } from "./reporting/reports";
import { gdprRoutes } from "./privacy/gdpr";
import { recruiterRoutes } from "./staffing/recruiters";
import { rightRoutes } from "./privacy/privacy-notices";
import { scoring } from "./scores";
import { scheduleRoutes } from "./platform/scheduler";
import { scrapingRoutes } from "./market/scraping";
import { expiryRoutes } from "./staffing/certificate-expiry";
import { startRoutes } from "./staffing/start-checks";
import { settingRoutes } from "./platform/settings";
import { shortlistRoutes } from "./staffing/shortlists";
import { submissionRoutes } from "./staffing/submissions";
import { systemRoutes } from "./platform/health";
import { tagRoutes } from "./platform/tags";
import { notificationRoutes } from "./platform/notifications";
import { measuredRecruiters, profileRoutes } from "./platform/profile";
import { taskRoutes } from "./platform/tasks";
import { tokenRoutes } from "./platform/api-tokens";
import { timelineRoutes } from "./platform/timeline";
import { userRoutes } from "./platform/accounts";
import { viewRoutes } from "./platform/saved-views";
import { webhookRoutes } from "./platform/webhooks";

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
    .use(independenceRoutes(app))
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

/** What is told of all that, in numbers. */
const figureRoutes = (app: App) =>
  new Elysia()
    .use(insightRoutes(app))
    .use(reportRoutes(app))
    .use(analyticsRoutes(app))
    .use(boardPackRoutes(app));

/** The house itself: who gets in, how it is set up, how it runs. */
const houseRoutes = (app: App) =>
  new Elysia()
    .use(userRoutes(app))
    .use(accessRoutes(app, handings))
    .use(profileRoutes(app))
    .use(settingRoutes(app))
    .use(brandingRoutes(app))
    .use(auditRoutes(app))
    .use(backupRoutes(app))
    .use(aiRoutes(app))
    .use(mailRoutes(app))
    .use(tokenRoutes(app))
    .use(webhookRoutes(app))
    .use(scheduleRoutes(app, dailyTasks))
    .use(systemRoutes(app));

/** Jobs, where they come from and who fits them. */
const marketRoutes = (app: App) =>
  new Elysia()
    .use(scrapingRoutes(app))
    .use(jobRoutes(app))
    .use(hiringRoutes(app))
    .use(matchingRoutes(app))
    .use(recruiterRoutes(app, measuredRecruiters))
    .use(reanalysisRoutes(app))
    .use(employerRoutes(app))
    .use(interviewRoutes(app))
    .use(engagementRoutes(app));

/** What was done with people's data, and on what ground. */
const lawRoutes = (app: App) =>
  new Elysia()
    .use(decisionRoutes(app, scoring))
    .use(activityRoutes(app))
    .use(oversightRoutes(app))
    .use(gdprRoutes(app, { holders, scoring }));

/** The calls of the product: every module's routes, in one place to look. */
const calls = (app: App) =>
  new Elysia({ prefix: "/api" })
    .use(houseRoutes(app))
    .use(marketRoutes(app))
    .use(lawRoutes(app))
    .use(figureRoutes(app))
    .use(recordRoutes(app))
    .use(attachedRoutes(app))
    .use(description);

export type Api = ReturnType<typeof calls>;

/** The whole of HTTP: the calls, and the pages for those who have no account. */
export const api = (app: App) => new Elysia().use(calls(app)).use(faces(app));

const description = openapi({
  provider: null,
  specPath: "/openapi.json",
  documentation: {
    info: { title: "Coldaisle", version: "1" },
    components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    security: [{ token: [] }],
  },
  // An uploaded file has no JSON schema of its own.
  mapJsonSchema: { zod: (model: z.ZodType) => z.toJSONSchema(model, { unrepresentable: "any" }) },
});

export { guard } from "./guard";
export { broadcast } from "./broadcast";
