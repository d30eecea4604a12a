import { useTranslations } from "use-intl";
import { Tag } from "@/web/ui/tag";

/** Applied, and nobody has looked into it yet. */
export function NewTag() {
  const t = useTranslations("applications");
  return <Tag tone="primary">{t("unreviewed")}</Tag>;
}
