import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { PairDecision, RankedCandidate } from "@/modules/staffing/matching/model";
import { api, ok } from "@/web/api";
import { matchesKey } from "@/web/features/staffing/matching/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { ReasonForm } from "@/web/shared/forms/reason-form";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { notifyAtom } from "@/web/state/notices";
import { Button } from "@/web/ui/button";

type Props = { ranked: RankedCandidate; jobId: string };

/** What a person decided about a pair, and what can be: to go on in spite of a blocker, or to set it aside. */
export function PairDecisions({ ranked: { candidate, match, decision }, jobId }: Props) {
  const t = useTranslations("matching.decisions");
  const mayDecide = useHasRole("recruiter");
  const [choosing, choose] = useState<Choice | null>(null);
  const { deciding, withdrawing } = usePairDecision(jobId);
  const pair = { candidateId: candidate.id, name: `${candidate.firstName} ${candidate.lastName}` };
  if (decision) {
    return (
      <Standing
        decision={decision}
        isPending={withdrawing.isPending}
        onWithdraw={
          mayDecide ? () => withdrawing.mutate({ ...pair, kind: decision.kind }) : undefined
        }
      />
    );
  }
  if (!mayDecide) return null;
  if (choosing) {
    return (
      <ReasonForm
        label={t(`reasonTo.${choosing}`)}
        action={t(choosing === "dismissed" ? "dismiss" : "override")}
        isPending={deciding.isPending}
        onCancel={() => choose(null)}
        onDecide={(reason) =>
          deciding.mutate({ ...pair, kind: choosing, reason }, { onSuccess: () => choose(null) })
        }
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {match.blockers.length > 0 && (
        <Button size="sm" onClick={() => choose("overridden")}>
          {t("override")}
        </Button>
      )}
      <Button size="sm" look="ghost" onClick={() => choose("dismissed")}>
        {t("dismiss")}
      </Button>
    </div>
  );
}

type StandingProps = {
  decision: PairDecision;
  isPending: boolean;
  onWithdraw: (() => void) | undefined;
};

function Standing({ decision: { kind, reason, by, at }, isPending, onWithdraw }: StandingProps) {
  const t = useTranslations("matching.decisions");
  const format = useFormatter();
  const when = format.dateTime(new Date(at), "moment");
  return (
    <div className="flex flex-wrap items-start gap-2 border-l-2 border-primary pl-3 text-sm">
      <div className="min-w-[180px] flex-1">
        <p className="text-ink">
          <span className="font-medium">{t(kind)}</span>
          {reason && <span className="break-words"> {reason}</span>}
        </p>
        <p className="text-xs text-ink-3">{t("by", { name: by, at: when })}</p>
      </div>
      {onWithdraw && (
        <Button size="sm" look="ghost" pending={isPending} onClick={onWithdraw}>
          {t(kind === "dismissed" ? "restore" : "withdraw")}
        </Button>
      )}
    </div>
  );
}

type Choice = PairDecision["kind"];
type Pair = { candidateId: string; name: string; kind: Choice };

const rooms = { overridden: "match-overrides", dismissed: "match-dismissals" } as const;

/** Keeps what a person decides about a pair, and takes it back. */
function usePairDecision(jobId: string) {
  const t = useTranslations("matching.decisions");
  const refusalOf = useErrorText();
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
