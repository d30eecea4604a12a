import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, useState } from "react";
import { useNow, useTranslations } from "use-intl";
import type { Task } from "@/modules/records/tasks/model";
import { tonightOf } from "@/web/features/records/core/tasks/due";
import {
  shownStretches,
  taskFilters,
  taskList,
  type TaskListQuery,
  tasksMatching,
} from "@/web/features/records/core/tasks/list";
import { ExportMenu } from "@/web/shared/export-menu";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useZone } from "@/web/shared/hooks/use-zone";
import type { Change } from "@/web/shared/list/filters/filter-fields";
import { usePages } from "@/web/shared/list/use-pages";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { Button } from "@/web/ui/button";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { type ListWords, PlainList } from "../plain-list";
import { Mentions } from "./mentions";
import { LazyNewTaskDialog, LazyTaskDialog } from "./lazy-task-dialogs";
import { TaskCard, taskColumns } from "./task-columns";

// Nothing is chosen at first.
const TaskBulk = lazy(() => import("./task-bulk"));

/** What a row of the list does by a key: `e` changes its task. */
const shortcuts = ["e"] as const;

/** What the signed-in person, or everybody, still has to do, whatever it is about, and where they were named. */
export function TasksPage() {
  const address = useListAddress("/tasks", taskFilters);
  const { query, change } = address;
  const tonight = tonightOf(useNow(), useZone());
  const list = usePages(useInfiniteQuery(taskList(query, tonight)));
  const [edited, edit] = useState<Task>();
  const words = useWords();
  return (
    <>
      <PlainList<Task>
        texts="tasks"
        views="task"
        filters={taskFilters}
        address={address}
        list={list}
        matching={tasksMatching(query, tonight)}
        words={words}
        isNarrowed={Boolean(query.stretch || query.assignee)}
        actions={<ExportMenu path="/api/tasks/export" filter={{ assignee: "me", ...query }} />}
        first={<AddTask />}
        summary={<Summary query={query} change={change} />}
        columns={taskColumns}
        nameOf={({ title }) => title}
        card={(task) => <TaskCard task={task} />}
        open={edit}
        shortcuts={shortcuts}
        bulk={(_rows, selection) => <TaskBulk selection={selection} />}
      />
      {edited && <LazyTaskDialog key={edited.id} task={edited} onClose={() => edit(undefined)} />}
    </>
  );
}

type Narrowed = { query: TaskListQuery; change: Change };

/** Where one was named, and on which stretch of the day the list is. */
function Summary({ query, change }: Narrowed) {
  const t = useTranslations("tasks.stretches");
  return (
    <div className="grid gap-3">
      <Mentions />
      <SegmentedControl
        label={t("label")}
        choices={shownStretches.map((value) => ({ value, label: t(value) }))}
        value={query.stretch ?? "open"}
        onValueChange={(chosen) => change({ stretch: chosen === "open" ? "" : chosen })}
      />
    </div>
  );
}

/** What is said on it; without words it is the page's own. */
function AddTask({ words }: { words?: string }) {
  const t = useTranslations("attached.tasks");
  const mayAdd = useHasRole("recruiter");
  const [isAdding, setAdding] = useState(false);
  if (!mayAdd) return null;
  return (
    <>
      <Button look={words ? "secondary" : "primary"} icon={Plus} onClick={() => setAdding(true)}>
        {words ?? t("add")}
      </Button>
      {isAdding && <LazyNewTaskDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function useWords(): ListWords {
  const t = useTranslations("tasks");
  return {
    title: t("title"),
    count: (count) => t("count", { count }),
    search: t("search"),
    more: (left) => t("loadMore", { left }),
    failed: t("failed"),
    noMatch: { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("empty"), text: t("emptyText"), action: <AddTask words={t("addOne")} /> },
  };
}
