import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { EndingCertificate } from "@/modules/staffing/certificate-expiry/model";
import { buckets } from "@/modules/staffing/certificate-expiry/rules";
import {
  certificatesMatching,
  expiryCounts,
  expiryFilters,
  expiryList,
} from "@/web/features/staffing/certificate-expiry/queries";
import { ListViews } from "@/web/features/records/saved-views/list-views";
import { ExportMenu } from "@/web/shared/export-menu";
import { useNarrowing } from "@/web/shared/list/conditions/use-narrowing";
import { FilterControls } from "@/web/shared/list/filters/filter-controls";
import type { Change } from "@/web/shared/list/filters/filter-fields";
import { ordered } from "@/web/shared/list/filters/sort-control";
import { ListPage } from "@/web/shared/list/list-page";
import { useSelection } from "@/web/shared/list/selection/use-selection";
import { useTitled } from "@/web/shared/list/table/use-titled";
import { useEmptiness } from "@/web/shared/list/use-emptiness";
import { type Pages, usePages } from "@/web/shared/list/use-pages";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { buttonClass } from "@/web/ui/button";
import { Segmented } from "@/web/ui/segmented";
import { CertificateBulk } from "./certificate-bulk";
import { certificateColumns } from "./certificate-columns";
import { EndingCard } from "./ending-card";
import { holderAddress } from "./ending-parts";

/** What is done by a key is done with the holder, whose record opens for it. */
const acts = ["m", "i", "s", "n", "a"] as const;

/** What ends soon or has ended, whose it is, where they work, and what to do about it. */
export function CertificatesPage() {
  const t = useTranslations("papers.expiry");
  const { query, change, remove, clear, layout } = useListAddress("/certificates", expiryFilters);
  const list = usePages(useInfiniteQuery(expiryList(query)));
  const selection = useSelection();
  const navigate = useNavigate();
  const columns = useTitled("papers", certificateColumns);
  const { conditions, chips } = useNarrowing(expiryFilters, { query, change, remove });
  const isNarrowed = chips.length > 0 || Boolean(query.bucket || query.q);
  const empty = useEndingEmptiness(list, isNarrowed, clear);
  const isReady = list.phase === "ready";
  const openHolder = (id: string) => {
    const row = list.rows.find((it) => it.id === id);
    if (row) void navigate(holderAddress(row.candidate.id));
  };
  return (
    <ListPage<EndingCertificate>
      name="papers"
      head={{
        title: t("title"),
        beside: <ListViews kind="certificate" />,
        count: isReady ? t("count", { count: list.total }) : "\u00a0",
        action: <ExportMenu path="/api/certificates/export" filter={query} />,
      }}
      summary={<BucketBar value={query.bucket ?? "all"} change={change} />}
      search={{
        label: t("search"),
        value: query.q ?? "",
        onSearch: (q) => change({ q }),
        conditions,
      }}
      filters={<FilterControls list={expiryFilters} {...{ query, change, conditions }} />}
      chips={chips}
      clearFilters={clear}
      layout={layout}
      onLayoutChange={(now) => change({ layout: now })}
      phase={list.phase}
      empty={empty}
      rows={list.rows}
      {...ordered({ list: expiryFilters, query, change })}
      more={list.more && { ...list.more, label: t("more", { left: list.left }) }}
      drawing={{
        nameOf: ({ name, candidate }) => `${name}, ${candidate.name}`,
        card: (ending) => <EndingCard ending={ending} />,
        columns,
        open: openHolder,
        acts,
      }}
      selection={selection}
      matching={isReady ? { ...certificatesMatching(query), total: list.total } : undefined}
      bulk={<CertificateBulk rows={list.rows} selection={selection} />}
      opened={undefined}
      closePanel={() => {}}
      isPanelFull={false}
    />
  );
}

const stretches = ["all", ...buckets] as const;

type BarProps = { value: (typeof stretches)[number]; change: Change };

/** How many there are on each stretch of the way, which narrows the list to it. */
function BucketBar({ value, change }: BarProps) {
  const t = useTranslations("papers.expiry.buckets");
  const format = useFormatter();
  const { data } = useQuery(expiryCounts);
  const countOf = (stretch: (typeof stretches)[number]) =>
    data && stretch !== "all" ? { count: format.number(data[stretch]) } : {};
  return (
    <Segmented
      label={t("label")}
      choices={stretches.map((it) => ({ value: it, label: t(it), ...countOf(it) }))}
      value={value}
      onValueChange={(bucket) => change({ bucket: bucket === "all" ? "" : bucket })}
    />
  );
}

/** Why the list is empty: good news, or filters that nothing fits. */
function useEndingEmptiness(
  list: Pages<EndingCertificate>,
  isFiltered: boolean,
  clear: () => void,
) {
  const t = useTranslations("papers.expiry");
  const toCandidates = (
    <Link to="/candidates" className={buttonClass()}>
      {t("toCandidates")}
    </Link>
  );
  return useEmptiness({
    list,
    clear,
    isFiltered,
    failed: t("failed"),
    noMatch: { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("empty"), text: t("emptyText"), action: toCandidates },
  });
}
