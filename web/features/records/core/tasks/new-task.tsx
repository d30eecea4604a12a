import { useTranslations } from "use-intl";
import type { Place } from "../queries";
import { TaskForm } from "./task-form";
import { useNewTask } from "./use-tasks";

/** The place to say what is to be done about a record. */
export function NewTask({ place }: { place: Place }) {
  const t = useTranslations("attached.tasks");
  const add = useNewTask(place);
  return (
    <TaskForm
      about={`${place.kind} ${place.id}`}
      submitLabel={t("add")}
      isSaving={add.isPending}
      onSubmit={(sent) => add.mutate(sent)}
    />
  );
}
