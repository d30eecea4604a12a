import { openapi } from "@elysiajs/openapi";
import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { accessRoutes } from "./access";
import { activityRoutes } from "./activities";
import { analyticsRoutes } from "./analytics";
import { auditRoutes } from "./audit";
import { backupRoutes } from "./backups";
import { benchRoutes } from "./bench";
import { boardPackRoutes } from "./boardpacks";
import { brandingRoutes } from "./branding";
import { breachRoutes } from "./breaches";
import { campaignRoutes } from "./campaigns";
import { candidateRoutes } from "./candidates";
import { aiRoutes } from "./ai";
import { communicationRoutes, inboxRoutes } from "./communications";
import { complianceRoutes } from "./compliance";
import { clientRoutes } from "./clients";
import { cvRoutes } from "./cvs";
import { decisionRoutes } from "./decisions";
import { deploymentRoutes } from "./deployments";
import { documentRoutes } from "./documents";
import { dossierRoutes } from "./dossiers";
import { employerRoutes } from "./employers";
import { engagementRoutes } from "./engagement";
import { feedbackRoutes } from "./feedback";
import { fileRoutes } from "./files";
import { hiringRoutes } from "./hiring";
import { importRoutes } from "./imports";
import { independenceRoutes } from "./independence";
import { insightRoutes } from "./insights";
import { interviewRoutes } from "./interviews";
import { jobRoutes } from "./jobs";
import { matchingRoutes } from "./matching";
import { mergingRoutes } from "./merging";
import { mailRoutes } from "./mail";
import { faces } from "./faces";
import { handings } from "./handings";
import { holders } from "./holders";
import { oversightRoutes } from "./oversight";
import { ownPageRoutes } from "./ownpage";
import { legalRoutes } from "./legal";
import { noteRoutes } from "./notes";
import { packRoutes } from "./packs";
import { pipelineRoutes } from "./pipelines";
import { dailyTasks } from "./daily";
import { placeRoutes } from "./places";
import { processingRoutes } from "./processing";
import { projectRoutes } from "./projects";
import { rateRoutes } from "./rates";
import { reanalysisRoutes } from "./reanalysis";
import { reportRoutes } from "./reports";
import { gdprRoutes } from "./gdpr";
import { recruiterRoutes } from "./recruiters";
import { rightRoutes } from "./rights";
import { scoring } from "./scores";
import { scheduleRoutes } from "./schedules";
import { scrapingRoutes } from "./scraping";
import { expiryRoutes } from "./expiry";
import { startRoutes } from "./starts";
import { settingRoutes } from "./settings";
import { shortlistRoutes } from "./shortlists";
import { submissionRoutes } from "./submissions";
import { systemRoutes } from "./system";
import { tagRoutes } from "./tags";
import { notificationRoutes } from "./notifications";
import { measuredRecruiters, profileRoutes } from "./profile";
import { taskRoutes } from "./tasks";
import { tokenRoutes } from "./tokens";
import { timelineRoutes } from "./timeline";
import { userRoutes } from "./users";
import { viewRoutes } from "./views";
import { webhookRoutes } from "./webhooks";

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
