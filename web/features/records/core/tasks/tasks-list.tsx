import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { type Place, tasksOf } from "../queries";
import { EmptyState } from "@/web/ui/empty-state";
import { Read } from "../read";
import { TaskGroups } from "./task-groups";

/** What is still to do about a record, and what has been done. */
export function TasksList({ place }: { place: Place }) {
  const t = useTranslations("attached.tasks");
  const query = useQuery(tasksOf(place));
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(tasks) =>
        tasks.length === 0 ? (
          <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} />
        ) : (
          <TaskGroups tasks={tasks} />
        )
      }
    </Read>
  );
}
