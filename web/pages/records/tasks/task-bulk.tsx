import { useQuery } from "@tanstack/react-query";
import { CalendarClock, Check, UserRound } from "lucide-react";
import { useNow, useTranslations } from "use-intl";
import type { TasksChange } from "@/modules/records/tasks/model";
import { api, ok } from "@/web/api";
import { handleOf } from "@/web/features/records/core/notes/mentions";
import { colleagues } from "@/web/features/records/core/queries";
import { chosenDue, dueChoices, isoOf } from "@/web/features/records/core/tasks/due";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useZone } from "@/web/shared/hooks/use-zone";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import { useBulkMutation } from "@/web/shared/list/selection/use-bulk-mutation";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { tasksKey, timelineKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { LazyMenu } from "@/web/ui/lazy-menu";
import type { MenuEntry } from "@/web/ui/menu";

type Change = Omit<TasksChange, "ids">;

/** What can be done with the chosen tasks: tick them off, hand them over, put them off; each with a way back. */
export default function TaskBulk({ selection }: { selection: Selection }) {
  const t = useTranslations("tasks.bulk");
  const mayChange = useHasRole("recruiter");
  const changing = useChanging(selection.clear);
  const change = (to: Change) => changing.mutate({ ...to, ids: [...selection.ids] });
  return (
    <>
      {mayChange && (
        <>
          <Button
            size="sm"
            icon={Check}
            pending={changing.isPending}
            onClick={() => change({ isDone: true })}
          >
            {t("done")}
          </Button>
          <Assignees onChoose={(assigneeId) => change({ assigneeId })} />
          <Dues onChoose={(dueAt) => change({ dueAt })} />
        </>
      )}
      <ExportChosen
        path="/tasks"
        selection={selection}
        beside={{ stretch: "all", assignee: "anyone" }}
      />
    </>
  );
}

function Assignees({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useTranslations("tasks.bulk");
  const { data: people = [] } = useQuery(colleagues);
  const entries = people.map((person) => ({
    label: handleOf(person, people),
    onSelect: () => onChoose(person.id),
  }));
  return <Choice icon={UserRound} label={t("who")} entries={entries} />;
}

function Dues({ onChoose }: { onChoose: (dueAt: string | null) => void }) {
  const t = useTranslations("tasks.bulk");
  const tDue = useTranslations("attached.tasks");
  const [now, zone] = [useNow(), useZone()];
  const days = dueChoices.map((choice) => ({
    label: tDue(choice),
    onSelect: () => onChoose(isoOf(chosenDue(choice, now, zone), zone)),
  }));
  const entries = [...days, { label: t("undated"), onSelect: () => onChoose(null) }];
  return <Choice icon={CalendarClock} label={t("due")} entries={entries} />;
}

type ChoiceProps = { icon: typeof Check; label: string; entries: MenuEntry[] };

const Choice = ({ icon, label, entries }: ChoiceProps) => (
  <LazyMenu
    label={label}
    entries={entries}
    trigger={
      <Button size="sm" icon={icon}>
        {label}
      </Button>
    }
  />
);

function useChanging(onDone: () => void) {
  const t = useTranslations("tasks.bulk");
  const tFailed = useTranslations("attached.tasks");
  return useBulkMutation({
    run: (change: TasksChange) => ok(api.tasks.changes.post(change)),
    undo: ({ tasks }) => ok(api.tasks.changes.delete({ tasks })),
    countOf: ({ tasks }) => tasks.length,
    success: (count) => t("changed", { count }),
    failure: tFailed("saveFailed"),
    keys: [tasksKey, timelineKey],
    onDone,
  });
}
