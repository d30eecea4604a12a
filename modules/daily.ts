import { accessTasks } from "./platform/accounts/invitations";
import { applyingTasks } from "./public/application-form";
import { audit } from "./platform/audit";
import { boardPackTasks } from "./reporting/board-packs";
import { brandingTasks } from "./platform/branding";
import { backupTasks } from "./platform/backups";
import { breachTasks } from "./privacy/breaches";
import { communicationTasks } from "./engagement/communications";
import { benchTasks } from "./staffing/bench";
import { deploymentTasks } from "./staffing/deployments";
import { dossierTasks } from "./staffing/posted-workers";
import { expiryTasks } from "./staffing/certificate-expiry";
import { fileTasks } from "./platform/files";
import { gdprTasks } from "./privacy/gdpr";
import { holders } from "./holders";
import { importTasks } from "./crm/imports";
import { mailTasks } from "./platform/mail";
import { mergingTasks } from "./crm/duplicates";
import { notificationTasks } from "./platform/notifications";
import { profileTasks } from "./platform/profile";
import { rightsTasks } from "./privacy/privacy-notices";
import type { DailyTask } from "./platform/scheduler";
import { tokenTasks } from "./platform/api-tokens";
import { webhookTasks } from "./platform/webhooks";

/** Everything that is done once a day, in this order. */
export const dailyTasks: DailyTask[] = [
  ...fileTasks,
  ...brandingTasks,
  ...importTasks,
  ...mergingTasks,
  ...deploymentTasks,
  ...expiryTasks,
  ...benchTasks,
  ...dossierTasks,
  ...breachTasks,
  ...mailTasks,
  ...accessTasks,
  ...communicationTasks,
  ...applyingTasks,
  ...rightsTasks,
  ...tokenTasks,
  ...webhookTasks,
  ...boardPackTasks,
  ...notificationTasks,
  ...profileTasks,
  ...audit.auditTasks,
  ...gdprTasks(holders),
  // Last, so that nobody is in it whom the night has erased.
  ...backupTasks(holders),
];
