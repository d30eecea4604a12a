import { useNow, useTranslations } from "use-intl";
import { hardToFillDays } from "@/modules/market/employers/rules";
import { Tag } from "@/web/ui/tag";
import { daysSince } from "@/src/calendar";

type Props = { since: string; reposts: number; isOpen: boolean };

/** "Open 72 days" and "Back 2 times", where an ad is hard to fill. */
export function AgeTags({ since, reposts, isOpen }: Props) {
  const t = useTranslations("jobs.age");
  const now = useNow();
  const days = daysSince(since, now);
  return (
    <>
      {isOpen && days >= hardToFillDays && <Tag tone="bad">{t("open", { days })}</Tag>}
      {reposts > 0 && <Tag tone="warn">{t("reposted", { count: reposts })}</Tag>}
    </>
  );
}
