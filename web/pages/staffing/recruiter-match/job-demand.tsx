import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { useCountryNames } from "@/web/shared/country-name";
import { Chip } from "@/web/ui/tag";

/** What the points are given for: the job's role, country, systems and certificates. */
export function JobDemand({ job }: { job: Job }) {
  const t = useTranslations("recruiters");
  const tJobs = useTranslations("jobs");
  const countryOf = useCountryNames();
  const { category = null, criticalSystems = [], certifications = [] } = job.aiAnalysis ?? {};
  const words = [
    ...(category ? [tJobs(`roles.${category}`)] : []),
    ...(job.country ? [countryOf(job.country)] : []),
    ...criticalSystems.map((system) => tJobs(`systems.${system}`)),
    ...certifications,
  ];
  return (
    <div>
      <h2 className="text-lg leading-6 font-semibold text-ink">
        <Link to={`/jobs/${job.id}`} className="hover:underline">
          {job.title}
        </Link>
      </h2>
      <p className="text-sm text-ink-2">
        {[job.company ?? tJobs("noCompany"), job.location].filter(Boolean).join(" · ")}
      </p>
      {words.length === 0 ? (
        <p className="mt-2 text-sm text-ink-3">{t("asksNothing")}</p>
      ) : (
        <ul aria-label={t("demand")} className="mt-2 flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word} className="max-w-full min-w-0">
              <Chip>{word}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
