import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { JobRecord } from "@/modules/market/jobs/model";
import { JobSignals } from "@/web/features/market/employers/job-signals";
import { useCountryNames } from "@/web/shared/country-name";
import { Few } from "@/web/features/market/jobs/few";
import { PostedWhen } from "@/web/features/market/jobs/posted-when";
import { SalaryText } from "@/web/features/market/jobs/salary-text";
import { Tag } from "@/web/ui/tag";
import { JobPostings } from "./job-postings";

/** The facts of a job, and every ad it was read from. */
export function JobOverview({ job }: { job: JobRecord }) {
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm">
        <Facts job={job} />
      </dl>
      <JobSignals />
      <JobPostings job={job} />
    </div>
  );
}

function Facts({ job }: { job: JobRecord }) {
  const t = useTranslations("jobs");
  const countryName = useCountryNames();
  const languages = new Intl.DisplayNames(useLocale(), { type: "language" });
  const place = [job.location, job.country && countryName(job.country)].filter(Boolean).join(" · ");
  const { category, dcSpecificSkills, criticalSystems, certifications } = job.analysis ?? nothing;
  const rows: [label: string, value: ReactNode][] = [
    [t("record.company"), job.company],
    [t("record.place"), place && <Place key="place" job={job} place={place} />],
    [t("record.salary"), <SalaryText key="salary" job={job} />],
    [t("record.salaryRaw"), job.salary],
    [t("record.posted"), job.postedDate && <PostedWhen iso={job.postedDate} />],
    [t("record.found"), job.scrapedAt && <PostedWhen iso={job.scrapedAt} />],
    [t("record.language"), job.language && languages.of(job.language)],
    [t("record.category"), category && t(`roles.${category}`)],
    [
      t("record.systems"),
      <All key="systems" words={criticalSystems.map((one) => t(`systems.${one}`))} />,
    ],
    [t("skills"), <All key="skills" words={dcSpecificSkills} />],
    [t("record.certifications"), <All key="certificates" words={certifications} />],
  ];
  return rows.map(([label, value]) => (
    <div key={label} className="contents">
      <dt className="text-ink-3">{label}</dt>
      <dd className="min-w-0 break-words text-ink">
        {value || <span className="text-ink-3">{t("record.unknown")}</span>}
      </dd>
    </div>
  ));
}

/** The stated place, and a flag where the text names another country. */
function Place({ job, place }: { job: JobRecord; place: string }) {
  const t = useTranslations("jobs.conflicts");
  const countryName = useCountryNames();
  const conflict = job.analysis?.conflicts?.find(({ kind }) => kind === "country");
  if (!conflict) return place;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {place}
      <Tag tone="warn">{t("other", { read: countryName(conflict.read) })}</Tag>
    </span>
  );
}

const nothing = { category: null, dcSpecificSkills: [], criticalSystems: [], certifications: [] };

function All({ words }: { words: readonly string[] }) {
  const t = useTranslations("jobs");
  if (words.length === 0) return <span className="text-ink-3">{t("record.unknown")}</span>;
  return <Few label={t("skills")} words={words} shown={words.length} />;
}
