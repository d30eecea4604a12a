import { useTranslations } from "use-intl";
import type { Task } from "@/modules/records/tasks/model";
import { TaskForm } from "@/web/features/records/core/tasks/task-form";
import { useNewTask, useTask } from "@/web/features/records/core/tasks/use-tasks";
import { Dialog } from "@/web/ui/dialog";

type Props = { onClose: () => void };

/** One task, to be changed. */
export function TaskDialog({ task, onClose }: Props & { task: Task }) {
  const t = useTranslations("common.actions");
  const { edit } = useTask(task);
  return (
    <Framed title="editTitle" onClose={onClose}>
      <TaskForm
        about={task.id}
        task={task}
        submitLabel={t("save")}
        isSaving={edit.isPending}
        onSubmit={(sent) => edit.mutate(sent, { onSuccess: onClose })}
        onCancel={onClose}
      />
    </Framed>
  );
}

/** One more task, about no record. */
export function NewTaskDialog({ onClose }: Props) {
  const t = useTranslations("attached.tasks");
  const add = useNewTask(null);
  return (
    <Framed title="newTitle" onClose={onClose}>
      <TaskForm
        about="new"
        submitLabel={t("add")}
        isSaving={add.isPending}
        onSubmit={(sent) => add.mutate(sent, { onSuccess: onClose })}
        onCancel={onClose}
      />
    </Framed>
  );
}

type FramedProps = Props & { title: "editTitle" | "newTitle"; children: React.ReactNode };

function Framed({ title, onClose, children }: FramedProps) {
  const t = useTranslations("tasks");
  const tCommon = useTranslations("common.actions");
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(title)}
      closeLabel={tCommon("close")}
    >
      {children}
    </Dialog>
  );
}
