import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import { buckets } from "@/modules/staffing/certificate-expiry/rules";
import { expiryCounts } from "@/web/features/crm/certificates/queries";
import { Segmented } from "@/web/ui/segmented";
import { useFilter } from "./use-filter";

const stretches = ["all", ...buckets] as const;

/** How many there are on each stretch of the way, which narrows the list to it. */
export function BucketBar() {
  const t = useTranslations("papers.expiry.buckets");
  const format = useFormatter();
  const { data } = useQuery(expiryCounts);
  const filter = useFilter();
  const countOf = (stretch: (typeof stretches)[number]) =>
    data && stretch !== "all" ? { count: format.number(data[stretch]) } : {};
  return (
    <Segmented
      label={t("label")}
      choices={stretches.map((value) => ({ value, label: t(value), ...countOf(value) }))}
      value={stretches.find((it) => it === filter.valueOf("bucket")) ?? "all"}
      onValueChange={(value) => filter.change("bucket", value === "all" ? "" : value)}
    />
  );
}
