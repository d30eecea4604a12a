import { useTranslations } from "use-intl";
import type { Task } from "@/modules/records/tasks/model";
import { api, ok } from "@/web/api";
import type { Place } from "../queries";
import { tasksKey, timelineKey } from "@/web/state/query-keys";
import type { SentTask } from "./task-form";
import { useUndoableMutation } from "../use-undoable-mutation";

const keys = [tasksKey, timelineKey];

export function useNewTask(record: Place | null) {
  const t = useTranslations("attached.tasks");
  return useUndoableMutation({
    act: ({ done, ...values }: SentTask) => ok(api.tasks.post({ ...values, record })).then(done),
    failed: t("saveFailed"),
    keys,
  });
}

/** What can be done with a task that is there. */
export function useTask({ id, version, title }: Task) {
  const t = useTranslations("attached.tasks");
  const at = api.tasks({ id });
  return {
    complete: useUndoableMutation({
      act: () => ok(at.completion.post()),
      back: () => ok(at.completion.delete()),
      said: () => t("completed", { title }),
      failed: t("saveFailed"),
      keys,
    }),
    reopen: useUndoableMutation({
      act: () => ok(at.completion.delete()),
      failed: t("saveFailed"),
      keys,
    }),
    edit: useUndoableMutation({
      act: ({ done, ...values }: SentTask) => ok(at.patch({ ...values, version })).then(done),
      failed: t("saveFailed"),
      keys,
    }),
    remove: useUndoableMutation({
      act: () => ok(at.delete()),
      back: () => ok(at.restoration.post()),
      said: () => t("deleted"),
      failed: t("saveFailed"),
      keys,
    }),
  };
}
