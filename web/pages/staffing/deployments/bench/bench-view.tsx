import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { PageHead } from "@/web/shared/page-head";
import { benchBoard } from "@/web/features/staffing/feedback/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import type { Address } from "../deployment-list";
import { ViewButtons } from "../view-buttons";
import { ClocksSoon } from "./clocks-soon";
import { DueFeedback } from "./due-feedback";
import { RefusedStarts } from "./refused-starts";
import { RollOffs } from "./roll-offs";
import { Timeline } from "./timeline";

/** Who is covered, who ends and who is free, and what to do about it in time. */
export default function BenchView({ address }: { address: Address }) {
  const t = useTranslations("deployments.bench");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-6">
      <PageHead
        title={t("title")}
        count={t("text")}
        action={
          <div className="flex flex-wrap gap-2">
            <ViewButtons address={address} />
          </div>
        }
      />
      <Board />
    </div>
  );
}

function Board() {
  const t = useTranslations("deployments.bench");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const { data, error, refetch } = useQuery(benchBoard);
  if (error && !data) {
    return (
      <ErrorState
        title={t("failed")}
        text={refusalOf(error)}
        retryLabel={tCommon("retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows label={t("reading")} />;
  if (data.people.length === 0 && data.refused.length === 0) {
    return <EmptyState kind="nothing-yet" title={t("nothing")} text={t("noneText")} />;
  }
  return (
    <>
      <Timeline bench={data} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <RefusedStarts refused={data.refused} />
          <RollOffs rollOffs={data.rollOffs} />
        </div>
        <div className="grid gap-6">
          <ClocksSoon clocks={data.clocks} />
          <DueFeedback />
        </div>
      </div>
    </>
  );
}
