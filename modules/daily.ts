import { accessTasks } from "./access";
import { applyingTasks } from "./applying";
import { audit } from "./audit";
import { boardPackTasks } from "./boardpacks";
import { brandingTasks } from "./branding";
import { backupTasks } from "./backups";
import { breachTasks } from "./breaches";
import { communicationTasks } from "./communications";
import { benchTasks } from "./bench";
import { deploymentTasks } from "./deployments";
import { dossierTasks } from "./dossiers";
import { expiryTasks } from "./expiry";
import { fileTasks } from "./files";
import { gdprTasks } from "./gdpr";
import { holders } from "./holders";
import { importTasks } from "./imports";
import { mailTasks } from "./mail";
import { mergingTasks } from "./merging";
import { notificationTasks } from "./notifications";
import { profileTasks } from "./profile";
import { rightsTasks } from "./rights";
import type { DailyTask } from "./schedules";
import { tokenTasks } from "./tokens";
import { webhookTasks } from "./webhooks";

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
