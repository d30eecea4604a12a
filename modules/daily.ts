import { deploymentTasks } from "./deployments";
import { expiryTasks } from "./expiry";
import { fileTasks } from "./files";
import { mergingTasks } from "./merging";
import type { DailyTask } from "./schedules";

/** Everything that is done once a day, in this order. */
export const dailyTasks: DailyTask[] = [
  ...fileTasks,
  ...mergingTasks,
  ...deploymentTasks,
  ...expiryTasks,
];
