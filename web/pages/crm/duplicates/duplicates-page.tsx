import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { mergeKinds } from "@/modules/crm/duplicates/rules";
import { PageHead } from "@/web/shared/page-head";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { duplicatesOf } from "@/web/features/crm/duplicates/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { SkeletonRows } from "@/web/ui/skeleton";
import { DuplicateRow } from "@/web/features/crm/duplicates/duplicate-row";

/** Pairs of records that are probably one, to be merged or kept apart. */
export function DuplicatesPage() {
  const t = useTranslations("merging");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const [params, setParams] = useSearchParams();
  const kind = oneOf(mergeKinds, params.get("kind") ?? undefined) ?? "candidate";
  const { data, isPending, isError, error, refetch } = useQuery(duplicatesOf(kind));
  return (
    <div className="grid grid-cols-1 gap-4 p-4 pb-24 sm:p-6">
      <PageHead title={t("page.title")} count={t("page.text")} />
      <SegmentedControl
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
          {data.map((pair) => (
            <DuplicateRow key={pair.ids.join()} kind={kind} pair={pair} />
          ))}
        </ul>
      )}
    </div>
  );
}
