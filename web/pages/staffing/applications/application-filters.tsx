import { useTranslations } from "use-intl";
import { origins } from "@/modules/staffing/applications/rules";
import { type Change, FilterSelect } from "@/web/shared/list/filter-fields";
import type { ApplicationListQuery } from "@/web/features/staffing/applications/queries";

type Props = { query: ApplicationListQuery; change: Change };

export function ApplicationFilters({ query, change }: Props) {
  const t = useTranslations("applications");
  return (
    <FilterSelect
      label={t("filters.origin")}
      any={t("filters.anyOrigin")}
      options={origins.map((value) => ({ value, label: t(`origins.${value}`) }))}
      value={query.origin}
      onChange={(origin) => change({ origin })}
    />
  );
}
