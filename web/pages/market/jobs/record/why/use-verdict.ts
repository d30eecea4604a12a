import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { JobRecord } from "@/modules/market/jobs/model";
import { api, ok } from "@/web/api";
import { jobRecord } from "@/web/features/market/jobs/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey } from "@/web/state/query-keys";
import type { Judgement } from "./verdict-form";

/** Says and withdraws a person's class of a job; saying it can be taken back where it was told. */
export function useVerdict(id: string) {
  const t = useTranslations("jobs.verdict");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const keep = (record: JobRecord) => {
    queries.setQueryData(jobRecord(id).queryKey, record);
    return queries.invalidateQueries({ queryKey: [...jobsKey, "list"] });
  };
  const takeBack = async () => keep(await ok(api.jobs({ id }).verdict.delete()));
  const onError = (error: unknown) =>
    notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" });

  const judge = useMutation({
    mutationFn: (judgement: Judgement) => ok(api.jobs({ id }).verdict.post(judgement)),
    onSuccess: (record) => {
      notify({ title: t("done"), description: t("doneText"), tone: "ok", undo: takeBack });
      return keep(record);
    },
    onError,
  });
  const withdraw = useMutation({
    mutationFn: takeBack,
    onSuccess: () => notify({ title: t("withdrawn"), tone: "ok" }),
    onError,
  });
  return { judge, withdraw };
}
