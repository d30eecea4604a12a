import { useFormatter, useTranslations } from "use-intl";
import type { Candidate } from "@/modules/crm/candidates/model";
import { useToday } from "@/web/shared/hooks/use-zone";

type Props = { candidate: Pick<Candidate, "availableFrom" | "noticeDays"> };

/** From when somebody can start: a day, a term of notice, or now. */
export function AvailableText({ candidate: { availableFrom, noticeDays } }: Props) {
  const t = useTranslations("candidates.available");
  const format = useFormatter();
  const today = useToday();
  if (availableFrom !== null && availableFrom > today) {
    const day = new Date(availableFrom);
    return t("from", { day: format.dateTime(day, "day", { timeZone: "UTC" }) });
  }
  if (availableFrom !== null || noticeDays === 0) return t("now");
  return noticeDays === null ? t("unknown") : t("notice", { days: noticeDays });
}
