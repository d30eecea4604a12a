import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { maxQuestionLength, maxQuestions, questionKinds } from "@/modules/engagement/careers/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { IconButton } from "@/web/ui/icon-button";
import type { PartProps } from "./place-fields";
import { newQuestion, type QuestionForm } from "./values";

/** What an applicant is asked besides who they are. */
export function QuestionFields({ form: { questions }, onChange }: PartProps) {
  const t = useTranslations("publishing");
  const put = (id: string, change: Partial<QuestionForm>) =>
    onChange({ questions: questions.map((it) => (it.id === id ? { ...it, ...change } : it)) });
  const drop = (id: string) => onChange({ questions: questions.filter((it) => it.id !== id) });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium text-ink">{t("questions")}</legend>
      {questions.map((question, n) => (
        <Row
          key={question.id}
          at={n + 1}
          question={question}
          onChange={(change) => put(question.id, change)}
          onRemove={() => drop(question.id)}
        />
      ))}
      {questions.length < maxQuestions && (
        <Button
          look="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange({ questions: [...questions, newQuestion()] })}
        >
          <Plus aria-hidden="true" size={14} />
          {t("addQuestion")}
        </Button>
      )}
    </fieldset>
  );
}

type RowProps = {
  at: number;
  question: QuestionForm;
  onChange: (change: Partial<QuestionForm>) => void;
  onRemove: () => void;
};

function Row({ at, question, onChange, onRemove }: RowProps) {
  const t = useTranslations("publishing");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 rounded-lg border border-line p-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField
          label={t("question", { at })}
          required
          maxLength={maxQuestionLength}
          value={question.words}
          onChange={({ target }) => onChange({ words: target.value })}
        />
        <SelectField
          label={t("kind")}
          options={questionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={question.kind}
          onValueChange={(kind) => onChange({ kind })}
        />
        {question.kind === "choice" && (
          <TextAreaField
            label={t("options")}
            rows={3}
            required
            value={question.options}
            onChange={({ target }) => onChange({ options: target.value })}
          />
        )}
        <Checkbox
          label={t("isRequired")}
          checked={question.isRequired}
          onCheckedChange={(isRequired) => onChange({ isRequired })}
        />
      </div>
      <IconButton icon={Trash2} size="sm" label={t("removeQuestion", { at })} onClick={onRemove} />
    </div>
  );
}
