import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import { buckets } from "@/modules/staffing/certificate-expiry/rules";
import {
  expiryCounts,
  expiryList,
  expiryQueryOf,
} from "@/web/features/staffing/certificate-expiry/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { MoreButton } from "@/web/shared/list/more-button";
import { usePages } from "@/web/shared/list/use-pages";
import { PageHead } from "@/web/shared/page-head";
import { Button, buttonClass } from "@/web/ui/button";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { Segmented } from "@/web/ui/segmented";
import { SkeletonRows } from "@/web/ui/skeleton";
import { EndingRow } from "./ending-row";
import { catalogue } from "@/web/features/crm/candidates/queries-catalogue";
import { Checkbox } from "@/web/ui/checkbox";
import { noneOr, Select } from "@/web/ui/select";

const filterKeys = ["bucket", "certificate", "verified", "deployed"] as const;
type FilterKey = (typeof filterKeys)[number];

/** The filters stand in the address, so that a list can be sent and gone back to. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  return {
    valueOf: (key: FilterKey) => params.get(key) ?? "",
    isFiltered: filterKeys.some((key) => params.has(key)),
    clear: () => setParams({}),
    change: (key: FilterKey, value: string) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(key, value);
        else after.delete(key);
        return after;
      }),
  };
}

function Filters() {
  const t = useTranslations("papers.expiry");
  const filter = useFilter();
  const { data } = useQuery(catalogue);
  const known = (data?.certificates ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const seen = (["", "no", "yes"] as const).map((value) => ({
    value,
    label: t(`verified.${value || "any"}`),
  }));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Select
        aria-label={t("certificate")}
        className="min-w-0 max-w-full sm:max-w-[320px]"
        options={noneOr(t("anyCertificate"), known)}
        value={filter.valueOf("certificate")}
        onValueChange={(value) => filter.change("certificate", value)}
      />
      <Select
        aria-label={t("verified.label")}
        options={seen}
        value={seen.find(({ value }) => value === filter.valueOf("verified"))?.value ?? ""}
        onValueChange={(value) => filter.change("verified", value)}
      />
      <Checkbox
        label={t("deployed")}
        checked={filter.valueOf("deployed") === "yes"}
        onCheckedChange={(isOn) => filter.change("deployed", isOn ? "yes" : "")}
      />
    </div>
  );
}

/** What ends soon or has ended, whose it is, where they work, and the one thing to do about it. */
export function CertificatesPage() {
  const t = useTranslations("papers.expiry");
  const [params] = useSearchParams();
  const list = usePages(useInfiniteQuery(expiryList(expiryQueryOf(params))));
  return (
    <div className="grid min-w-0 gap-4 p-4 pb-24 sm:p-6">
      <PageHead
        title={t("title")}
        count={list.phase === "ready" ? t("count", { count: list.total }) : "\u00a0"}
      />
      <BucketBar />
      <Filters />
      <Rows list={list} />
    </div>
  );
}

type List = ReturnType<typeof usePages<Parameters<typeof EndingRow>[0]["ending"]>>;

function Rows({ list }: { list: List }) {
  const t = useTranslations("papers.expiry");
  const tActions = useTranslations("common.actions");
  const refusalOf = useRefusal();
  if (list.phase === "loading")
    return <SkeletonRows label={t("loading")} rows={6} rowClass="h-16" />;
  if (list.phase === "failed") {
    return (
      <ErrorState
        title={t("failed")}
        text={refusalOf(list.error)}
        retryLabel={tActions("retry")}
        onRetry={list.retry}
      />
    );
  }
  if (list.rows.length === 0) return <NothingEnds />;
  return (
    <>
      <ul aria-label={t("list")} className="grid gap-2">
        {list.rows.map((ending) => (
          <EndingRow key={ending.id} ending={ending} />
        ))}
      </ul>
      <MoreButton more={list.more}>{t("more", { left: list.left })}</MoreButton>
    </>
  );
}

const stretches = ["all", ...buckets] as const;

/** How many there are on each stretch of the way, which narrows the list to it. */
function BucketBar() {
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

/** Why the list is empty: good news, or filters that nothing fits. */
function NothingEnds() {
  const t = useTranslations("papers.expiry");
  const { isFiltered, clear } = useFilter();
  if (isFiltered) {
    return (
      <EmptyState
        kind="nothing-matches"
        title={t("noMatch")}
        action={<Button onClick={clear}>{t("clear")}</Button>}
      />
    );
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title={t("empty")}
      text={t("emptyText")}
      action={
        <Link to="/candidates" className={buttonClass()}>
          {t("toCandidates")}
        </Link>
      }
    />
  );
}
