import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import type { ScheduledTask, ScheduleRun } from "@/modules/platform/scheduler/model";
import { Read } from "@/web/features/records/core/read";
import { taskRuns } from "@/web/features/platform/admin/queries";
import { useServerText } from "@/web/i18n/server-texts";
import { cx } from "@/web/ui/cx";
import { Dialog } from "@/web/ui/dialog";
import { Tag } from "@/web/ui/tag";

type Props = { task: ScheduledTask; onClose: () => void };

/** How a daily task went on each of its last days. */
export function RunsDialog({ task: { name, does }, onClose }: Props) {
  const t = useTranslations("house.schedules");
  const tCommon = useTranslations("common.actions");
  const say = useServerText();
  const query = useQuery(taskRuns(name));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("historyTitle", { name: say(does) })}
      description={t("text")}
      closeLabel={tCommon("close")}
    >
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(runs) =>
          runs.length === 0 ? (
            <p className="text-sm text-ink-2">{t("noRuns")}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line text-sm">
              {runs.map((run) => (
                <Run key={run.startedAt} run={run} />
              ))}
            </ul>
          )
        }
      </Read>
    </Dialog>
  );
}

const tones = { done: "ok", skipped: "warn", failed: "bad" } as const;

function Run({ run: { startedAt, endedAt, outcome, count, reason } }: { run: ScheduleRun }) {
  const t = useTranslations("house.schedules");
  const say = useServerText();
  const format = useFormatter();
  const seconds = (Date.parse(endedAt) - Date.parse(startedAt)) / 1000;
  const took = format.number(seconds, {
    style: "unit",
    unit: "second",
    unitDisplay: "short",
    maximumFractionDigits: 1,
  });
  return (
    <li className="grid gap-1 py-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="num">{format.dateTime(new Date(startedAt), "moment")}</span>
        <Tag tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Tag>
        <span className="num text-ink-2">{t("counted", { count })}</span>
        <span className="num text-ink-2">{took}</span>
      </p>
      {reason && (
        <p className={cx("text-xs", outcome === "failed" ? "text-bad" : "text-ink-2")}>
          {say(reason)}
        </p>
      )}
    </li>
  );
}
