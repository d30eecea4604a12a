import { useTranslations } from "use-intl";
import { Tag } from "@/web/ui/tag";

/** The word that a figure of nobody's own always carries. */
export function BenchmarkTag() {
  const t = useTranslations("ui.figures");
  return <Tag hasLed={false}>{t("benchmark")}</Tag>;
}
