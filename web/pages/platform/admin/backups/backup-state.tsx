import type { ReactNode } from "react";
import { useFormatter, useNow, useTranslations } from "use-intl";
import type { BackupOverview, BackupRun } from "@/modules/platform/backups/model";
import { useServerText } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Progress } from "@/web/ui/progress";
import { Tag } from "@/web/ui/tag";
import { useStorage } from "../system/use-storage";

/** The last good backup, what is being done, and what is in the way. */
export function BackupState({ overview }: { overview: BackupOverview }) {
  const t = useTranslations("backups");
  const say = useServerText();
  const { obstacle, isEncrypted, isLate, last, run } = overview;
  if (obstacle) return <Banner tone="warn">{say(obstacle)}</Banner>;
  return (
    <div className="grid gap-3">
      <Last overview={overview} />
      {run?.state === "active" && <Running run={run} />}
      {run && (run.state === "failed" || run.state === "damaged") && <Failed run={run} />}
      {isLate && last && <Banner tone="warn">{t("lateText")}</Banner>}
      {!isEncrypted && (
        <Banner tone="primary">
          <Told title={t("open")}>{t("openText")}</Told>
        </Banner>
      )}
    </div>
  );
}

const Told = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <p className="font-medium">{title}</p>
    <p>{children}</p>
  </>
);

function Last({ overview: { last, isLate, drill, backups, bytes, freeBytes } }: Overviewed) {
  const t = useTranslations("backups");
  const format = useFormatter();
  const sizeOf = useStorage();
  const when = useWhen();
  const room = { used: sizeOf(bytes), count: backups.length, free: sizeOf(freeBytes) };
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ink-2">{t("last")}</span>
        <span className="font-medium">
          {last ? `${moment(format, last.createdAt)} (${when(last.createdAt)})` : t("never")}
        </span>
        {last && <Tag tone={isLate ? "warn" : "ok"}>{t(isLate ? "late" : "whole")}</Tag>}
      </p>
      {last && <p className="text-xs text-ink-2">{t("room", room)}</p>}
      <p className="text-xs text-ink-2">
        {drill?.state === "done"
          ? t("drilled", { when: when(drill.startedAt), seconds: secondsOf(format, drill) })
          : t("undrilled")}
      </p>
    </div>
  );
}

type Overviewed = { overview: BackupOverview };
type Format = ReturnType<typeof useFormatter>;

export const moment = (format: Format, at: string) => format.dateTime(new Date(at), "moment");

/** How long ago; the clock on the screen goes once a minute, and nothing here lies in the future. */
export function useWhen(): (at: string) => string {
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  return (at) => format.relativeTime(new Date(at), Math.max(now.getTime(), Date.parse(at)));
}

const secondsOf = (format: Format, { ms }: BackupRun) =>
  format.number((ms ?? 0) / 1000, { maximumFractionDigits: 1 });

function Running({ run: { kind, step, progress } }: { run: BackupRun }) {
  const t = useTranslations("backups.running");
  const format = useFormatter();
  const percent = format.number(progress / 100, { style: "percent" });
  const text = kind === "create" ? t(`steps.${step}`) : t(kind);
  return (
    <div className="grid gap-1.5" role="status">
      <p className="flex justify-between gap-3 text-sm">
        <span className="text-ink-2">{text}</span>
        <span className="num">{percent}</span>
      </p>
      <Progress label={t("label")} text={`${text}: ${percent}`} value={progress} />
    </div>
  );
}

function Failed({ run: { kind, sentence } }: { run: BackupRun }) {
  const t = useTranslations("backups.runFailed");
  const say = useServerText();
  return (
    <Banner tone="bad">
      <Told title={t(kind)}>{sentence && say(sentence)}</Told>
    </Banner>
  );
}
