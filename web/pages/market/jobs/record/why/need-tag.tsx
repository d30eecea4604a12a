import { useTranslations } from "use-intl";
import { Tag } from "@/web/ui/tag";

/** Whether the ad demands it or only wishes for it. */
export function NeedTag({ isRequired }: { isRequired: boolean }) {
  const t = useTranslations("jobs.record");
  return (
    <Tag tone={isRequired ? "primary" : "neutral"} hasLed={false}>
      {t(isRequired ? "required" : "preferred")}
    </Tag>
  );
}
