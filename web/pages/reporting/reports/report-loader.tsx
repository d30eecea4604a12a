import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ComparedPeriods } from "@/web/shared/periods/compared-periods";
import { Card } from "@/web/ui/card";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import type { Days } from "@/src/calendar";

type Said = { period: Days; previous: Days; asOf: string };

type Props<Report extends Said> = {
  query: UseQueryResult<Report>;
  children: (report: Report) => ReactNode;
};

/** A report on its way, not to be had, or there with the days it is about; one that fails leaves the others alone. */
export function ReportLoader<Report extends Said>({ query, children }: Props<Report>) {
  const t = useTranslations("reports");
  const tCommon = useTranslations("common.actions");
  const { data, isError, refetch, isPlaceholderData } = query;
  if (isError && !data) {
    return (
      <Card>
        <ErrorState
          title={t("failed")}
          retryLabel={tCommon("retry")}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (!data) return <SkeletonRows label={t("loading")} rows={5} rowClass="h-20" />;
  return (
    <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-4">
      <ComparedPeriods report={data} />
      {children(data)}
    </div>
  );
}
