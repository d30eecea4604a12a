import { useTranslations } from "use-intl";
import type { JobRecord } from "@/modules/jobs/model";
import { EvidenceText } from "@/web/components/jobs/evidence-text";
import { EmptyState } from "@/web/ui/empty-state";

/** The ad's own text, with the evidence of the analysis marked in it. */
export function JobDescription({ job }: { job: JobRecord }) {
  const t = useTranslations("jobs.record");
  if (!job.description) {
    return (
      <EmptyState kind="nothing-yet" title={t("noDescription")} text={t("noDescriptionText")} />
    );
  }
  const facts = job.analysis?.facts ?? [];
  return (
    <>
      {facts.length > 0 && <p className="mb-3 text-xs text-ink-3">{t("marked")}</p>}
      <EvidenceText text={job.description} facts={facts} />
    </>
  );
}
