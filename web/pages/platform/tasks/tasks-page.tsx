import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/platform/records/read";
import { TaskForm } from "@/web/features/platform/records/task-form";
import { TaskGroups } from "@/web/features/platform/records/task-groups";
import { useNewTask } from "@/web/features/platform/records/use-tasks";
import { PageHead } from "@/web/shared/page-head";
import { ownTasks } from "@/web/features/platform/records/queries";
import { useMay } from "@/web/shared/use-may";
import { EmptyState } from "@/web/ui/empty-state";
import { Mentions } from "./mentions";
import { useTaskKeys } from "./use-task-keys";

/** What the signed-in person still has to do, whatever it is about, and where they were named. */
export function TasksPage() {
  const t = useTranslations("attached.tasks");
  const mayAdd = useMay("recruiter");
  const query = useQuery(ownTasks);
  const add = useNewTask(null);
  const open = query.data?.filter(({ doneAt }) => doneAt === null).length;
  useTaskKeys();
  return (
    <div className="mx-auto grid max-w-3xl gap-5 p-4 pb-24 sm:p-6">
      <PageHead
        title={t("own")}
        count={open === undefined ? "\u00a0" : t("openCount", { count: open })}
      />
      {mayAdd && (
        <TaskForm
          submitLabel={t("add")}
          isSaving={add.isPending}
          onSubmit={(values, done) => add.mutate(values, { onSuccess: done })}
        />
      )}
      <Mentions />
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(tasks) =>
          tasks.length === 0 ? (
            <EmptyState kind="nothing-yet" title={t("nothing")} text={t("nothingText")} />
          ) : (
            <TaskGroups tasks={tasks} without="assignee" />
          )
        }
      </Read>
    </div>
  );
}
