import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Overview, WatchedPerson } from "@/modules/privacy/ai-oversight/model";
import { worklistSections } from "@/modules/privacy/ai-oversight/rules";
import {
  gdprOverview,
  watchKeys,
  watchList,
  watchQueryOf,
} from "@/web/features/privacy/gdpr/queries";
import { BulkBar } from "@/web/shared/list/selection/bulk-bar";
import { SearchBox } from "@/web/shared/list/filters/filter-bar";
import { useListState } from "@/web/shared/list/use-list-state";
import { usePages } from "@/web/shared/list/use-pages";
import { type Selection, useSelection } from "@/web/shared/list/selection/use-selection";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { List } from "../list";
import type { RetentionAction } from "./retention-action";
import { useRetentionAction } from "./use-retention-action";
import { WatchedRow } from "./watched-row";

const PurgeCard = lazy(() => import("./purge-card"));

/** Whose data ends, has ended, or lies here without what it needs. */
export function RetentionTab() {
  const t = useTranslations("gdpr.retention");
  const format = useFormatter();
  const mayPurge = useHasRole("admin");
  const { values, change } = useListState(watchKeys);
  const query = useMemo(() => watchQueryOf(values), [values]);
  const { data: overview } = useQuery(gdprOverview);
  const pages = usePages(useInfiniteQuery(watchList(query)));
  const selection = useSelection();
  const deed = useRetentionAction(query.stretch);
  const countOf = (stretch: (typeof worklistSections)[number]) =>
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
        <SegmentedControl
          label={t("stretch")}
          choices={worklistSections.map((value) => ({
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
        <BulkBar selection={selection} shown={[]} matching={undefined}>
          <BulkAction deed={deed} people={pages.rows} selection={selection} />
        </BulkBar>
      )}
      {deed?.question}
    </div>
  );
}

type Props = { deed: RetentionAction; people: readonly WatchedPerson[]; selection: Selection };

/** The chosen ones it is possible for; who has found a reason to stay meanwhile is left out. */
function BulkAction({ deed, people, selection }: Props) {
  const ids = people
    .filter((person) => selection.has(person.id) && deed.isPossible(person))
    .map(({ id }) => id);
  return (
    <Button
      look={deed.isGrave ? "danger" : "primary"}
      size="sm"
      pending={deed.isPending}
      disabled={ids.length === 0}
      onClick={() => deed.run(ids, selection.clear)}
    >
      {deed.many(ids.length)}
    </Button>
  );
}

/** Total Records, Expired Retention, With Consent; specification §2. */
function Figures({ overview }: { overview: Overview | undefined }) {
  const t = useTranslations("gdpr.retention.figures");
  const format = useFormatter();
  const figures = {
    total: overview?.people.total,
    expired: overview?.expiredRetention,
    consented: overview?.people.consented,
  };
  return (
    <ul
      aria-label={t("label")}
      className="grid grid-cols-3 divide-x divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card"
    >
      {(["total", "expired", "consented"] as const).map((name) => (
        <li key={name} className="px-4 py-3">
          <span className="eyebrow block">{t(name)}</span>
          <span className="num mt-1 block text-lg font-medium text-ink">
            {figures[name] === undefined ? "–" : format.number(figures[name])}
          </span>
        </li>
      ))}
    </ul>
  );
}

export { RetentionTab as Component };
