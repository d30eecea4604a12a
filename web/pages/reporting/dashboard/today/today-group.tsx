import { Check, type LucideIcon, MailOpen } from "lucide-react";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { TodayGroup, TodayRow } from "@/modules/reporting/today/model";
import { groupPaths, type TodayGroupName } from "@/modules/reporting/today/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { notificationsKey, tasksKey, todayKey } from "@/web/state/query-keys";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { cx } from "@/web/ui/cx";

/** One kind of what is to be done, the most pressing of it, and the way to the rest. */
export function TodayGroupPart({ group: { group, total, rows } }: { group: TodayGroup }) {
  const t = useTranslations("dashboard.today");
  const isTimed = rows.some(({ at }) => at !== null);
  return (
    <section aria-label={t(`groups.${group}`)} className="min-w-0">
      <h3 className="flex min-h-[31px] items-center gap-2 border-b border-line pb-1.5 text-sm font-medium text-ink">
        {t(`groups.${group}`)}
        <span className="num text-xs text-ink-3">{total}</span>
        {total > rows.length && (
          <Link
            to={groupPaths[group]}
            className="ml-auto inline-flex min-h-[24px] items-center text-xs font-normal text-primary-ink hover:underline"
          >
            {t("all", { total })}
          </Link>
        )}
      </h3>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="flex items-center gap-3 border-b border-line last:border-0">
            <Line group={group} row={row} isTimed={isTimed} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type LineProps = { group: TodayGroupName; row: TodayRow };

/** Where none of a group has a day, no place is kept for one. */
function Line({ group, row, isTimed }: LineProps & { isTimed: boolean }) {
  const t = useTranslations("dashboard.today");
  const format = useFormatter();
  const { who, what, money, lacks, isLate, path, id } = row;
  const told = group === "trouble" ? t(`trouble.${id as "dailyFailed"}`) : what;
  const first = who ?? told ?? "";
  const sum =
    money && format.number(money.cents / 100, { style: "currency", currency: money.currency });
  const second = [
    isLate && group !== "trouble" && t(group === "certificates" ? "expired" : "late"),
    who === null ? null : told,
    sum,
    missing(t, group, lacks),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <>
      <Link
        to={path}
        className="group flex min-h-[44px] min-w-0 flex-1 items-center gap-3 rounded-sm py-1"
      >
        {isTimed && (
          <span
            className={cx(
              "num w-[72px] shrink-0 text-xs whitespace-nowrap",
              isLate ? "text-bad" : "text-ink-3",
            )}
          >
            <Time row={row} />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm text-ink group-hover:underline">{first}</span>
          {second && <span className="block truncate text-xs text-ink-2">{second}</span>}
        </span>
      </Link>
      <Act group={group} row={row} />
    </>
  );
}

type Words = ReturnType<typeof useTranslations<"dashboard.today">>;

const missing = (t: Words, group: TodayGroupName, lacks: string[]): string | null => {
  if (lacks.length === 0) return null;
  if (group !== "starts") return lacks.join(", ");
  const names = lacks.map((it) => (isUnnamed(it) ? t(`lacks.${it}`) : it));
  return t("missing", { names: names.join(", ") });
};

/** Requirements that have no name of their own. */
const unnamed = ["identity", "language", "years"] as const;
const isUnnamed = (it: string): it is (typeof unnamed)[number] =>
  unnamed.some((kind) => kind === it);

/** The hour of what is today, the day of everything else. */
function Time({ row: { at } }: { row: TodayRow }) {
  const format = useFormatter();
  if (!at) return null;
  const isDay = at.length === 10;
  const moment = new Date(isDay ? `${at}T12:00:00Z` : at);
  const dayOf = (it: Date) => format.dateTime(it, { dateStyle: "short" });
  const isToday = !isDay && dayOf(moment) === dayOf(new Date());
  return (
    <time dateTime={at}>
      {isToday
        ? format.dateTime(moment, { hour: "2-digit", minute: "2-digit" })
        : format.dateTime(moment, {
            day: "numeric",
            month: "short",
            ...(moment.getFullYear() !== new Date().getFullYear() && { year: "2-digit" }),
            ...(isDay && { timeZone: "UTC" }),
          })}
    </time>
  );
}

/** What one press settles; everything else is done where the line leads. */
function Act({ group, row }: LineProps) {
  const mayAct = useHasRole("recruiter");
  if (group === "tasks" && mayAct) return <Complete row={row} />;
  return group === "replies" ? <MarkRead row={row} /> : null;
}

function Complete({ row: { id, what } }: { row: TodayRow }) {
  const t = useTranslations("dashboard.today");
  const at = api.tasks({ id });
  const complete = useUndoableMutation({
    run: () => ok(at.completion.post()),
    undo: () => ok(at.completion.delete()),
    success: () => t("completed", { title: what ?? "" }),
    failure: t("failed"),
    keys: [tasksKey, todayKey],
  });
  return <RowButton icon={Check} label={t("complete", { title: what ?? "" })} {...of(complete)} />;
}

function MarkRead({ row: { id, what } }: { row: TodayRow }) {
  const t = useTranslations("dashboard.today");
  const read = useUndoableMutation({
    run: () => ok(api.notifications.reading.post({ ids: [id] })),
    undo: ({ ids }) => ok(api.notifications.reading.delete({ ids })),
    success: () => t("wasRead"),
    failure: t("failed"),
    keys: [notificationsKey, todayKey],
  });
  return <RowButton icon={MailOpen} label={t("read", { title: what ?? "" })} {...of(read)} />;
}

const of = ({ mutate, isPending }: { mutate: (input: void) => void; isPending: boolean }) => ({
  act: () => mutate(),
  isPending,
});

type ButtonProps = { icon: LucideIcon; label: string; act: () => void; isPending: boolean };

const RowButton = ({ icon, label, act, isPending }: ButtonProps) => (
  <BareIconButton
    icon={icon}
    size="sm"
    label={label}
    title={label}
    disabled={isPending}
    onClick={act}
  />
);
