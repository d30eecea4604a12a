import { useQuery } from "@tanstack/react-query";
import { History, Play } from "lucide-react";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { ScheduledTask } from "@/modules/platform/scheduler/model";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { When } from "@/web/features/records/core/when";
import { dailyTasks } from "@/web/features/platform/admin/queries";
import { useServerText } from "@/web/i18n/server-texts";
import { schedulesKey, systemKey } from "@/web/state/query-keys";
import { Card } from "@/web/ui/card";
import { cx } from "@/web/ui/cx";
import { IconButton } from "@/web/ui/icon-button";
import { Tag, type Tone } from "@/web/ui/tag";
import { RunsDialog } from "./runs-dialog";

/** What is done once a day: how it went last, when it runs next, and a button for the impatient. */
export function SchedulesCard() {
  const t = useTranslations("house.schedules");
  const query = useQuery(dailyTasks);
  const [shown, setShown] = useState<ScheduledTask | null>(null);
  return (
    <Card title={t("title")}>
      <p className="pb-3 text-sm text-ink-2">{t("text")}</p>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(tasks) => (
          <ul aria-label={t("title")} className="divide-y divide-line border-y border-line">
            {tasks.toSorted(failedFirst).map((task) => (
              <Row key={task.name} task={task} onShow={() => setShown(task)} />
            ))}
          </ul>
        )}
      </Read>
      {shown && <RunsDialog task={shown} onClose={() => setShown(null)} />}
    </Card>
  );
}

const hasFailed = ({ last }: ScheduledTask) => Number(last?.outcome === "failed");
const failedFirst = (a: ScheduledTask, b: ScheduledTask) => hasFailed(b) - hasFailed(a);

function Row({ task, onShow }: { task: ScheduledTask; onShow: () => void }) {
  const t = useTranslations("house.schedules");
  const say = useServerText();
  const { name, does, last, isRunning } = task;
  const what = say(does);
  const run = useUndoableMutation({
    run: () => ok(api.schedules({ name }).runs.post()),
    success: ({ outcome, count }) => t(`said.${outcome}`, { name: what, count }),
    failure: t("notRun", { name: what }),
    keys: [schedulesKey, systemKey],
  });
  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="text-sm font-medium text-ink">{what}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
          <Outcome task={task} />
          <code className="num">{`coldaisle schedules run ${name}`}</code>
          {last && <When iso={last.endedAt} />}
          <Next task={task} />
        </p>
        {last?.reason && (
          <p className={cx("text-xs", last.outcome === "failed" ? "text-bad" : "text-ink-2")}>
            {say(last.reason)}
          </p>
        )}
      </div>
      <div className="flex shrink-0 gap-1">
        <IconButton
          icon={Play}
          label={t("run", { name: what })}
          disabled={isRunning || run.isPending}
          onClick={() => run.mutate(undefined)}
        />
        <IconButton icon={History} label={t("history", { name: what })} onClick={onShow} />
      </div>
    </li>
  );
}

const tones = {
  done: "ok",
  skipped: "warn",
  failed: "bad",
  running: "primary",
  never: "neutral",
} as const;

function Outcome({ task: { last, isRunning } }: { task: ScheduledTask }) {
  const t = useTranslations("house.schedules");
  const state = isRunning ? "running" : (last?.outcome ?? "never");
  const tone: Tone = tones[state];
  return (
    <Tag tone={tone} isBlinking={isRunning}>
      {t(`outcomes.${state}`)}
      {last && !isRunning && last.outcome === "done" && ` (${last.count})`}
    </Tag>
  );
}

function Next({ task: { nextAt } }: { task: ScheduledTask }) {
  const t = useTranslations("house.schedules");
  const format = useFormatter();
  const when = format.dateTime(new Date(nextAt), "moment");
  return <span>{t("next", { when })}</span>;
}
