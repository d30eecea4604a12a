import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { AnalysisRun } from "@/modules/market/reanalysis/model";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey } from "@/web/state/query-keys";
import { OverBanner, RunningBanner, StaleBanner } from "./states";
import { pollMs } from "@/modules/market/reanalysis/rules";
import { api, ok } from "@/web/api";

const ReportDialog = lazy(async () => ({
  default: (await import("./report-dialog")).ReportDialog,
}));

/** The analyser has learnt; it is at work; this is what came of it: one of them, or nothing. */
export function ReanalysisBanner() {
  const { overview, start, cancel, isOver, hide } = useReanalysis();
  const [shown, setShown] = useState<AnalysisRun | null>(null);
  if (!overview) return null;
  const { run, stale } = overview;
  const report = run?.report ? () => setShown(run) : undefined;
  return (
    <>
      {run?.state === "active" ? (
        <RunningBanner
          run={run}
          cancel={() => cancel.mutate(run.id)}
          isLeaving={cancel.isPending}
        />
      ) : (
        <>
          {run && isOver && <OverBanner run={run} report={report} hide={hide} />}
          {stale > 0 && (
            <StaleBanner
              stale={stale}
              start={() => start.mutate()}
              isStarting={start.isPending}
              report={isOver ? undefined : report}
            />
          )}
        </>
      )}
      <Suspense>{shown && <ReportDialog run={shown} onClose={() => setShown(null)} />}</Suspense>
    </>
  );
}

export { ReanalysisBanner as Component };
const runs = api.analysis.runs;

/** How many jobs an older version scored, and how far the run is; asked again while one is on. */
const analysisOverview = queryOptions({
  queryKey: ["/api/analysis/runs/latest"],
  queryFn: () => ok(runs.latest.get()),
  refetchInterval: ({ state }) => (state.data?.run?.state === "active" ? pollMs : false),
});

const startAnalysis = () => ok(runs.post());
const cancelAnalysis = (id: string) => ok(runs({ id }).cancellation.post());

/** The state of the analysis, what can be done about it, and whether a run ended before these eyes. */
function useReanalysis() {
  const t = useTranslations("reanalysis");
  const queries = useQueryClient();
  const { data: overview } = useQuery(analysisOverview);
  const start = useStep(startAnalysis, t("startFailed"));
  const cancel = useStep(cancelAnalysis, t("cancelFailed"));
  const [followed, setFollowed] = useState<string | null>(null);
  const run = overview?.run ?? null;
  const isActive = run?.state === "active";
  if (isActive && followed !== run.id) setFollowed(run.id);
  const isOver = !isActive && run !== null && followed === run.id;

  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: jobsKey });
  }, [isOver, queries]);
  return { overview, start, cancel, isOver, hide: () => setFollowed(null) };
}

function useStep<Input>(step: (input: Input) => Promise<unknown>, failed: string) {
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: step,
    onError: (error) =>
      notify({ title: failed, description: refusalOf(error), tone: "destructive" }),
    onSettled: () => queries.invalidateQueries({ queryKey: analysisOverview.queryKey }),
  });
}
