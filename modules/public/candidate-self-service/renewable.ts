import { renewalDays } from "@/modules/crm/candidates/legal-bases/rules";
import { addDays } from "@/src/calendar";

/** Soon over: from the day on which somebody is asked whether it goes on. */
export const isRenewable = ({ givenAt }: { givenAt: string }, now: string): boolean =>
  addDays(givenAt, renewalDays) <= now.slice(0, 10);
