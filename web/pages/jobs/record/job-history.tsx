import { useTranslations } from "use-intl";
import type { JobRecord } from "@/modules/jobs/model";
import { RecordHistory } from "@/web/components/record/record-history";

export function JobHistory({ job }: { job: JobRecord }) {
  const t = useTranslations("jobs.record");
  if (job.history.length === 0) return <p className="text-sm text-ink-3">{t("noHistory")}</p>;
  const newestFirst = job.history.toSorted((a, b) => b.at.localeCompare(a.at));
  return <RecordHistory texts="jobs" history={newestFirst} groups={["statuses", "classes"]} />;
}
