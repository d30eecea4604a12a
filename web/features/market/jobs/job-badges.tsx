import { useTranslations } from "use-intl";
import { openSince } from "@/modules/market/employers/rules";
import type { Job } from "@/modules/market/jobs/model";
import { AgeTags } from "@/web/features/market/employers/age-tags";
import { Tag } from "@/web/ui/tag";
import { readAt, SourceBadge } from "./ad/source-badge";

type Props = {
  job: Pick<Job, "sources" | "sourceType" | "status" | "postedDate" | "createdAt">;
  /** How often it came back, where that is known. */
  reposts?: number;
};

/** Where a job comes from and what is special about it: samples, and what is hard to fill, say so. */
export function JobBadges({ job, reposts = 0 }: Props) {
  const t = useTranslations("jobs");
  return (
    <>
      {job.sourceType !== "scraped" && <Tag hasLed={false}>{t(job.sourceType)}</Tag>}
      {job.status !== "open" && <Tag tone="warn">{t(`statuses.${job.status}`)}</Tag>}
      {job.sourceType !== "sample" && (
        <AgeTags
          since={openSince(job.postedDate, job.createdAt)}
          reposts={reposts}
          isOpen={job.status === "open"}
        />
      )}
      {readAt(job).map((source) => (
        <SourceBadge key={source} source={source} />
      ))}
    </>
  );
}
