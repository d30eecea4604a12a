import { useQuery } from "@tanstack/react-query";
import { useNow, useTranslations } from "use-intl";
import type { Task } from "@/modules/records/tasks/model";
import { longestTitle } from "@/modules/records/tasks/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { useKeptDraft } from "@/web/shared/forms/use-stored-text";
import { TextField } from "@/web/shared/forms/text-field";
import { colleagues } from "../queries";
import { useZone } from "@/web/shared/hooks/use-zone";
import { useUser } from "@/web/state/session";
import { Button } from "@/web/ui/button";
import { chosenDue, dueChoices, fieldOf, isoOf } from "./due";
import { handleOf } from "../notes/mentions";

/** What a task is sent as; the deed itself says that it is done, because whoever has left meanwhile is not to find it again. */
export type SentTask = {
  title: string;
  dueAt: string | null;
  assigneeId: string;
  done: () => void;
};

type Props = {
  /** What it is about, by which it is known again; half filled in, it waits there. */
  about: string;
  task?: Task;
  submitLabel: string;
  isSaving: boolean;
  onSubmit: (sent: SentTask) => void;
  onCancel?: () => void;
};

/** What is to be done, until when, and by whom. */
export function TaskForm({ about, task, submitLabel, isSaving, onSubmit, onCancel }: Props) {
  const t = useTranslations("attached.tasks");
  const tCommon = useTranslations("common.actions");
  const zone = useZone();
  const [{ title, due, chosen }, change, forget] = useKeptDraft(`task ${about}`, () => ({
    title: task?.title ?? "",
    due: task?.dueAt ? fieldOf(new Date(task.dueAt), zone) : "",
    chosen: task?.assignee.id,
  }));
  const { options, assigneeId } = useAssignees(chosen);
  const submit = () =>
    title.trim() && onSubmit({ title, dueAt: isoOf(due, zone), assigneeId, done: forget });
  const cancel = () => {
    forget();
    onCancel?.();
  };
  return (
    <form
      action={() => void submit()}
      className="@container grid gap-3 rounded-lg border border-line bg-raised p-3"
    >
      <TextField
        label={t("what")}
        required
        maxLength={longestTitle}
        value={title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <div className="grid items-start gap-3 @lg:grid-cols-2">
        <Due value={due} onValueChange={(it) => change({ due: it })} />
        <SelectField
          label={t("who")}
          options={options}
          value={assigneeId}
          onValueChange={(it) => change({ chosen: it })}
        />
      </div>
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button look="ghost" size="sm" onClick={cancel}>
            {tCommon("cancel")}
          </Button>
        )}
        <Button look="primary" size="sm" type="submit" pending={isSaving} disabled={!title.trim()}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Everybody, and whoever a task belonged to even after they have gone. */
function useAssignees(chosen: string | undefined) {
  const user = useUser();
  const { data: people = [] } = useQuery(colleagues);
  const options = people.map((person) => ({ value: person.id, label: handleOf(person, people) }));
  return { options, assigneeId: chosen ?? user?.id ?? "" };
}

type DueProps = { value: string; onValueChange: (value: string) => void };

function Due({ value, onValueChange }: DueProps) {
  const t = useTranslations("attached.tasks");
  const [now, zone] = [useNow(), useZone()];
  return (
    <div className="grid gap-1.5">
      <TextField
        type="datetime-local"
        label={t("due")}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <div role="group" aria-label={t("quick")} className="-ml-2.5 flex flex-wrap gap-1.5">
        {dueChoices.map((choice) => (
          <Button
            key={choice}
            look="ghost"
            size="sm"
            onClick={() => onValueChange(chosenDue(choice, now, zone))}
          >
            {t(choice)}
          </Button>
        ))}
      </div>
    </div>
  );
}
