import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { Interview, Scorecard } from "@/modules/engagement/interviews/model";
import {
  criteria,
  maxNotesLength,
  type Recommendation,
  recommendations,
  type Result,
  results,
} from "@/modules/engagement/interviews/rules";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { interviewRecord } from "../queries";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { useUser } from "@/web/state/session";
import { SkeletonRows } from "@/web/ui/skeleton";
import { noneOr } from "@/web/ui/select";
import { Choices, Scores } from "../choices";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { interviewKeys } from "../use-interview-actions";

type CardDraft = {
  scores: Scorecard["scores"];
  overall: number | undefined;
  recommendation: Recommendation | undefined;
  words: string;
  result: Result | null;
};

const nobody = { candidate: false, interviewers: false };

type Card = CardDraft & { overall: number; recommendation: Recommendation };

/** Keeps the scorecard, and what comes of the interview where that was decided with it. */
function useJudging({ id, version, result: before, candidateName: name }: Interview) {
  const t = useTranslations("crm");
  return useUndoableMutation({
    run: async ({ result, ...card }: Card) => {
      const at = api.crm.interviews({ id });
      if (result !== before) await ok(at.patch({ version, result, notify: nobody, despite: true }));
      return ok(at.scorecard.post(card));
    },
    success: () => t("scorecard.done", { name }),
    failure: t("interviews.changeFailed"),
    keys: interviewKeys,
  });
}

type Props = { it: Interview; onClose: () => void };

/** What one interviewer makes of it, and what comes of the interview. */
export function ScorecardDialog({ it, onClose }: Props) {
  const t = useTranslations("crm");
  const userId = useUser()?.id;
  const { data } = useQuery(interviewRecord(it.id));
  if (!data) {
    return (
      <FormDialog
        title={t("scorecard.title", { name: it.candidateName })}
        submit={{}}
        instead={<SkeletonRows label={t("record.loading")} rows={4} />}
        onClose={onClose}
      />
    );
  }
  const own = data.scorecards.find((card) => card.userId === userId);
  return <CardForm it={data} own={own} onClose={onClose} />;
}

const begun = (it: Interview, own: Scorecard | undefined): CardDraft => ({
  scores: own?.scores ?? {},
  overall: own?.overall,
  recommendation: own?.recommendation,
  words: own?.words ?? "",
  result: it.result,
});

type FormProps = Props & { own: Scorecard | undefined };

function CardForm({ it, own, onClose }: FormProps) {
  const t = useTranslations("crm");
  const [draft, change] = useDraft(() => begun(it, own));
  const [isTold, setTold] = useState(false);
  const judge = useJudging(it);
  const { overall, recommendation } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (overall === undefined || recommendation === undefined) return;
    judge.mutate({ ...draft, overall, recommendation }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      size="lg"
      noValidate
      title={t("scorecard.title", { name: it.candidateName })}
      description={t("scorecard.text")}
      submit={{ children: t("scorecard.save"), pending: judge.isPending }}
      error={judge.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ScoreFields draft={draft} change={change} isTold={isTold} />
      <Choices
        label={t("scorecard.recommendation")}
        options={recommendations.map((value) => ({ value, label: t(`recommendations.${value}`) }))}
        value={recommendation}
        onChange={(chosen: Recommendation) => change({ recommendation: chosen })}
        error={isTold && !recommendation ? t("scorecard.missingChoice") : undefined}
      />
      <TextAreaField
        label={t("scorecard.words")}
        maxLength={maxNotesLength}
        value={draft.words}
        onChange={(event) => change({ words: event.target.value })}
      />
      <SelectField<Result | "">
        label={t("scorecard.result")}
        options={noneOr(
          t("scorecard.noResult"),
          results.map((value) => ({ value, label: t(`results.${value}`) })),
        )}
        value={draft.result ?? ""}
        onValueChange={(result) => change({ result: result || null })}
      />
    </FormDialog>
  );
}

type ScoreProps = {
  draft: CardDraft;
  change: (part: Partial<CardDraft>) => void;
  /** Whether what is missing is said. */
  isTold: boolean;
};

/** One score for each criterion, and the one for all of them, which has to be given. */
function ScoreFields({ draft, change, isTold }: ScoreProps) {
  const t = useTranslations("crm");
  return (
    <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {criteria.map((criterion) => (
        <Scores
          key={criterion}
          label={t(`criteria.${criterion}`)}
          value={draft.scores[criterion]}
          onChange={(score) => change({ scores: { ...draft.scores, [criterion]: score } })}
          isOptional
        />
      ))}
      <Scores
        label={t("scorecard.overall")}
        value={draft.overall}
        onChange={(score) => change({ overall: score })}
        error={isTold && draft.overall === undefined ? t("scorecard.missing") : undefined}
      />
    </div>
  );
}
