import { daysAfter } from "@/modules/crm/candidates";
import { renewalDays } from "@/modules/crm/candidates/legal-bases/rules";

/** Soon over: from the day on which somebody is asked whether it goes on. */
export const isRenewable = ({ givenAt }: { givenAt: string }, now: string): boolean =>
  daysAfter(givenAt, renewalDays) <= now.slice(0, 10);
