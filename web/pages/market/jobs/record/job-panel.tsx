import { useTranslations, useLocale } from "use-intl";
import type { Job, JobRecord } from "@/modules/market/jobs/model";
import { jobRecord } from "@/web/features/market/jobs/queries";
import type { PanelProps } from "@/web/pages/records/record-list";
import { useAttachedTabs } from "@/web/pages/records/attached-tabs";
import { RecordTabs } from "@/web/pages/records/record-tabs";
import { usePayWords } from "@/web/shared/record/pay-words";
import { RecordView } from "@/web/shared/record/panel/record-view";
import { JobHead } from "./job-head";
import { Match } from "./match";
import { JobWhy } from "./why/job-why";
import { lazy, type ReactNode, Suspense } from "react";
import { JobSignals } from "@/web/features/market/employers/job-signals";
import { useCountryNames } from "@/web/shared/country-name";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { SalaryText } from "@/web/features/market/jobs/ad/salary-text";
import { Tag } from "@/web/ui/tag";
import { JobCopies } from "./job-copies";
import { JobPostings } from "./job-postings";

/** The facts of a job, and every ad it was read from. */
function JobOverview({ job }: { job: JobRecord }) {
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm">
        <Facts job={job} />
      </dl>
      {job.analysis && (
        <Suspense fallback={<div className="min-h-[60dvh]" />}>
          <JobRequirements jobId={job.id} analysis={job.analysis} />
        </Suspense>
      )}
      <JobSignals />
      <JobPostings job={job} />
      <JobCopies jobId={job.id} />
    </div>
  );
}

function Facts({ job }: { job: JobRecord }) {
  const t = useTranslations("jobs");
  const countryName = useCountryNames();
  const payOf = usePayWords();
  const languages = new Intl.DisplayNames(useLocale(), { type: "language" });
  const place = [job.location, job.country && countryName(job.country)].filter(Boolean).join(" · ");
  const category = job.analysis?.category;
  const rows: [label: string, value: ReactNode][] = [
    [t("record.company"), job.company],
    [t("record.place"), place && <Place key="place" job={job} place={place} />],
    [t("record.salary"), <SalaryText key="salary" job={job} />],
    [t("record.salaryRaw"), job.salary && payOf(job.salary)],
    [t("record.posted"), job.postedDate && <PostedWhen iso={job.postedDate} />],
    [t("record.found"), job.scrapedAt && <PostedWhen iso={job.scrapedAt} />],
    [t("record.language"), job.language && languages.of(job.language)],
    [t("record.category"), category && t(`roles.${category}`)],
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

const kind = {
  path: "/jobs",
  record: jobRecord,
  nameOf: ({ title }: { title: string }) => title,
};

/** One job beside the list it was found in. */
export default function JobPanel(props: PanelProps<Job>) {
  const t = useTranslations("jobs.record");
  return (
    <RecordView kind={kind} words={{ loading: t("loading"), failed: t("failed") }} {...props}>
      {(job, isFull) => (
        <>
          <JobHead job={job} isFull={isFull} />
          <JobTabs job={job} isFull={isFull} onClose={props.onClose} />
        </>
      )}
    </RecordView>
  );
}

const JobRequirements = lazy(() => import("./job-requirements"));

type Props = { job: JobRecord; isFull: boolean; onClose: () => void };

function JobTabs({ job, isFull, onClose }: Props) {
  const t = useTranslations("jobs.record");
  const { activity, documentsWith } = useAttachedTabs({
    kind: "job",
    id: job.id,
    texts: "jobs",
    groups: ["statuses", "classes", "needs"],
  });
  const why = <JobWhy job={job} isFull={isFull} />;
  const match = <Match job={job} onClose={onClose} />;
  const wide = { isWide: true };
  return (
    <RecordTabs
      isFull={isFull}
      activity={activity}
      tabs={[
        { value: "overview", label: t("overview"), content: <JobOverview job={job} /> },
        { ...wide, value: "match", label: t("match"), content: match },
        { ...wide, value: "analysis", label: t("analysis"), content: why },
        documentsWith(),
      ]}
    />
  );
}
