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
    run: ({ done, ...values }: SentTask) => ok(api.tasks.post({ ...values, record })).then(done),
    failure: t("saveFailed"),
    keys,
  });
}

/** What can be done with a task that is there. */
export function useTask({ id, version, title }: Task) {
  const t = useTranslations("attached.tasks");
  const at = api.tasks({ id });
  return {
    complete: useUndoableMutation({
      run: () => ok(at.completion.post()),
      undo: () => ok(at.completion.delete()),
      success: () => t("completed", { title }),
      failure: t("saveFailed"),
      keys,
    }),
    reopen: useUndoableMutation({
      run: () => ok(at.completion.delete()),
      failure: t("saveFailed"),
      keys,
    }),
    edit: useUndoableMutation({
      run: ({ done, ...values }: SentTask) => ok(at.patch({ ...values, version })).then(done),
      failure: t("saveFailed"),
      keys,
    }),
    remove: useUndoableMutation({
      run: () => ok(at.delete()),
      undo: () => ok(at.restoration.post()),
      success: () => t("deleted"),
      failure: t("saveFailed"),
      keys,
    }),
  };
}
