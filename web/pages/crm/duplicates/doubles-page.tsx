import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { mergeKinds } from "@/modules/crm/duplicates/rules";
import { PageHead } from "@/web/shared/page-head";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { doublesOf } from "@/web/features/crm/duplicates/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { Segmented } from "@/web/ui/segmented";
import { SkeletonRows } from "@/web/ui/skeleton";
import { DoubleRow } from "@/web/features/crm/duplicates/double-row";

/** Pairs of records that are probably one, to be merged or kept apart. */
export function DoublesPage() {
  const t = useTranslations("merging");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const [params, setParams] = useSearchParams();
  const kind = oneOf(mergeKinds, params.get("kind") ?? undefined) ?? "candidate";
  const { data, isPending, isError, error, refetch } = useQuery(doublesOf(kind));
  return (
    <div className="grid grid-cols-1 gap-4 p-4 pb-24 sm:p-6">
      <PageHead title={t("page.title")} count={t("page.text")} />
      <Segmented
        label={t("page.kind")}
        choices={mergeKinds.map((value) => ({ value, label: t(`page.kinds.${value}`) }))}
        value={kind}
        onValueChange={(value) => setParams({ kind: value })}
      />
      {isPending && <SkeletonRows label={t("loading")} rows={6} />}
      {isError && (
        <ErrorState
          title={t("page.failed")}
          text={refusalOf(error)}
          retryLabel={tCommon("retry")}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState kind="nothing-yet" title={t("page.none")} text={t("page.noneText")} />
      )}
      {data && data.length > 0 && (
        <ul className="grid gap-2">
          {data.map((double) => (
            <DoubleRow key={double.ids.join()} kind={kind} double={double} />
          ))}
        </ul>
      )}
    </div>
  );
}
