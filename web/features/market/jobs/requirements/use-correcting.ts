import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Correction } from "@/modules/knowledge/analysis/model";
import type { Need } from "@/modules/knowledge/analysis/rules";
import type { JobRecord } from "@/modules/market/jobs/model";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey } from "@/web/state/query-keys";
import { jobRecord } from "../queries";
import { isSame, type Said } from "./requirements";

type Change = { said: Said; name: string; asks: Need | null };

/** Says at once what is asked for, and offers the way back to what stood before. */
export function useCorrecting(id: string, corrections: readonly Correction[]) {
  const t = useTranslations("jobs.requirements");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const keep = (record: JobRecord) => {
    queries.setQueryData(jobRecord(id).queryKey, record);
    return queries.invalidateQueries({ queryKey: jobsKey });
  };
  const send = ({ said, asks }: Omit<Change, "name">) =>
    asks
      ? ok(api.jobs({ id }).corrections.put({ ...said, asks }))
      : ok(api.jobs({ id }).corrections.delete(said));
  return useMutation({
    mutationFn: (change: Change) => send(change),
    onMutate: ({ said }) => corrections.find((it) => isSame(it, said))?.asks ?? null,
    onSuccess: (record, { said, name, asks }, before) => {
      const undo = async () => void (await keep(await send({ said, asks: before })));
      notify({ title: t(asks ? "done" : "withdrawn", { name }), tone: "ok", undo });
      return keep(record);
    },
    onError: (error) =>
      notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" }),
  });
}
