import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { targetClassOf } from "@/modules/knowledge/analysis/rules";
import type { JobRecord } from "@/modules/market/jobs/model";
import { ClassTag } from "@/web/features/market/jobs/class-tag";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { useVerdict } from "./use-verdict";
import { VerdictForm } from "./verdict-form";

type Props = { job: JobRecord; score: number };

/** The machine's class and, beside it, what a person says; the machine's number stays as it is. */
export function Verdict({ job, score }: Props) {
  const t = useTranslations("jobs.verdict");
  const mayJudge = useMay("recruiter");
  const [isJudging, setJudging] = useState(false);
  const verdict = useVerdict(job.id);
  return (
    <section className="grid gap-2 border-y border-line py-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="eyebrow">{t("machine")}</h2>
        <ClassTag targetClass={targetClassOf(score)} />
        {mayJudge && !job.verdict && !isJudging && (
          <Button size="sm" className="ml-auto" onClick={() => setJudging(true)}>
            {t("disagree")}
          </Button>
        )}
      </div>
      {job.verdict && (
        <Standing
          verdict={job.verdict}
          onWithdraw={mayJudge ? () => verdict.withdraw.mutate() : undefined}
          isPending={verdict.withdraw.isPending}
        />
      )}
      {isJudging && !job.verdict && (
        <VerdictForm
          from={targetClassOf(score)}
          isPending={verdict.judge.isPending}
          onCancel={() => setJudging(false)}
          onJudge={(judgement) =>
            verdict.judge.mutate(judgement, { onSuccess: () => setJudging(false) })
          }
        />
      )}
    </section>
  );
}

type StandingProps = {
  verdict: NonNullable<JobRecord["verdict"]>;
  onWithdraw: (() => void) | undefined;
  isPending: boolean;
};

function Standing({ verdict, onWithdraw, isPending }: StandingProps) {
  const t = useTranslations("jobs.verdict");
  const format = useFormatter();
  const at = format.dateTime(new Date(verdict.at), { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className="flex flex-wrap items-start gap-2">
      <h2 className="eyebrow pt-0.5">{t("person")}</h2>
      <ClassTag targetClass={verdict.class} />
      <div className="min-w-[180px] flex-1">
        <p className="break-words text-ink">{verdict.reason}</p>
        <p className="text-xs text-ink-3">{t("by", { name: verdict.by, at })}</p>
      </div>
      {onWithdraw && (
        <Button size="sm" look="ghost" pending={isPending} onClick={onWithdraw}>
          {t("withdraw")}
        </Button>
      )}
    </div>
  );
}
