import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
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
import { ListViews } from "@/web/features/records/saved-views/list-views";
import { ExportMenu } from "@/web/shared/export-menu";
import { useMay } from "@/web/shared/hooks/use-may";
import { useZone } from "@/web/shared/hooks/use-zone";
import { useNarrowing } from "@/web/shared/list/conditions/use-narrowing";
import { FilterControls } from "@/web/shared/list/filters/filter-controls";
import type { Change } from "@/web/shared/list/filters/filter-fields";
import { ordered } from "@/web/shared/list/filters/sort-control";
import { ListPage } from "@/web/shared/list/list-page";
import { useSelection } from "@/web/shared/list/selection/use-selection";
import { useTitled } from "@/web/shared/list/table/use-titled";
import { useEmptiness } from "@/web/shared/list/use-emptiness";
import { type Pages, usePages } from "@/web/shared/list/use-pages";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { Button } from "@/web/ui/button";
import { Segmented } from "@/web/ui/segmented";
import { Mentions } from "./mentions";
import { LateNewTask, LateTask } from "./late";
import { TaskCard, taskColumns } from "./task-columns";

// Nothing is chosen at first.
const TaskBulk = lazy(() => import("./task-bulk"));

/** What a row of the list does by a key: `e` changes its task. */
const acts = ["e"] as const;

/** What the signed-in person, or everybody, still has to do, whatever it is about, and where they were named. */
export function TasksPage() {
  const t = useTranslations("tasks");
  const { query, change, remove, clear, layout } = useListAddress("/tasks", taskFilters);
  const tonight = tonightOf(useNow(), useZone());
  const list = usePages(useInfiniteQuery(taskList(query, tonight)));
  const selection = useSelection();
  const [edited, edit] = useState<Task>();
  const columns = useTitled("tasks", taskColumns);
  const { conditions, chips } = useNarrowing(taskFilters, { query, change, remove });
  const empty = useTaskEmptiness(list, query, clear);
  const isReady = list.phase === "ready";
  return (
    <>
      <ListPage<Task>
        name="tasks"
        head={useHead(list, query)}
        summary={<Summary query={query} change={change} />}
        search={{
          label: t("search"),
          value: query.q ?? "",
          onSearch: (q) => change({ q }),
          conditions,
        }}
        filters={<FilterControls list={taskFilters} {...{ query, change, conditions }} />}
        chips={chips}
        clearFilters={clear}
        layout={layout}
        onLayoutChange={(now) => change({ layout: now })}
        phase={list.phase}
        empty={empty}
        rows={list.rows}
        {...ordered({ list: taskFilters, query, change })}
        more={list.more && { ...list.more, label: t("loadMore", { left: list.left }) }}
        drawing={{
          nameOf: ({ title }) => title,
          card: (task) => <TaskCard task={task} />,
          columns,
          open: (id) => edit(list.rows.find((task) => task.id === id)),
          acts,
        }}
        selection={selection}
        matching={isReady ? { ...tasksMatching(query, tonight), total: list.total } : undefined}
        bulk={
          <Suspense>
            <TaskBulk selection={selection} />
          </Suspense>
        }
        opened={undefined}
        closePanel={() => {}}
        isPanelFull={false}
      />
      {edited && <LateTask key={edited.id} task={edited} onClose={() => edit(undefined)} />}
    </>
  );
}

/** What the list is called and how long it is, and what can be done with all of it. */
function useHead({ phase, total }: Pages<Task>, query: TaskListQuery) {
  const t = useTranslations("tasks");
  return {
    title: t("title"),
    beside: <ListViews kind="task" />,
    count: phase === "ready" ? t("count", { count: total }) : "\u00a0",
    action: <ExportMenu path="/api/tasks/export" filter={{ assignee: "me", ...query }} />,
    first: <AddTask />,
  };
}

type Narrowed = { query: TaskListQuery; change: Change };

/** Where one was named, and on which stretch of the day the list is. */
function Summary({ query, change }: Narrowed) {
  const t = useTranslations("tasks.stretches");
  return (
    <div className="grid gap-3">
      <Mentions />
      <Segmented
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
  const mayAdd = useMay("recruiter");
  const [isAdding, setAdding] = useState(false);
  if (!mayAdd) return null;
  return (
    <>
      <Button look={words ? "secondary" : "primary"} icon={Plus} onClick={() => setAdding(true)}>
        {words ?? t("add")}
      </Button>
      {isAdding && <LateNewTask onClose={() => setAdding(false)} />}
    </>
  );
}

/** Why the list is empty: everything is done, or filters that nothing fits. */
function useTaskEmptiness(
  list: Pages<Task>,
  { q, stretch, assignee, where }: TaskListQuery,
  clear: () => void,
) {
  const t = useTranslations("tasks");
  return useEmptiness({
    list,
    clear,
    isFiltered: Boolean(q || stretch || assignee || where),
    failed: t("failed"),
    noMatch: { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("empty"), text: t("emptyText"), action: <AddTask words={t("addOne")} /> },
  });
}
