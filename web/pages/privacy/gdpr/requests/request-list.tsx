import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { erasureList, requestViews } from "@/web/features/privacy/gdpr/queries";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { EmptyState } from "@/web/ui/empty-state";
import { Segmented } from "@/web/ui/segmented";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Failed } from "../failed";
import { RequestLine } from "./request-line";

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
        <Segmented
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
