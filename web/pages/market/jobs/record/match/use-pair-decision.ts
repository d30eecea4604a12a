import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { PairDecision } from "@/modules/staffing/matching/model";
import { api, ok } from "@/web/api";
import { matchesKey } from "@/web/features/staffing/matching/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

export type Choice = PairDecision["kind"];
type Pair = { candidateId: string; name: string; kind: Choice };

const rooms = { overridden: "match-overrides", dismissed: "match-dismissals" } as const;

/** Keeps what a person decides about a pair, and takes it back. */
export function usePairDecision(jobId: string) {
  const t = useTranslations("matching.decisions");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: matchesKey });
  const onError = (error: unknown) =>
    notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" });

  const withdraw = async ({ candidateId, kind }: Pair) => {
    await ok(api.jobs({ id: jobId })[rooms[kind]].delete({ candidateId }));
    await refresh();
  };
  const deciding = useMutation({
    mutationFn: ({ candidateId, kind, reason }: Pair & { reason: string }) =>
      ok(api.jobs({ id: jobId })[rooms[kind]].post({ candidateId, reason })),
    onSuccess: (_answer, pair) => {
      const title = t(`done.${pair.kind}`, { name: pair.name });
      notify({ title, tone: "ok", undo: () => withdraw(pair) });
      return refresh();
    },
    onError,
  });
  const withdrawing = useMutation({
    mutationFn: withdraw,
    onSuccess: (_answer, { kind, name }) =>
      notify({ title: t(`undone.${kind}`, { name }), tone: "ok" }),
    onError,
  });
  return { deciding, withdrawing };
}
