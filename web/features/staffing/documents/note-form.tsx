import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";

type Props = {
  label: string;
  action: string;
  isNeeded: boolean;
  isPending: boolean;
  onSubmit: (note: string) => void;
  onCancel: () => void;
};

/** A word that belongs to a step: to whom it was sent, or why it is taken back. */
export function NoteForm({ label, action, isNeeded, isPending, onSubmit, onCancel }: Props) {
  const t = useTranslations("common.actions");
  const [note, setNote] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(note.trim());
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      <Field label={label}>
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={2}
            maxLength={500}
            required={isNeeded}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button size="sm" look="primary" type="submit" pending={isPending}>
          {action}
        </Button>
        <Button size="sm" type="button" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
