import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import { type Stretch, stretches } from "@/modules/staffing/applications/rules";
import type { Change } from "@/web/shared/list/filter-fields";
import { applicationCounts } from "@/web/features/staffing/applications/queries";
import { Segmented } from "@/web/ui/segmented";

/** How many there are on each stretch of the way, which narrows the list to it. */
export function StretchBar({ value, change }: { value: Stretch; change: Change }) {
  const t = useTranslations("applications.stretches");
  const format = useFormatter();
  const { data } = useQuery(applicationCounts);
  return (
    <Segmented
      label={t("label")}
      choices={stretches.map((stretch) => ({
        value: stretch,
        label: t(stretch),
        ...(data && { count: format.number(data[stretch]) }),
      }))}
      value={value}
      onValueChange={(chosen) => change({ stretch: chosen === "all" ? "" : chosen })}
    />
  );
}
