import { Check, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { minuteMs } from "@/src/calendar";
import type { Task } from "@/modules/records/tasks/model";
import { PersonFace } from "@/web/features/records/core/person-face";
import { useTask } from "@/web/features/records/core/tasks/use-tasks";
import { When } from "@/web/features/records/core/when";
import { useServerText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { cx } from "@/web/ui/cx";
import { LazyTaskDialog } from "./lazy-task-dialogs";

type Props = { task: Task };

/** What is to be done, until when, by whom, and about which record. */
export const taskColumns: readonly TableColumn<Task>[] = [
  {
    id: "title",
    sort: { by: "title" },
    width: "minmax(180px, 3fr)",
    cell: (task) => <Title task={task} />,
  },
  { id: "due", sort: { by: "due" }, width: "184px", cell: (task) => <Due task={task} /> },
  {
    id: "who",
    sort: { by: "who" },
    width: "minmax(120px, 1fr)",
    cell: (task) => <Who task={task} />,
  },
  {
    id: "about",
    width: "minmax(120px, 1.4fr)",
    isEmpty: ({ record }) => record === null,
    cell: (task) => <About task={task} />,
  },
  {
    id: "added",
    sort: { by: "added", isDescending: true },
    isExtra: true,
    width: "120px",
    cell: ({ createdAt }) => (
      <span className="truncate text-xs text-ink-2">
        <When iso={createdAt} />
      </span>
    ),
  },
  { id: "deeds", width: "112px", isRight: true, cell: (task) => <TaskActions task={task} /> },
];

const Title = ({ task: { title, doneAt } }: Props) => (
  <span
    title={title}
    className={cx("truncate font-medium text-ink", doneAt && "text-ink-3 line-through")}
  >
    {title}
  </span>
);

function Due({ task: { dueAt, doneAt } }: Props) {
  const t = useTranslations("attached.tasks");
  const format = useFormatter();
  const now = useNow({ updateInterval: minuteMs }).toISOString();
  const exact = (iso: string) => format.dateTime(new Date(iso), "moment");
  if (doneAt) return <Quiet>{t("doneAt", { when: exact(doneAt) })}</Quiet>;
  if (!dueAt) return <Quiet>{t("stretches.undated")}</Quiet>;
  return (
    <span
      className={cx("num truncate text-xs", dueAt < now ? "font-medium text-bad" : "text-ink-2")}
    >
      {exact(dueAt)}
    </span>
  );
}

const Quiet = ({ children }: { children: string }) => (
  <span className="truncate text-xs text-ink-3">{children}</span>
);

function Who({ task: { assignee } }: Props) {
  const say = useServerText();
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-xs text-ink-2">
      <PersonFace {...assignee} />
      <span className="truncate">{say(assignee.name)}</span>
    </span>
  );
}

function About({ task: { record } }: Props) {
  const t = useTranslations("attached.tasks");
  return (
    record && (
      <Link
        to={`/${record.kind}s/${record.id}?tab=tasks`}
        className="inline-flex min-h-[24px] min-w-0 items-center text-xs text-primary-ink hover:underline"
      >
        <span className="truncate">{record.label ?? t("record")}</span>
      </Link>
    )
  );
}

/** Tick it off, change it, put it away; each with a way back. */
function TaskActions({ task }: Props) {
  const t = useTranslations("tasks");
  const tTask = useTranslations("attached.tasks");
  const mayChange = useHasRole("recruiter");
  const { complete, reopen, remove } = useTask(task);
  const [isEditing, setEditing] = useState(false);
  if (!mayChange) return null;
  const { title, doneAt } = task;
  return (
    <span className="flex justify-end">
      <BareIconButton
        icon={doneAt ? RotateCcw : Check}
        size="sm"
        label={t(doneAt ? "reopen" : "complete", { title })}
        onClick={() => (doneAt ? reopen : complete).mutate(undefined)}
      />
      <BareIconButton
        icon={Pencil}
        size="sm"
        label={tTask("editOf", { title })}
        onClick={() => setEditing(true)}
      />
      <BareIconButton
        icon={Trash2}
        size="sm"
        label={tTask("deleteOf", { title })}
        onClick={() => remove.mutate(undefined)}
      />
      {isEditing && <LazyTaskDialog task={task} onClose={() => setEditing(false)} />}
    </span>
  );
}

export const TaskCard = ({ task }: Props) => (
  <div className="flex flex-1 flex-col gap-2">
    <p className="min-w-0 pr-8 text-sm break-words">
      <Title task={task} />
    </p>
    <Due task={task} />
    <About task={task} />
    <div className="mt-auto flex items-center justify-between gap-2 border-t border-line pt-2">
      <Who task={task} />
      <TaskActions task={task} />
    </div>
  </div>
);
