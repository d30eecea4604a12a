import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { PairDecision, RankedCandidate } from "@/modules/staffing/matching/model";
import { ReasonForm } from "@/web/shared/reason-form";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { type Choice, usePairDecision } from "./use-pair-decision";

type Props = { ranked: RankedCandidate; jobId: string };

/** What a person decided about a pair, and what can be: to go on in spite of a blocker, or to set it aside. */
export function PairDecisions({ ranked: { candidate, match, decision }, jobId }: Props) {
  const t = useTranslations("matching.decisions");
  const mayDecide = useMay("recruiter");
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
  const when = format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });
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
