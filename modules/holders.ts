import type { Holder } from "@/src/holders";
import { accessHolder } from "./platform/accounts/invitations";
import { activitiesHolder } from "./platform/privacy-log";
import { applicationsHolder } from "./staffing/applications";
import { applyingHolder } from "./public/application-form";
import { boardPacksHolder } from "./reporting/board-packs";
import { campaignsHolder } from "./engagement/campaigns";
import { candidatesHolder } from "./crm/candidates";
import { clientsHolder } from "./crm/clients";
import { communicationsHolder } from "./engagement/communications";
import { decisionsHolder } from "./platform/decision-log";
import { deploymentsHolder } from "./staffing/deployments";
import { documentsHolder } from "./staffing/documents";
import { dossiersHolder } from "./staffing/posted-workers";
import { filesHolder } from "./platform/files";
import { gdprHolder } from "./privacy/gdpr";
import { groundsHolder } from "./crm/candidates/legal-bases";
import { importsHolder } from "./crm/imports";
import { independenceHolder } from "./staffing/contractor-status";
import { dashboardsHolder } from "./reporting/dashboard";
import { interviewsHolder } from "./engagement/interviews";
import { feedbackHolder } from "./staffing/feedback";
import { mailHolder } from "./platform/mail";
import { matchingHolder } from "./staffing/matching";
import { mergingHolder } from "./crm/duplicates";
import { notesHolder } from "./platform/notes";
import { notificationsHolder } from "./platform/notifications";
import { ownPageHolder } from "./public/candidate-self-service";
import { recordsHolder } from "./platform/records";
import { pipelinesHolder } from "./staffing/pipeline";
import { profileHolder } from "./platform/profile";
import { projectsHolder } from "./staffing/projects";
import { shortlistsHolder } from "./staffing/shortlists";
import { submissionsHolder } from "./staffing/submissions";
import { recruitersHolder } from "./staffing/recruiters";
import { tagsHolder } from "./platform/tags";
import { tasksHolder } from "./platform/tasks";
import { startsHolder } from "./staffing/start-checks";
import { usersHolder } from "./platform/accounts";
import { viewsHolder } from "./platform/saved-views";

/** Every module that stores personal data; export and erasure go through all of them. */
export const holders: Holder[] = [
  accessHolder,
  activitiesHolder,
  applicationsHolder,
  applyingHolder,
  boardPacksHolder,
  campaignsHolder,
  candidatesHolder,
  clientsHolder,
  communicationsHolder,
  dashboardsHolder,
  decisionsHolder,
  deploymentsHolder,
  documentsHolder,
  dossiersHolder,
  feedbackHolder,
  filesHolder,
  gdprHolder,
  groundsHolder,
  importsHolder,
  independenceHolder,
  interviewsHolder,
  mailHolder,
  matchingHolder,
  mergingHolder,
  notesHolder,
  notificationsHolder,
  ownPageHolder,
  recordsHolder,
  pipelinesHolder,
  profileHolder,
  projectsHolder,
  recruitersHolder,
  shortlistsHolder,
  submissionsHolder,
  tagsHolder,
  tasksHolder,
  startsHolder,
  usersHolder,
  viewsHolder,
];
