import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { cardSkills, cardSystems } from "@/modules/market/jobs/rules";
import { Few } from "@/web/features/market/jobs/few";
import { MatchScore } from "@/web/features/market/jobs/match-score";
import { SalaryText } from "@/web/features/market/jobs/salary-text";
import { SourceButton } from "./source-button";

/** A scraped job in short: name, score, skills, systems, pay and its source. */
export function ResultItem({ job }: { job: Job }) {
  const t = useTranslations("jobs");
  const systems = job.aiAnalysis?.criticalSystems.map((one) => t(`systems.${one}`)) ?? [];
  return (
    <li className="grid gap-1.5 py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-sm font-semibold text-ink">
            <Link to={`/jobs/${job.id}`} className="hover:underline">
              {job.title}
            </Link>
          </h3>
          <p className="text-xs text-ink-2">
            {[job.company ?? t("noCompany"), job.location ?? job.country]
              .filter(Boolean)
              .join(" · ")}
            {" · "}
            <SalaryText job={job} />
          </p>
        </div>
        <MatchScore job={job} />
        <SourceButton job={job} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <Few
          label={t("skills")}
          words={job.aiAnalysis?.dcSpecificSkills ?? []}
          shown={cardSkills}
        />
        <Few label={t("record.systems")} words={systems} shown={cardSystems} />
      </div>
    </li>
  );
}
