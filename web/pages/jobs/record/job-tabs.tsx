import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { JobRecord } from "@/modules/jobs/model";
import { Tabs } from "@/web/ui/tabs";
import { JobHistory } from "./job-history";
import { JobOverview } from "./job-overview";
import { Match } from "./match";
import { JobWhy } from "./why/job-why";

const names = ["overview", "analysis", "match", "history"] as const;
type Name = (typeof names)[number];

type Props = { job: JobRecord; isFull: boolean; onClose: () => void };

export function JobTabs({ job, isFull, onClose }: Props) {
  const t = useTranslations("jobs.record");
  const [params, setParams] = useSearchParams();
  const open = (name: Name) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("tab", name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const contents: Record<Name, ReactNode> = {
    overview: <JobOverview job={job} />,
    analysis: <JobWhy job={job} isFull={isFull} />,
    match: <Match job={job} onClose={onClose} />,
    history: <JobHistory job={job} />,
  };
  return (
    <div className="min-w-0 px-4 pt-2 pb-8">
      <Tabs
        label={t("tabs")}
        tabs={names.map((value) => ({ value, label: t(value), content: contents[value] }))}
        value={names.find((name) => name === params.get("tab")) ?? "overview"}
        onValueChange={open}
      />
    </div>
  );
}
