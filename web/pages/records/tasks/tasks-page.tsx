import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { NoteText } from "@/web/features/records/core/notes/note-text";
import { ownMentions, ownTasks } from "@/web/features/records/core/queries";
import { Read } from "@/web/features/records/core/read";
import { TaskForm } from "@/web/features/records/core/tasks/task-form";
import { TaskGroups } from "@/web/features/records/core/tasks/task-groups";
import { useNewTask } from "@/web/features/records/core/tasks/use-tasks";
import { When } from "@/web/features/records/core/when";
import { useSpoken } from "@/web/i18n/server-texts";
import { PageHead } from "@/web/shared/page-head";
import { useMay } from "@/web/shared/hooks/use-may";
import { usePlainRowKeys } from "@/web/shared/list/keys/plain-rows";
import { EmptyState } from "@/web/ui/empty-state";

/** What the signed-in person still has to do, whatever it is about, and where they were named. */
export function TasksPage() {
  const t = useTranslations("attached.tasks");
  const mayAdd = useMay("recruiter");
  const query = useQuery(ownTasks);
  const add = useNewTask(null);
  const open = query.data?.filter(({ doneAt }) => doneAt === null).length;
  usePlainRowKeys(rowKeys);
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

/** Notes that name the reader and that they have not seen; nothing where there are none. */
function Mentions() {
  const t = useTranslations("attached.notes");
  const say = useSpoken();
  const { data = [] } = useQuery(ownMentions);
  const unseen = data.filter(({ isSeen }) => !isSeen);
  if (unseen.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h2 className="eyebrow">{t("mentions")}</h2>
      <ul aria-label={t("mentions")} className="grid gap-2">
        {unseen.map(({ noteId, kind, recordId, author, at, ...note }) => (
          <li
            key={noteId}
            className="grid gap-1 rounded-lg border border-primary bg-primary-wash px-3 py-2 text-sm text-ink"
          >
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{say(author?.name ?? "command line")}</span>
              <When iso={at} />
              <Link
                to={`/${kind}s/${recordId}?tab=notes`}
                className="ml-auto inline-flex min-h-[24px] items-center text-primary-ink hover:underline"
              >
                {t("open")}
              </Link>
            </p>
            <NoteText {...note} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Space ticks the task that has the focus, `e` edits it. */
const rowKeys = { row: "[data-task]", focus: "input[type=checkbox]", acts: ["e"] };
