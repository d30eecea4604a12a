import { ActivitiesChanged } from "./activities";
import { ApplicationsChanged } from "./applications";
import { BackupsChanged } from "./backups";
import { BreachesChanged } from "./breaches";
import { CampaignsChanged } from "./campaigns";
import { CandidatesChanged } from "./candidates";
import { PublicationsChanged } from "./careers";
import { ClientsChanged } from "./clients";
import { CommunicationsChanged } from "./communications";
import { DeploymentsChanged } from "./deployments";
import { DocumentsChanged } from "./documents";
import { CertificatesEnding } from "./expiry";
import { FilesChanged } from "./files";
import { GdprChanged } from "./gdpr";
import { InterviewsChanged } from "./interviews";
import { LegalChanged } from "./legal";
import { MailSettled } from "./mail";
import { NewMatch } from "./matching";
import { RecordsMerged } from "./merging";
import { MentionMade, NotesChanged } from "./notes";
import { NotificationsChanged } from "./notifications";
import { ProcessorsChanged } from "./processing";
import { ProfileChanged } from "./profile";
import { ProjectsChanged } from "./projects";
import { RecruiterAssigned } from "./recruiters";
import { RequirementsChanged } from "./requirements";
import { ScrapingUpdate } from "./scraping";
import { SettingsChanged } from "./settings";
import { StartsChanged } from "./starts";
import { TagsChanged } from "./tags";
import { TasksChanged } from "./tasks";
import { ViewsChanged } from "./views";
import { WebhooksChanged } from "./webhooks";

/** The news that browsers hear: those of specification §3, and whose records changed. */
export const broadcast = [
  BackupsChanged,
  ActivitiesChanged,
  GdprChanged,
  CampaignsChanged,
  CandidatesChanged,
  ClientsChanged,
  ProjectsChanged,
  ProfileChanged,
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
  SettingsChanged,
  StartsChanged,
  CertificatesEnding,
  MailSettled,
  WebhooksChanged,
];
