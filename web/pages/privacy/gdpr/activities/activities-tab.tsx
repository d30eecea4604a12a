import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { logFormats } from "@/modules/privacy/ai-oversight/rules";
import { ExportMenu } from "@/web/shared/export-menu";
import { FilterChips, SearchBox } from "@/web/shared/list/filters/filter-bar";
import { FilterControls } from "@/web/shared/list/filters/filter-controls";
import { useFilterChips } from "@/web/shared/list/filters/use-filter-words";
import { useListState } from "@/web/shared/list/use-list-state";
import { usePages } from "@/web/shared/list/use-pages";
import { activityFilters, activityList } from "@/web/features/privacy/gdpr/queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { ActivityLine } from "../activity-line";
import { List } from "../list";

/** The log of what was asked and done about people's data. */
export function ActivitiesTab() {
  const t = useTranslations("gdpr.activities");
  const mayExport = useHasRole("recruiter");
  const { values, change, clear } = useListState(activityFilters.keys);
  const query = useMemo(() => activityFilters.queryOf(values), [values]);
  const pages = usePages(useInfiniteQuery(activityList(query)));
  const remove = (key: string) => change({ [key]: undefined });
  const chips = useFilterChips(activityFilters, query, { remove });
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox label={t("search")} value={values["q"] ?? ""} onSearch={(q) => change({ q })} />
        <FilterControls list={activityFilters} query={query} change={change} />
        {mayExport && (
          <div className="sm:ml-auto">
            <ExportMenu
              path="/api/gdpr/log"
              label={t("export")}
              formats={logFormats}
              filter={query}
            />
          </div>
        )}
      </div>
      <FilterChips chips={chips} onClear={clear} />
      <List
        label={t("list")}
        pages={pages}
        isFiltered={Object.keys(query).length > 0}
        clear={clear}
        // Specification §2 says the same whether nothing is there or nothing fits.
        nothing={{ title: t("empty"), text: t("emptyText") }}
        noMatch={{ title: t("empty"), text: t("noMatchText") }}
      >
        {(activity) => <ActivityLine key={activity.id} activity={activity} />}
      </List>
    </div>
  );
}

export { ActivitiesTab as Component };
