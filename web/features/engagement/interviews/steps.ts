import type { Interview } from "@/modules/engagement/interviews/model";
import { type InterviewStatus, nextStatuses } from "@/modules/engagement/interviews/rules";

type Standing = Pick<Interview, "status" | "scheduledAt" | "endsAt">;

/** Its time has passed, and nobody has said yet what became of it. */
export const isUnsettled = ({ status, endsAt }: Omit<Standing, "scheduledAt">, now: string) =>
  status === "scheduled" && endsAt <= now;

/** What it may become; nobody has come or stayed away before it began. */
export const stepsFrom = ({ status, scheduledAt }: Standing, now: string) =>
  nextStatuses[status].filter((next) => scheduledAt <= now || !needsBeginning.includes(next));

const needsBeginning: readonly InterviewStatus[] = ["completed", "no-show"];
