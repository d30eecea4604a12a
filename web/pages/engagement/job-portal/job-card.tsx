import { useTranslations } from "use-intl";
import { cardSkills } from "@/modules/market/jobs/rules";
import type { OwnApplication, PortalJob } from "@/modules/engagement/job-portal/model";
import { isPerfectMatch } from "@/modules/engagement/job-portal/rules";
import { useCountryNames } from "@/web/shared/country-name";
import { Few } from "@/web/features/market/jobs/few";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { SalaryText } from "@/web/features/market/jobs/ad/salary-text";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { StatusTag } from "./status-tag";

type Props = { job: PortalJob; own: OwnApplication | undefined; apply: () => void };

export function JobCard({ job, own, apply }: Props) {
  const t = useTranslations("portal");
  const countryOf = useCountryNames();
  const place = job.location ?? (job.country && countryOf(job.country));
  return (
    <article className="flex h-full flex-col gap-2.5 rounded-lg border border-line bg-surface p-4 shadow-card">
      <Badges job={job} />
      <div className="min-w-0">
        <h2 className="text-base leading-5 font-semibold break-words text-ink">{job.title}</h2>
        <p className="text-sm break-words text-ink-2">
          {[job.company ?? t("noCompany"), place].filter(Boolean).join(" · ")}
        </p>
      </div>
      {job.description && (
        <p lang={job.language ?? undefined} className="line-clamp-3 text-sm text-ink-2">
          {job.description}
        </p>
      )}
      <Few label={t("skills")} words={job.aiAnalysis?.dcSpecificSkills ?? []} shown={cardSkills} />
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-2.5">
        <p className="flex flex-1 flex-wrap items-center gap-x-3 text-xs text-ink-2">
          <SalaryText job={job} />
          {job.postedDate && <PostedWhen iso={job.postedDate} />}
        </p>
        {own && <StatusTag status={own.status} />}
        <Button
          size="sm"
          look={own ? "secondary" : "primary"}
          disabled={own !== undefined}
          aria-label={t(own ? "alreadyFor" : "applyFor", { job: job.title })}
          onClick={apply}
        >
          {t(own ? "already" : "apply")}
        </Button>
      </div>
    </article>
  );
}

/** Specification §2: a perfect match when the job is a hard target, else a good one. */
function Badges({ job: { aiAnalysis, number, sourceType } }: { job: PortalJob }) {
  const t = useTranslations("portal");
  const isPerfect = aiAnalysis !== null && isPerfectMatch(aiAnalysis.relevanceLevel);
  return (
    <p className="flex min-h-[24px] flex-wrap items-center gap-1.5">
      <span className="num mr-1 text-xs text-ink-3">{number}</span>
      <Tag tone={isPerfect ? "ok" : "primary"} title={t("matchWhy")}>
        {t(isPerfect ? "perfect" : "good")}
      </Tag>
      {aiAnalysis?.portalCategory && (
        <Tag hasLed={false}>{t(`categories.${aiAnalysis.portalCategory}`)}</Tag>
      )}
      {sourceType === "sample" && <Tag hasLed={false}>{t("sample")}</Tag>}
    </p>
  );
}
