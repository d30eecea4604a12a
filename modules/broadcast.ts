import { ActivitiesChanged } from "./platform/privacy-log";
import { ApplicationsChanged } from "./staffing/applications";
import { BackupsChanged } from "./platform/backups";
import { BreachesChanged } from "./privacy/breaches";
import { CampaignsChanged } from "./engagement/campaigns";
import { CandidatesChanged } from "./crm/candidates";
import { PublicationsChanged } from "./public/careers";
import { ClientsChanged } from "./crm/clients";
import { CommunicationsChanged } from "./engagement/communications";
import { DeploymentsChanged } from "./staffing/deployments";
import { DocumentsChanged } from "./staffing/documents";
import { CertificatesEnding } from "./staffing/certificate-expiry";
import { FilesChanged } from "./platform/files";
import { GdprChanged } from "./privacy/gdpr";
import { InterviewsChanged } from "./engagement/interviews";
import { LegalChanged } from "./privacy/legal-documents";
import { MailSettled } from "./platform/mail";
import { NewMatch } from "./staffing/matching";
import { RecordsMerged } from "./crm/duplicates";
import { MentionMade, NotesChanged } from "./platform/notes";
import { NotificationsChanged } from "./platform/notifications";
import { ProcessorsChanged } from "./privacy/processing-register";
import { ProfileChanged } from "./platform/profile";
import { ProjectsChanged } from "./staffing/projects";
import { RecruiterAssigned } from "./staffing/recruiters";
import { RequirementsChanged } from "./staffing/requirements";
import { ScrapingUpdate } from "./market/scraping";
import { SettingsChanged } from "./platform/settings";
import { StartsChanged } from "./staffing/start-checks";
import { TagsChanged } from "./platform/tags";
import { TasksChanged } from "./platform/tasks";
import { ViewsChanged } from "./platform/saved-views";
import { WebhooksChanged } from "./platform/webhooks";

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
