import { useTranslations } from "use-intl";
import { useDay } from "@/web/features/crm/certificates/use-day";
import { Banner } from "@/web/ui/banner";

/** Nobody works with this record until the restriction is lifted, under Consent. */
export function RestrictedNotice({ since }: { since: string }) {
  const t = useTranslations("candidates.record");
  const day = useDay();
  return <Banner tone="warn">{t("restricted", { day: day(since) })}</Banner>;
}
