import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { cardSkills, cardTips } from "@/modules/market/jobs/rules";
import { Few } from "@/web/features/market/jobs/few";
import { JobBadges } from "@/web/features/market/jobs/job-badges";
import { MatchScore } from "@/web/features/market/jobs/score/match-score";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { SalaryText } from "@/web/features/market/jobs/ad/salary-text";
import { useServerText } from "@/web/i18n/server-texts";
import { JobActions } from "./job-actions";

export function JobCard({ job }: { job: Job }) {
  const t = useTranslations("jobs");
  const { search } = useLocation();
  const postedAt = job.postedDate ?? job.scrapedAt;
  return (
    <div className="flex flex-1 flex-col gap-2.5">
      <div className="flex min-h-[24px] flex-wrap items-center gap-1.5 pr-8">
        <span className="num mr-1 text-xs text-ink-3">{job.number}</span>
        <JobBadges job={job} />
      </div>
      <div className="min-w-0">
        <h2 className="text-base leading-5 font-semibold text-ink">
          <Link
            to={{ pathname: `/jobs/${job.id}`, search }}
            preventScrollReset
            className="hover:underline"
          >
            {job.title}
          </Link>
        </h2>
        <p className="truncate text-sm text-ink-2">
          {[job.company ?? t("noCompany"), job.location ?? job.country].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div>
        <MatchScore job={job} hasClass />
      </div>
      <Few label={t("skills")} words={job.aiAnalysis?.dcSpecificSkills ?? []} shown={cardSkills} />
      <Tips tips={job.aiAnalysis?.targetingTips.slice(0, cardTips) ?? []} />
      <div className="mt-auto grid gap-2 border-t border-line pt-2.5">
        <p className="flex items-center gap-3 text-xs text-ink-2">
          <SalaryText job={job} />
          <span className="ml-auto">{postedAt && <PostedWhen iso={postedAt} />}</span>
        </p>
        <JobActions job={job} />
      </div>
    </div>
  );
}

function Tips({ tips }: { tips: readonly string[] }) {
  const say = useServerText();
  const t = useTranslations("jobs");
  if (tips.length === 0) return null;
  return (
    <ul aria-label={t("tips")} className="grid gap-0.5 text-xs text-ink-2">
      {tips.map((tip) => (
        <li key={tip} className="line-clamp-2 border-l-2 border-line pl-2">
          {say(tip)}
        </li>
      ))}
    </ul>
  );
}
