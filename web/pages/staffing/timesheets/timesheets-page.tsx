import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Timesheet } from "@/modules/staffing/timesheets/model";
import { addDays, mondayOf } from "@/src/calendar";
import { useDay } from "@/web/features/staffing/rates/cards/use-rule-words";
import {
  stretches,
  stretchOf,
  weekCounts,
  weekList,
} from "@/web/features/staffing/timesheets/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { MoreButton } from "@/web/shared/list/more-button";
import { usePages } from "@/web/shared/list/use-pages";
import { PageHead } from "@/web/shared/page-head";
import { buttonClass } from "@/web/ui/button";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { IconButton } from "@/web/ui/icon-button";
import { Segmented } from "@/web/ui/segmented";
import { SkeletonRows } from "@/web/ui/skeleton";
import { SheetLine } from "./sheet-line";
import { WeekDeeds } from "./week-deeds";

/** The week stands in the address; without one it is the last that has ended. */
function useWeek() {
  const [params, setParams] = useSearchParams();
  const given = params.get("week") ?? "";
  const isDay = /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given));
  const last = addDays(mondayOf(new Date().toISOString()), -7);
  const put = (key: string, value: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (value) after.set(key, value);
      else after.delete(key);
      return after;
    });
  return {
    week: isDay ? mondayOf(given) : last,
    status: stretchOf(params.get("status")),
    go: (week: string) => put("week", week),
    narrow: (status: string) => put("status", status === "all" ? "" : status),
  };
}

/** Everybody's hours of one week by how they stand, so that only what is missing or odd takes time. */
export function TimesheetsPage() {
  const t = useTranslations("timesheets.week");
  const day = useDay();
  const { week, status, go, narrow } = useWeek();
  const list = usePages(useInfiniteQuery(weekList(week, status)));
  return (
    <div className="grid min-w-0 gap-4 p-4 pb-24 sm:p-6">
      <PageHead
        title={t("title")}
        count={list.phase === "ready" ? t("count", { count: list.total }) : "\u00a0"}
      />
      <div className="flex flex-wrap items-center gap-2">
        <IconButton icon={ChevronLeft} label={t("before")} onClick={() => go(addDays(week, -7))} />
        <h2 className="num min-w-0 text-sm font-medium text-ink" aria-live="polite">
          {t("of", { date: day(week) })}
        </h2>
        <IconButton icon={ChevronRight} label={t("after")} onClick={() => go(addDays(week, 7))} />
      </div>
      <Counts week={week} status={status} onChoose={narrow} />
      <WeekDeeds week={week} />
      <Rows list={list} />
    </div>
  );
}

type CountProps = {
  week: string;
  status: (typeof stretches)[number];
  onChoose: (status: string) => void;
};

/** How many stand where; each narrows the list to it. */
function Counts({ week, status, onChoose }: CountProps) {
  const t = useTranslations("timesheets");
  const format = useFormatter();
  const { data } = useQuery(weekCounts(week));
  const choices = stretches.map((value) => ({
    value,
    label: value === "all" ? t("week.all") : t(`statuses.${value}`),
    ...(data && value !== "all" && { count: format.number(data[value]) }),
  }));
  return (
    <Segmented
      label={t("week.statuses")}
      choices={choices}
      value={status}
      onValueChange={onChoose}
    />
  );
}

type List = ReturnType<typeof usePages<Timesheet>>;

function Rows({ list }: { list: List }) {
  const t = useTranslations("timesheets");
  const tActions = useTranslations("common.actions");
  const refusalOf = useRefusal();
  if (list.phase === "loading")
    return <SkeletonRows label={t("loading")} rows={6} rowClass="h-14" />;
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
  if (list.rows.length === 0) return <NoSheets />;
  return (
    <>
      <ul aria-label={t("week.list")} className="grid gap-2">
        {list.rows.map((sheet) => (
          <SheetLine key={sheet.id} sheet={sheet} />
        ))}
      </ul>
      <MoreButton more={list.more}>{t("week.more", { left: list.left })}</MoreButton>
    </>
  );
}

function NoSheets() {
  const t = useTranslations("timesheets.week");
  return (
    <EmptyState
      kind="nothing-yet"
      title={t("empty")}
      text={t("emptyText")}
      action={
        <Link to="/deployments" className={buttonClass()}>
          {t("toDeployments")}
        </Link>
      }
    />
  );
}
