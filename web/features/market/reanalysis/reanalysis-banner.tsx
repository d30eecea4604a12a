import { useState } from "react";
import type { AnalysisRun } from "@/modules/market/reanalysis/model";
import { ReportDialog } from "./report-dialog";
import { OverBanner, RunningBanner, StaleBanner } from "./states";
import { useReanalysis } from "./use-reanalysis";

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
      {shown && <ReportDialog run={shown} onClose={() => setShown(null)} />}
    </>
  );
}

export { ReanalysisBanner as Component };
