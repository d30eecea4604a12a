import { useQuery } from "@tanstack/react-query";
import { useNow, useTranslations } from "use-intl";
import type { Erasure } from "@/modules/privacy/gdpr/model";
import { answerDays } from "@/modules/privacy/gdpr/rules";
import { dayMs } from "@/src/calendar";
import { erasureList, requestViews } from "@/web/features/privacy/gdpr/queries";
import { When } from "@/web/features/records/core/when";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Failed } from "../failed";
import { StatusTag } from "./status-tag";

type Props = {
  show: string | undefined;
  onShow: (show: string | undefined) => void;
  onOpen: (id: string) => void;
};

/** Everybody who is to be forgotten, and how far each of them is. */
export function RequestList({ show, onShow, onOpen }: Props) {
  const t = useTranslations("gdpr.requests");
  const view = oneOf(requestViews, show) ?? "open";
  const { data, isError, refetch } = useQuery(erasureList(view));
  const frame = "overflow-hidden rounded-lg border border-line bg-surface shadow-card";
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold text-ink">{t("title")}</h2>
        <SegmentedControl
          label={t("show")}
          choices={requestViews.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onValueChange={(value) => onShow(value === "open" ? undefined : value)}
        />
      </div>
      {isError && !data && <Failed onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows label={t("loading")} rows={3} rowClass="h-14" />}
      {data?.length === 0 && (
        <div className={frame}>
          <EmptyState kind="nothing-yet" title={t(`nothing.${view}`)} text={t("nothingText")} />
        </div>
      )}
      {data && data.length > 0 && (
        <ul aria-label={t("title")} className={`${frame} divide-y divide-line`}>
          {data.map((erasure) => (
            <RequestLine key={erasure.id} erasure={erasure} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}

type RequestLineProps = { erasure: Erasure; onOpen: (id: string) => void };

/** One request with the law's clock. */
function RequestLine({ erasure, onOpen }: RequestLineProps) {
  const t = useTranslations("gdpr.requests");
  const mayOpen = useHasRole("recruiter");
  const { id, number, entityType, origin, requestedAt, reason } = erasure;
  const name = erasure.name ?? t("erasedPerson");
  return (
    <li
      aria-label={name}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm"
    >
      <div className="grid min-w-0 flex-1 basis-52 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium text-ink">{name}</span>
          <span className="num text-xs text-ink-3">{number ?? t(`entities.${entityType}`)}</span>
          <StatusTag status={erasure.status} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-2">
          <span>{t(`origins.${origin}`)}</span>
          <When iso={requestedAt} />
          {reason && <span className="min-w-0 break-words">{reason}</span>}
        </p>
      </div>
      <Clock erasure={erasure} />
      {mayOpen && (
        <Button size="sm" aria-label={t("reviewOf", { name })} onClick={() => onOpen(id)}>
          {t("review")}
        </Button>
      )}
    </li>
  );
}

/** How much is left of the month that the law gives. */
function Clock({ erasure: { status, dueOn } }: { erasure: Erasure }) {
  const t = useTranslations("gdpr.requests");
  const now = useNow();
  if (status === "erased" || status === "cancelled" || status === "refused") return null;
  const left = Math.ceil((Date.parse(`${dueOn}T23:59:59Z`) - now.getTime()) / dayMs) - 1;
  return (
    <span className={left < 7 ? "num text-xs font-medium text-bad" : "num text-xs text-ink-2"}>
      {left < 0 ? t("late", { days: -left }) : t("clock", { days: left, limit: answerDays })}
    </span>
  );
}
