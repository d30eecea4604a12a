import { addDays, utcToday } from "@/src/calendar";
import { noticeDue } from "../legal-bases/rules";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { rowOf } from "../lifecycle/archiving";
import { hasToBeInformed, informDays } from "../rules";
import { candidates } from "../schema";
import type { CandidateRow } from "../lifecycle/shape";

/** What the duty to tell somebody that we have their data is counted from (GDPR, article 14). */
export const noticeColumns = {
  origin: candidates.origin,
  createdAt: candidates.createdAt,
  lastContactAt: candidates.lastContactAt,
  informedAt: candidates.informedAt,
};
type Noticed = Pick<CandidateRow, keyof typeof noticeColumns>;

/** Until when they have to be told; null where nobody has to be, because they applied themselves. */
export function noticeDueOn({ origin, createdAt, lastContactAt }: Noticed): string | null {
  if (!hasToBeInformed(origin)) return null;
  return noticeDue(addDays(createdAt, informDays), lastContactAt?.slice(0, 10) ?? null);
}

/** Whether the deadline has passed without a notice: until somebody informs them they must not be contacted. */
export function isUntold(row: Noticed, today: string): boolean {
  const dueOn = noticeDueOn(row);
  return dueOn !== null && row.informedAt === null && dueOn < today;
}

/** Throws for those who would contact somebody unasked before the notice. */
export async function refuseUntold(app: App, id: string): Promise<void> {
  if (!isUntold(await rowOf(app, id), utcToday(app))) return;
  throw new Failure(
    "conflict",
    "Send the privacy notice (Art. 14) first. You'll find it under Consent.",
  );
}
