import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { analysisOverview, cancelAnalysis, startAnalysis } from "./queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey } from "@/web/state/query-keys";

/** The state of the analysis, what can be done about it, and whether a run ended before these eyes. */
export function useReanalysis() {
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
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: step,
    onError: (error) =>
      notify({ title: failed, description: refusalOf(error), tone: "destructive" }),
    onSettled: () => queries.invalidateQueries({ queryKey: analysisOverview.queryKey }),
  });
}
