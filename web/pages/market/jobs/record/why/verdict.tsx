import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { type TargetClass, targetClasses, targetClassOf } from "@/modules/knowledge/analysis/rules";
import type { JobRecord } from "@/modules/market/jobs/model";
import { api, ok } from "@/web/api";
import { ClassTag } from "@/web/features/market/jobs/score/class-tag";
import { jobRecord } from "@/web/features/market/jobs/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { ReasonForm } from "@/web/shared/forms/reason-form";
import { SegmentedControl } from "@/web/ui/segmented-control";

type Props = { job: JobRecord; score: number };
type Judgement = { class: TargetClass; reason: string };

type VerdictFormProps = {
  from: TargetClass;
  isPending: boolean;
  onJudge: (judgement: Judgement) => void;
  onCancel: () => void;
};

/** Another class, and why. */
function VerdictForm({ from, isPending, onJudge, onCancel }: VerdictFormProps) {
  const t = useTranslations("jobs.verdict");
  const tClass = useTranslations("jobs.classes");
  const [level, setLevel] = useState(from);
  return (
    <ReasonForm
      label={t("reason")}
      action={t("save")}
      isPending={isPending}
      onDecide={(reason) => onJudge({ class: level, reason })}
      onCancel={onCancel}
    >
      <SegmentedControl
        label={t("class")}
        choices={targetClasses.map((value) => ({ value, label: tClass(value) }))}
        value={level}
        onValueChange={setLevel}
      />
    </ReasonForm>
  );
}

/** The machine's class and, beside it, what a person says; the machine's number stays as it is. */
export function Verdict({ job, score }: Props) {
  const t = useTranslations("jobs.verdict");
  const mayJudge = useHasRole("recruiter");
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
  const at = format.dateTime(new Date(verdict.at), "moment");
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

/** Says and withdraws a person's class of a job; saying it can be taken back where it was told. */
function useVerdict(id: string) {
  const t = useTranslations("jobs.verdict");
  const refusalOf = useErrorText();
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
