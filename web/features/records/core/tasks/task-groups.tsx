import { useFormatter, useNow, useTranslations } from "use-intl";
import type { Task } from "@/modules/records/tasks/model";
import { type Stretch, stretches, stretchOf } from "@/modules/records/tasks/rules";
import { useZone } from "@/web/shared/hooks/use-zone";
import { minuteMs } from "@/src/calendar";
import { tonightOf } from "./due";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { PersonFace } from "../person-face";
import { useServerText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { Checkbox } from "@/web/ui/checkbox";
import { cx } from "@/web/ui/cx";
import { TaskForm } from "./task-form";
import { useTask } from "./use-tasks";

/** What was done is only a look back. */
const maxDone = 20;

type Props = { tasks: readonly Task[] };
type TaskItemProps = {
  task: Task;
  stretch: Stretch;
};

function TaskItem({ task, stretch }: TaskItemProps) {
  const t = useTranslations("attached.tasks");
  const tCommon = useTranslations("common.actions");
  const mayChange = useHasRole("recruiter");
  const [isEditing, setEditing] = useState(false);
  const { complete, reopen, edit, remove } = useTask(task);
  const isDone = stretch === "done";
  if (isEditing) {
    return (
      <li>
        <TaskForm
          about={task.id}
          task={task}
          submitLabel={tCommon("save")}
          isSaving={edit.isPending}
          onSubmit={(sent) => edit.mutate(sent, { onSuccess: () => setEditing(false) })}
          onCancel={() => setEditing(false)}
        />
      </li>
    );
  }
  return (
    <li data-task className="flex items-start gap-1 border-b border-line py-1.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <Checkbox
          label={
            <span className={cx("break-words", isDone && "text-ink-3 line-through")}>
              {task.title}
            </span>
          }
          checked={isDone}
          disabled={!mayChange}
          onCheckedChange={(checked) => (checked ? complete : reopen).mutate(undefined)}
        />
        <Facts task={task} stretch={stretch} />
      </div>
      {mayChange && (
        <>
          <BareIconButton
            icon={Pencil}
            size="sm"
            label={t("editOf", { title: task.title })}
            aria-keyshortcuts="e"
            onClick={() => setEditing(true)}
          />
          <BareIconButton
            icon={Trash2}
            size="sm"
            label={t("deleteOf", { title: task.title })}
            onClick={() => remove.mutate(undefined)}
          />
        </>
      )}
    </li>
  );
}

function Facts({ task: { dueAt, doneAt, assignee }, stretch }: TaskItemProps) {
  const t = useTranslations("attached.tasks");
  const say = useServerText();
  const format = useFormatter();
  const exact = (iso: string) => format.dateTime(new Date(iso), "moment");
  return (
    <p className="flex flex-wrap items-center gap-x-2 pl-[26px] text-xs text-ink-3">
      {doneAt && <span>{t("doneAt", { when: exact(doneAt) })}</span>}
      {!doneAt && dueAt && (
        <span className={cx("num", stretch === "overdue" && "font-medium text-bad")}>
          {t(stretch === "overdue" ? "overdueSince" : "dueAt", { when: exact(dueAt) })}
        </span>
      )}
      <span className="inline-flex items-center gap-1.5">
        <PersonFace {...assignee} />
        {say(assignee.name)}
      </span>
    </p>
  );
}

/** A record's tasks by when they are due; what is overdue comes first and what is done last. */
export function TaskGroups({ tasks }: Props) {
  const t = useTranslations("attached.tasks.stretches");
  const now = useNow({ updateInterval: minuteMs });
  const [at, tonight] = [now.toISOString(), tonightOf(now, useZone())];
  const groups = Map.groupBy(tasks, (task) => stretchOf(task, at, tonight));
  return stretches
    .filter((stretch) => groups.has(stretch))
    .map((stretch) => (
      <section key={stretch} className="grid gap-1">
        <p className="eyebrow">
          {t(stretch)} <span className="num">{groups.get(stretch)?.length}</span>
        </p>
        <ul aria-label={t(stretch)}>
          {shownOf(groups.get(stretch) ?? [], stretch).map((task) => (
            <TaskItem key={task.id} task={task} stretch={stretch} />
          ))}
        </ul>
      </section>
    ));
}

const shownOf = (tasks: Task[], stretch: Stretch) =>
  stretch === "done" ? tasks.slice(0, maxDone) : tasks;
