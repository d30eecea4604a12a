import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { lazy } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Timesheet } from "@/modules/staffing/timesheets/model";
import { timesheetStatuses } from "@/modules/staffing/timesheets/rules";
import { addDays, mondayOf } from "@/src/calendar";
import { useDay } from "@/web/features/staffing/rates/cards/use-rule-words";
import {
  timesheetFilters,
  timesheetList,
  timesheetsMatching,
  weekCounts,
} from "@/web/features/staffing/timesheets/queries";
import { type ListWords, PlainList } from "@/web/pages/records/plain-list";
import { ExportMenu } from "@/web/shared/export-menu";
import { usePages } from "@/web/shared/list/use-pages";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { Button, buttonClass } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { sheetAddress, SheetCard, sheetColumns } from "./sheet-columns";
import { WeekActions } from "./week-actions";

// Nothing is chosen at first.
const SheetBulk = lazy(() => import("./sheet-bulk"));

/** What is done by a key is done with the deployment, whose record opens for it. */
const shortcuts = ["e", "m", "s", "n"] as const;

/** The week that an address asks for: all of them, or the last that has ended unless it names one. */
function weekIn(asked: string | undefined): string {
  if (asked === "all") return asked;
  const isDay = asked && /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked));
  return isDay ? mondayOf(asked) : lastWeek();
}

const lastWeek = () => addDays(mondayOf(new Date().toISOString()), -7);

/** Everybody's hours by how they stand, of one week or of all, so that only what is missing or odd takes time. */
export function TimesheetsPage() {
  const address = useListAddress("/timesheets", timesheetFilters);
  const { change } = address;
  const week = weekIn(address.query.week);
  const query = { ...address.query, week };
  const list = usePages(useInfiniteQuery(timesheetList(query)));
  const navigate = useNavigate();
  const words = useWords();
  const { status = "all" } = query;
  return (
    <PlainList<Timesheet>
      texts="timesheets"
      views="timesheet"
      filters={timesheetFilters}
      address={address}
      list={list}
      matching={timesheetsMatching(query)}
      words={words}
      isNarrowed={status !== "all"}
      summary={<Weeks {...{ week, status, change }} />}
      actions={
        <>
          <ToExpenses />
          <ExportMenu path="/api/timesheets/export" filter={query} />
        </>
      }
      columns={sheetColumns}
      nameOf={({ number, candidateName }) => `${number}, ${candidateName ?? ""}`}
      card={(sheet) => <SheetCard sheet={sheet} />}
      open={(sheet) => void navigate(sheetAddress(sheet))}
      shortcuts={shortcuts}
      bulk={(rows, selection) => <SheetBulk rows={rows} selection={selection} week={week} />}
    />
  );
}

function ToExpenses() {
  const t = useTranslations("timesheets.expenses");
  return (
    <Link to="/expenses" className={buttonClass()}>
      {t("edit")}
    </Link>
  );
}

function useWords(): ListWords {
  const t = useTranslations("timesheets.week");
  const toDeployments = (
    <Link to="/deployments" className={buttonClass()}>
      {t("toDeployments")}
    </Link>
  );
  return {
    title: t("title"),
    count: (count) => t("count", { count }),
    search: t("search"),
    more: (left) => t("more", { left }),
    failed: t("notLoaded"),
    noMatch: { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("empty"), text: t("emptyText"), action: toDeployments },
  };
}

const stretches = ["all", ...timesheetStatuses] as const;

type WeeksProps = {
  week: string;
  status: (typeof stretches)[number];
  change: (changes: { week?: string; status?: string }) => void;
};

/** Which week it is, how many stand where, and what is done with all of it. */
function Weeks({ week, status, change }: WeeksProps) {
  const t = useTranslations("timesheets.week");
  const day = useDay();
  const isAll = week === "all";
  const go = (days: number) => change({ week: addDays(week, days) });
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        {!isAll && <IconButton icon={ChevronLeft} label={t("before")} onClick={() => go(-7)} />}
        <h2 className="num min-w-0 text-sm font-medium text-ink" aria-live="polite">
          {isAll ? t("allWeeks") : t("of", { date: day(week) })}
        </h2>
        {!isAll && <IconButton icon={ChevronRight} label={t("after")} onClick={() => go(7)} />}
        <Button size="sm" look="ghost" onClick={() => change({ week: isAll ? lastWeek() : "all" })}>
          {isAll ? t("lastWeek") : t("allWeeks")}
        </Button>
        <Counts {...{ week, status, change }} />
      </div>
      {!isAll && <WeekActions week={week} />}
    </div>
  );
}

/** How many stand where; each narrows the list to it. */
function Counts({ week, status, change }: WeeksProps) {
  const t = useTranslations("timesheets");
  const format = useFormatter();
  const { data } = useQuery(weekCounts(week));
  const choices = stretches.map((value) => ({
    value,
    label: value === "all" ? t("week.all") : t(`statuses.${value}`),
    ...(data && value !== "all" && { count: format.number(data[value]) }),
  }));
  return (
    <SegmentedControl
      label={t("week.statuses")}
      choices={choices}
      value={status}
      onValueChange={(value) => change({ status: value === "all" ? "" : value })}
    />
  );
}
