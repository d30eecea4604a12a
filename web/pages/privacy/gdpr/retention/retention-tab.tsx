import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { stretches } from "@/modules/privacy/ai-oversight/rules";
import { BulkBar } from "@/web/shared/list/bulk-bar";
import { SearchBox } from "@/web/shared/list/filter-bar";
import { useListState } from "@/web/shared/list/use-list-state";
import { usePages } from "@/web/shared/list/use-pages";
import { useSelection } from "@/web/shared/list/use-selection";
import {
  gdprOverview,
  watchKeys,
  watchList,
  watchQueryOf,
} from "@/web/features/privacy/gdpr/queries";
import { useMay } from "@/web/shared/use-may";
import { Segmented } from "@/web/ui/segmented";
import { List } from "../list";
import { BulkDeed } from "./bulk-deed";
import { Figures } from "./figures";
import { useStretchDeed } from "./use-stretch-deed";
import { WatchedRow } from "./watched-row";

const PurgeCard = lazy(() => import("./purge-card"));

/** Whose data ends, has ended, or lies here without what it needs. */
export function RetentionTab() {
  const t = useTranslations("gdpr.retention");
  const format = useFormatter();
  const mayPurge = useMay("admin");
  const { values, change } = useListState(watchKeys);
  const query = useMemo(() => watchQueryOf(values), [values]);
  const { data: overview } = useQuery(gdprOverview);
  const pages = usePages(useInfiniteQuery(watchList(query)));
  const selection = useSelection();
  const deed = useStretchDeed(query.stretch);
  const countOf = (stretch: (typeof stretches)[number]) =>
    overview ? { count: format.number(overview.waiting[stretch]) } : {};
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <Figures overview={overview} />
      {mayPurge && (
        <Suspense>
          <PurgeCard />
        </Suspense>
      )}
      <div className="min-w-0">
        <Segmented
          label={t("stretch")}
          choices={stretches.map((value) => ({
            value,
            label: t(`stretches.${value}`),
            ...countOf(value),
          }))}
          value={query.stretch}
          onValueChange={(stretch) => {
            selection.clear();
            change({ stretch: stretch === "expired" ? undefined : stretch });
          }}
        />
      </div>
      <SearchBox label={t("search")} value={values.q ?? ""} onSearch={(q) => change({ q })} />
      <List
        label={t("list")}
        pages={pages}
        isFiltered={query.q !== undefined}
        clear={() => change({ q: undefined })}
        nothing={{ title: t(`nothing.${query.stretch}`), text: t("nothingText") }}
        noMatch={{ title: t("noMatch"), text: t("noMatchText") }}
      >
        {(person) => <WatchedRow key={person.id} {...{ person, deed, selection }} />}
      </List>
      {deed && (
        <BulkBar selection={selection}>
          <BulkDeed deed={deed} people={pages.rows} selection={selection} />
        </BulkBar>
      )}
      {deed?.question}
    </div>
  );
}
