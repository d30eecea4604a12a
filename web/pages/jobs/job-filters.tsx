import { useTranslations } from "use-intl";
import { roles, targetClasses } from "@/modules/analysis/rules";
import { sorts, statuses } from "@/modules/jobs/rules";
import { countries, sourceIds, toSpecification } from "@/modules/sources/rules";
import { useCountryNames } from "@/web/components/jobs/country-name";
import { sourceNames } from "@/web/components/jobs/source-badge";
import type { JobListQuery } from "@/web/components/queries/jobs";
import { Segmented } from "@/web/ui/segmented";
import { Select } from "@/web/ui/select";

type Props = { query: JobListQuery; change: (changes: Record<string, string>) => void };

/** What the jobs can be narrowed by; an empty value means "any" and leaves the address. */
export function JobFilters({ query, change }: Props) {
  const t = useTranslations("jobs");
  const nameOf = useCountryNames();
  const any = (label: string) => ({ value: "", label });
  const codes = countries.map(toSpecification);
  return (
    <>
      <Segmented
        label={t("filters.class")}
        choices={[
          { value: "", label: t("filters.all") },
          ...targetClasses.map((value) => ({ value, label: t(`classes.${value}`) })),
        ]}
        value={query.class ?? ""}
        onValueChange={(value) => change({ class: value })}
      />
      <Select
        aria-label={t("filters.source")}
        options={[
          any(t("filters.anySource")),
          ...sourceIds.map((value) => ({ value, label: sourceNames[value] })),
        ]}
        value={query.source ?? ""}
        onValueChange={(source) => change({ source })}
      />
      <Select
        aria-label={t("filters.country")}
        options={[
          any(t("filters.anyCountry")),
          ...codes.map((value) => ({ value, label: nameOf(value) })),
        ]}
        value={query.country ?? ""}
        onValueChange={(country) => change({ country })}
      />
      <Select
        aria-label={t("filters.category")}
        options={[
          any(t("filters.anyCategory")),
          ...roles.map((value) => ({ value, label: t(`roles.${value}`) })),
        ]}
        value={query.category ?? ""}
        onValueChange={(category) => change({ category })}
      />
      <Select
        aria-label={t("filters.status")}
        options={[...statuses, "all" as const].map((value) => ({
          value,
          label: t(`statuses.${value}`),
        }))}
        value={query.status ?? "open"}
        onValueChange={(status) => change({ status: status === "open" ? "" : status })}
      />
      <Select
        aria-label={t("sort.label")}
        options={sorts.map((value) => ({ value, label: `↓ ${t(`sort.${value}`)}` }))}
        value={query.sort ?? "score"}
        onValueChange={(sort) => change({ sort: sort === "score" ? "" : sort })}
      />
    </>
  );
}
