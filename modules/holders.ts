import type { Holder } from "@/src/holders";
import { accessHolder } from "./access";
import { activitiesHolder } from "./activities";
import { applicationsHolder } from "./applications";
import { applyingHolder } from "./applying";
import { boardPacksHolder } from "./boardpacks";
import { campaignsHolder } from "./campaigns";
import { candidatesHolder } from "./candidates";
import { clientsHolder } from "./clients";
import { communicationsHolder } from "./communications";
import { decisionsHolder } from "./decisions";
import { deploymentsHolder } from "./deployments";
import { documentsHolder } from "./documents";
import { dossiersHolder } from "./dossiers";
import { filesHolder } from "./files";
import { gdprHolder } from "./gdpr";
import { groundsHolder } from "./grounds";
import { importsHolder } from "./imports";
import { independenceHolder } from "./independence";
import { dashboardsHolder } from "./insights";
import { interviewsHolder } from "./interviews";
import { feedbackHolder } from "./feedback";
import { mailHolder } from "./mail";
import { matchingHolder } from "./matching";
import { mergingHolder } from "./merging";
import { notesHolder } from "./notes";
import { notificationsHolder } from "./notifications";
import { ownPageHolder } from "./ownpage";
import { recordsHolder } from "./records";
import { pipelinesHolder } from "./pipelines";
import { profileHolder } from "./profile";
import { projectsHolder } from "./projects";
import { shortlistsHolder } from "./shortlists";
import { submissionsHolder } from "./submissions";
import { recruitersHolder } from "./recruiters";
import { tagsHolder } from "./tags";
import { tasksHolder } from "./tasks";
import { startsHolder } from "./starts";
import { usersHolder } from "./users";
import { viewsHolder } from "./views";

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
