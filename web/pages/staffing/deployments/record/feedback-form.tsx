import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Feedback } from "@/modules/staffing/feedback/model";
import { scores } from "@/modules/staffing/feedback/rules";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import { Button } from "@/web/ui/button";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { Segmented } from "@/web/ui/segmented";
import { deploymentKind } from "../kind";

type Props = { id: string; form: Feedback; onDone: () => void };
type Said = { score: number; text: string };

/** A score and what was said; whoever asked them writes it down. */
export function FeedbackForm({ id, form: { moment, party, ...before }, onDone }: Props) {
  const t = useTranslations("deployments.feedbacks");
  const tCommon = useTranslations("common.actions");
  const [score, setScore] = useState(String(before.score ?? ""));
  const [text, setText] = useState(before.text ?? "");
  const save = useDeed<Said, unknown>({
    act: (said) => ok(api.deployments({ id }).feedback.post({ moment, party, ...said })),
    said: () => t("saved"),
    failed: t("failed"),
    keys: [deploymentKind.queryKey],
  });
  const submit = () => save.mutate({ score: Number(score), text }, { onSuccess: onDone });
  return (
    <form action={submit} className="grid gap-3">
      <Segmented
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
