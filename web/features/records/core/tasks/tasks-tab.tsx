import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useMay } from "@/web/shared/use-may";
import { type Place, tasksOf } from "../queries";
import { EmptyState } from "@/web/ui/empty-state";
import { Read } from "../read";
import { TaskForm } from "./task-form";
import { TaskGroups } from "./task-groups";
import { useNewTask } from "./use-tasks";

/** What is still to do about a record, and what has been done. */
export function TasksTab({ place }: { place: Place }) {
  const t = useTranslations("attached.tasks");
  const mayAdd = useMay("recruiter");
  const query = useQuery(tasksOf(place));
  const add = useNewTask(place);
  return (
    <div className="grid gap-4">
      {mayAdd && (
        <TaskForm
          submitLabel={t("add")}
          isSaving={add.isPending}
          onSubmit={(values, done) => add.mutate(values, { onSuccess: done })}
        />
      )}
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(tasks) =>
          tasks.length === 0 ? (
            <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} />
          ) : (
            <TaskGroups tasks={tasks} without="record" />
          )
        }
      </Read>
    </div>
  );
}
