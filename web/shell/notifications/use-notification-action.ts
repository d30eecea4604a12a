import { useNow, useTranslations } from "use-intl";
import type { Act, Notification } from "@/modules/platform/notifications/model";
import { api, ok } from "@/web/api";
import { chosenDue, isoOf } from "@/web/features/records/core/tasks/due";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useZone } from "@/web/shared/hooks/use-zone";
import { candidatesKey, notificationsKey, tasksKey, todayKey } from "@/web/state/query-keys";

/** How it is taken back; null where somebody had done it before. */
type Back = (() => Promise<unknown>) | null;

/** Does what a notification asks for and marks it as read; its undo takes back both. */
export function useNotificationAction({ id, act }: Notification) {
  const t = useTranslations("shell.tray");
  const zone = useZone();
  const now = useNow();
  const reading = api.notifications.reading;
  const tomorrow = () => isoOf(chosenDue("tomorrow", now, zone), zone);
  return useUndoableMutation({
    run: async () => {
      const back = act && (await done(act, tomorrow()));
      await ok(reading.post({ ids: [id] }));
      return back;
    },
    undo: async (back) => {
      await back?.();
      await ok(reading.delete({ ids: [id] }));
    },
    success: (back) => (act && back ? t(`done.${act.verb}`) : t("doneBefore")),
    failure: t("notDone"),
    keys: [notificationsKey, todayKey, tasksKey, candidatesKey],
  });
}

/** Does it, and answers how it is taken back. */
function done(act: Act, tomorrow: string | null): Promise<Back> {
  if (act.verb === "completeTask") return completed(act.taskId);
  if (act.verb === "startReview") return reviewed(act.applicationId);
  if (act.verb === "addToJob") return addedToJob(act);
  return taskAdded(act, tomorrow);
}

async function completed(id: string): Promise<Back> {
  const { completion } = api.tasks({ id });
  await ok(completion.post());
  return () => ok(completion.delete());
}

/** One that somebody has moved on meanwhile stays where it is. */
async function reviewed(id: string): Promise<Back> {
  const application = api.applications({ id });
  const { status, version } = await ok(application.get());
  if (status !== "pending") return null;
  const moved = await ok(application.patch({ version, status: "reviewing" }));
  return () => ok(application.patch({ version: moved.version, status }));
}

type AddToJob = Extract<Act, { verb: "addToJob" }>;

/** Whoever was there before stays there. */
async function addedToJob({ jobId, candidateId }: AddToJob): Promise<Back> {
  const { applications } = api.jobs({ id: jobId });
  const { added } = await ok(applications.post({ candidateIds: [candidateId] }));
  const applicationIds = added.map(({ id }) => id);
  return applicationIds.length > 0 ? () => ok(applications.delete({ applicationIds })) : null;
}

type AddTask = Extract<Act, { verb: "addTask" }>;

async function taskAdded({ title, record }: AddTask, dueAt: string | null): Promise<Back> {
  const { id } = await ok(api.tasks.post({ title, record, dueAt }));
  return () => ok(api.tasks({ id }).delete());
}
