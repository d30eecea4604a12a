import { useTranslations } from "use-intl";
import type { Job } from "@/modules/jobs/model";
import { Tag } from "@/web/ui/tag";
import { SourceBadge } from "./source-badge";

/** Where a job comes from; samples and jobs added by hand say so. */
export function JobBadges({ job }: { job: Pick<Job, "sources" | "sourceType" | "status"> }) {
  const t = useTranslations("jobs");
  return (
    <>
      {job.sourceType !== "scraped" && <Tag hasLed={false}>{t(job.sourceType)}</Tag>}
      {job.status !== "open" && <Tag tone="warn">{t(`statuses.${job.status}`)}</Tag>}
      {job.sources.map((source) => (
        <SourceBadge key={source} source={source} />
      ))}
    </>
  );
}
