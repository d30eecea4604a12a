import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import type { ExportJob } from "@/modules/privacy/gdpr/model";
import { When } from "@/web/features/records/core/when";
import { useSize } from "@/web/features/records/files/use-size";
import { exportJobs } from "@/web/features/privacy/gdpr/queries";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Progress } from "@/web/ui/progress";
import { Tag } from "@/web/ui/tag";

/** The archives that were asked for; there only while any is. */
export function ExportJobs() {
  const t = useTranslations("gdpr.jobs");
  const { data: jobs = [] } = useQuery(exportJobs);
  if (jobs.length === 0) return null;
  return (
    <Card title={t("title")}>
      <ul aria-label={t("title")} className="-my-2 divide-y divide-line">
        {jobs.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </ul>
    </Card>
  );
}

function Job({ job }: { job: ExportJob }) {
  const t = useTranslations("gdpr.jobs");
  const { id, name, state, done, total, requestedAt } = job;
  const percent = total === 0 ? 0 : Math.round((done / total) * 100);
  const isUnderWay = state === "waiting" || state === "making";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <span className="font-medium text-ink">{name ?? t("gone")}</span>
      <When iso={requestedAt} />
      <span className="min-w-0 flex-1 basis-24">
        {isUnderWay && (
          <Progress label={t("progress")} value={percent} text={t("percent", { percent })} />
        )}
      </span>
      <State job={job} />
      {state === "ready" && (
        <a
          href={`/api/gdpr/exports/${id}/content`}
          download=""
          className={buttonClass("secondary", "sm")}
        >
          {t("download")}
        </a>
      )}
    </li>
  );
}

function State({ job: { state, bytes, expiresAt } }: { job: ExportJob }) {
  const t = useTranslations("gdpr.jobs");
  const format = useFormatter();
  const sizeOf = useSize();
  if (state === "failed") return <Tag tone="bad">{t("failed")}</Tag>;
  if (state !== "ready") return <Tag tone="primary">{t(state)}</Tag>;
  const until = expiresAt && format.dateTime(new Date(expiresAt), "moment");
  return (
    <span className="num text-xs text-ink-2">
      {t("ready", { size: sizeOf(bytes ?? 0), until: until ?? "–" })}
    </span>
  );
}
