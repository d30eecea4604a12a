import { useNow, useTranslations } from "use-intl";
import type { Task } from "@/modules/records/tasks/model";
import { type Stretch, stretches, stretchOf } from "@/modules/records/tasks/rules";
import { useZone } from "@/web/shared/use-zone";
import { minuteMs } from "@/src/calendar";
import { tonightOf } from "./due";
import { TaskItem } from "./task-item";

/** What was done is only a look back. */
const mostDone = 20;

type Props = { tasks: readonly Task[]; without: "record" | "assignee" };

/** Tasks by when they are due; what is overdue comes first and what is done last. */
export function TaskGroups({ tasks, without }: Props) {
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
            <TaskItem key={task.id} task={task} stretch={stretch} without={without} />
          ))}
        </ul>
      </section>
    ));
}

const shownOf = (tasks: Task[], stretch: Stretch) =>
  stretch === "done" ? tasks.slice(0, mostDone) : tasks;
