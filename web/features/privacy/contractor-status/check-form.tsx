import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { IndependenceCheck } from "@/modules/privacy/contractor-status/model";
import {
  type Answers,
  answers,
  longestNote,
  questions,
} from "@/modules/privacy/contractor-status/rules";
import { api, ok } from "@/web/api";
import { SaveRefusal } from "@/web/shared/save-refusal";
import { SelectField } from "@/web/shared/select-field";
import { TextAreaField } from "@/web/shared/text-area-field";
import { deploymentsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

type Props = { id: string; last: IndependenceCheck | undefined; onDone: () => void };

/** Nobody has answered until somebody does. */
const unanswered: Answers = {
  duration: "unknown",
  direction: "unknown",
  embedding: "unknown",
  personal: "unknown",
  agreement: "unknown",
  payment: "unknown",
  amount: "unknown",
  risk: "unknown",
  entrepreneur: "unknown",
};

/** The nine questions, beginning with what was answered last. */
export function CheckForm({ id, last, onDone }: Props) {
  const t = useTranslations("compliance.independence");
  const tActions = useTranslations("common.actions");
  const [given, setGiven] = useState<Answers>(last?.answers ?? unanswered);
  const [note, setNote] = useState("");
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => ok(api.deployments({ id }).independence.post({ answers: given, note })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: deploymentsKey });
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const options = answers.map((value) => ({ value, label: t(`answers.${value}`) }));
  return (
    <form onSubmit={submit} aria-label={t("title")} className="grid gap-3">
      <SaveRefusal error={save.error} />
      {questions.map((question) => (
        <SelectField
          key={question}
          label={t(`questions.${question}`)}
          options={options}
          value={given[question]}
          onValueChange={(answer) => setGiven({ ...given, [question]: answer })}
        />
      ))}
      <TextAreaField
        label={t("note")}
        rows={3}
        maxLength={longestNote}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" pending={save.isPending}>
          {t("save")}
        </Button>
        <Button look="ghost" onClick={onDone}>
          {tActions("cancel")}
        </Button>
      </div>
    </form>
  );
}
