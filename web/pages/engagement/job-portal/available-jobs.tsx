import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { PortalFilter, PortalJob } from "@/modules/engagement/job-portal/model";
import {
  ownApplications,
  portalFilterOf,
  portalHead,
  portalJobs,
} from "@/web/features/engagement/job-portal/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { MoreButton } from "@/web/shared/list/more-button";
import { useListState } from "@/web/shared/list/use-list-state";
import { type Pages, usePages } from "@/web/shared/list/use-pages";
import { Button, buttonClass } from "@/web/ui/button";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { JobCard } from "./job-card";
import { Search } from "lucide-react";
import { maxSearchLength } from "@/modules/engagement/job-portal/rules";
import { useDebouncedInput } from "@/web/shared/list/filters/use-debounced-input";
import { Input } from "@/web/ui/input";
import { noneOr, Select } from "@/web/ui/select";

const ApplyDialog = lazy(async () => ({ default: (await import("./apply-dialog")).ApplyDialog }));
const keys = ["q", "category"] as const;
type FiltersProps = {
  filter: PortalFilter;
  onChange: (changes: { q?: string; category?: string }) => void;
};

function Filters({ filter, onChange }: FiltersProps) {
  const t = useTranslations("portal");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField value={filter.q ?? ""} onSearch={(q) => onChange({ q })} />
      <Select
        aria-label={t("category")}
        className="w-full sm:w-auto"
        options={useCategories()}
        value={filter.category ?? ""}
        onValueChange={(category) => onChange({ category })}
      />
    </div>
  );
}

/** Each with how many jobs it has. */
function useCategories() {
  const t = useTranslations("portal");
  const { data } = useQuery(portalHead);
  const known = data?.categories ?? [];
  return noneOr(
    t("allCategories"),
    known.map(({ category, count }) => ({
      value: category,
      label: t("categoryCount", { category: t(`categories.${category}`), count }),
    })),
  );
}

function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const t = useTranslations("portal");
  const [text, setText] = useDebouncedInput(value, onSearch);
  return (
    <div role="search" aria-label={t("search")} className="relative min-w-[200px] flex-1">
      <Search
        aria-hidden="true"
        size={15}
        className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
      />
      <Input
        type="search"
        aria-keyshortcuts="/"
        aria-label={t("search")}
        placeholder={t("searchPlaceholder")}
        maxLength={maxSearchLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="pl-9"
      />
    </div>
  );
}

/** Every open job, narrowed by words and a category, each with its way to apply. */
export function AvailableJobs() {
  const t = useTranslations("portal");
  const { values, change, clear } = useListState(keys);
  const filter = portalFilterOf(values);
  const pages = usePages(useInfiniteQuery(portalJobs(filter)));
  const { data: own } = useQuery(ownApplications);
  const [chosen, setChosen] = useState<PortalJob>();
  return (
    <div className="grid gap-4">
      <Filters filter={filter} onChange={change} />
      {pages.phase === "loading" && <SkeletonRows label={t("loading")} rows={6} rowClass="h-28" />}
      {pages.phase !== "loading" && pages.rows.length === 0 && (
        <NoJobs pages={pages} isFiltered={Object.keys(filter).length > 0} clear={clear} />
      )}
      {pages.rows.length > 0 && (
        <p className="eyebrow" role="status">
          {t("count", { count: pages.total })}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3 empty:hidden lg:grid-cols-2">
        {pages.rows.map((job) => (
          <li key={job.id} className="min-w-0">
            <JobCard
              job={job}
              own={own?.find(({ jobId }) => jobId === job.id)}
              apply={() => setChosen(job)}
            />
          </li>
        ))}
      </ul>
      <MoreButton more={pages.more}>{t("more", { left: pages.left })}</MoreButton>
      {chosen && (
        <Suspense>
          <ApplyDialog job={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

type Props = { pages: Pages<unknown>; isFiltered: boolean; clear: () => void };

/** Why there are no jobs to apply for, and what to do about it. */
function NoJobs({ pages, isFiltered, clear }: Props) {
  const t = useTranslations("portal");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useErrorText();
  if (pages.phase === "failed") {
    return (
      <ErrorState
        title={t("failed")}
        text={pages.error && refusalOf(pages.error)}
        retryLabel={tCommon("retry")}
        onRetry={pages.retry}
      />
    );
  }
  return isFiltered ? (
    <EmptyState
      kind="nothing-matches"
      title={t("noMatch")}
      text={t("noMatchText")}
      action={<Button onClick={clear}>{t("clear")}</Button>}
    />
  ) : (
    <EmptyState
      kind="nothing-yet"
      title={t("nothing")}
      text={t("nothingText")}
      action={
        <Link to="/scraping" className={buttonClass("primary")}>
          {t("toScraping")}
        </Link>
      }
    />
  );
}
