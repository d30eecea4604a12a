import { applyingTasks } from "./applying";
import { audit } from "./audit";
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
import { rightsTasks } from "./rights";
import type { DailyTask } from "./schedules";

/** Everything that is done once a day, in this order. */
export const dailyTasks: DailyTask[] = [
  ...fileTasks,
  ...importTasks,
  ...mergingTasks,
  ...deploymentTasks,
  ...expiryTasks,
  ...benchTasks,
  ...dossierTasks,
  ...breachTasks,
  ...mailTasks,
  ...communicationTasks,
  ...applyingTasks,
  ...rightsTasks,
  ...notificationTasks,
  ...audit.auditTasks,
  ...gdprTasks(holders),
];
