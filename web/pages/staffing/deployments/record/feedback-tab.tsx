import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import type { Feedback } from "@/modules/staffing/deployments/feedback/model";
import { scores } from "@/modules/staffing/deployments/feedback/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { feedbackOf } from "@/web/features/staffing/feedback/queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Tag } from "@/web/ui/tag";
import { deploymentKind } from "../kind";

/** What client and candidate said after two weeks, halfway and at the end. */
export function FeedbackTab({ deployment: { id, status } }: { deployment: DeploymentRecord }) {
  const t = useTranslations("deployments.feedbacks");
  const { data } = useQuery(feedbackOf(id));
  if (!data) return <SkeletonRows label={t("fill")} rows={3} />;
  const hasBegun = status === "active" || status === "completed";
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">
        {data.average === null ? t("none") : t("average", { score: data.average })}
      </p>
      <ul className="grid gap-3">
        {data.forms.map((form) => (
          <li key={`${form.moment} ${form.party}`}>
            <OneForm id={id} form={form} hasBegun={hasBegun} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { id: string; form: Feedback; hasBegun: boolean };

function OneForm({ id, form, hasBegun }: Props) {
  const t = useTranslations("deployments.feedbacks");
  const format = useFormatter();
  const mayFill = useHasRole("recruiter");
  const [isFilling, setFilling] = useState(false);
  const { moment, party, day, isDue, score, text } = form;
  const date = format.dateTime(new Date(`${day}T00:00:00`), "day");
  return (
    <article className="grid gap-2 rounded-lg border border-line bg-raised p-3 text-sm text-ink">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">
          {t(`moments.${moment}`)} · {t(`parties.${party}`)}
        </span>
        {score !== null && <Tag tone={toneOf(score)}>{t("scoreOf", { score })}</Tag>}
        {score === null && <Tag tone={isDue ? "warn" : "neutral"}>{t("due", { date })}</Tag>}
      </div>
      {text && !isFilling && <p className="text-ink-2">{text}</p>}
      {isFilling && <FeedbackForm id={id} form={form} onDone={() => setFilling(false)} />}
      {!isFilling && hasBegun && mayFill && (
        <div>
          <Button size="sm" onClick={() => setFilling(true)}>
            {t(score === null ? "fill" : "change")}
          </Button>
        </div>
      )}
    </article>
  );
}

const toneOf = (score: number) => (score >= 4 ? "ok" : score === 3 ? "warn" : "bad");

type FeedbackFormProps = { id: string; form: Feedback; onDone: () => void };
type Said = { score: number; text: string };

/** A score and what was said; whoever asked them writes it down. */
function FeedbackForm({ id, form: { moment, party, ...before }, onDone }: FeedbackFormProps) {
  const t = useTranslations("deployments.feedbacks");
  const tCommon = useTranslations("common.actions");
  const [score, setScore] = useState(String(before.score ?? ""));
  const [text, setText] = useState(before.text ?? "");
  const save = useUndoableMutation<Said, unknown>({
    run: (said) => ok(api.deployments({ id }).feedback.post({ moment, party, ...said })),
    success: () => t("saved"),
    failure: t("failed"),
    keys: [deploymentKind.queryKey],
  });
  const submit = () => save.mutate({ score: Number(score), text }, { onSuccess: onDone });
  return (
    <form action={submit} className="grid gap-3">
      <SegmentedControl
        label={t("score")}
        choices={scores.map((value) => ({ value: String(value), label: String(value) }))}
        value={score}
        onValueChange={setScore}
      />
      <Field label={t("text")}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" look="primary" disabled={!score} pending={save.isPending}>
          {t("save")}
        </Button>
        <Button size="sm" look="ghost" onClick={onDone}>
          {tCommon("cancel")}
        </Button>
      </div>
    </form>
  );
}
