import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { jobRecord } from "@/web/features/market/jobs/queries";
import type { PanelProps } from "@/web/shared/record/record-list";
import { RecordShown } from "@/web/shared/record/record-shown";
import { JobRecordHead } from "./job-record-head";
import { JobTabs } from "./job-tabs";

const kind = {
  path: "/jobs",
  record: jobRecord,
  nameOf: ({ title }: { title: string }) => title,
};

/** One job beside the list it was found in. */
export default function JobPanel(props: PanelProps<Job>) {
  const t = useTranslations("jobs.record");
  return (
    <RecordShown kind={kind} words={{ loading: t("loading"), failed: t("failed") }} {...props}>
      {(job, isFull) => (
        <>
          <JobRecordHead job={job} isFull={isFull} />
          <JobTabs job={job} isFull={isFull} onClose={props.onClose} />
        </>
      )}
    </RecordShown>
  );
}
