import { useTranslations } from "use-intl";
import type { JobRecord } from "@/modules/market/jobs/model";
import { RecordTabs } from "@/web/shared/record/record-tabs";
import { JobOverview } from "./job-overview";
import { Match } from "./match";
import { JobWhy } from "./why/job-why";

type Props = { job: JobRecord; isFull: boolean; onClose: () => void };

export function JobTabs({ job, isFull, onClose }: Props) {
  const t = useTranslations("jobs.record");
  return (
    <RecordTabs
      tabs={[
        { value: "overview", label: t("overview"), content: <JobOverview job={job} /> },
        { value: "analysis", label: t("analysis"), content: <JobWhy job={job} isFull={isFull} /> },
        { value: "match", label: t("match"), content: <Match job={job} onClose={onClose} /> },
      ]}
      attached={{ kind: "job", id: job.id, texts: "jobs", groups: ["statuses", "classes"] }}
    />
  );
}
