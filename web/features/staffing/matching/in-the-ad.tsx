import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Skeleton } from "@/web/ui/skeleton";
import { AdText } from "@/web/features/market/jobs/ad-text";
import { useFinds } from "@/web/features/market/jobs/use-finds";
import type { Lighting } from "@/web/features/market/jobs/use-lighting";
import { jobRecord } from "@/web/features/market/jobs/queries";

type Props = { jobId: string; lighting: Lighting };

/** The ad that a match rests on, with its words marked; read when somebody asks. */
export function InTheAd({ jobId, lighting }: Props) {
  const t = useTranslations("jobs");
  const { data: job, isError } = useQuery(jobRecord(jobId));
  const finds = useFinds(job?.analysis ?? null);
  if (isError) return <p className="text-sm text-bad">{t("record.failed")}</p>;
  if (!job) return <Skeleton className="h-40" />;
  if (!job.description) return <p className="text-sm text-ink-3">{t("record.noDescription")}</p>;
  return (
    <AdText
      title={job.title}
      text={job.description}
      finds={finds}
      lighting={lighting}
      className="max-h-[32dvh]"
    />
  );
}
