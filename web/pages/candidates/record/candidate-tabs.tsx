import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/candidates/model";
import { BestJobs } from "@/web/components/matching/best-jobs-tab";
import { Tabs } from "@/web/ui/tabs";
import { CandidateApplications } from "./candidate-applications";
import { CandidateHistory } from "./candidate-history";
import { CandidateOverview } from "./candidate-overview";

const names = ["overview", "matches", "applications", "history"] as const;
type Name = (typeof names)[number];

export function CandidateTabs({ candidate }: { candidate: CandidateRecord }) {
  const t = useTranslations("candidates.record");
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
    overview: <CandidateOverview candidate={candidate} />,
    matches: <BestJobs candidateId={candidate.id} />,
    applications: <CandidateApplications id={candidate.id} />,
    history: <CandidateHistory candidate={candidate} />,
  };
  return (
    <div className="px-4 pt-2 pb-8">
      <Tabs
        label={t("tabs")}
        tabs={names.map((value) => ({ value, label: t(value), content: contents[value] }))}
        value={names.find((name) => name === params.get("tab")) ?? "overview"}
        onValueChange={open}
      />
    </div>
  );
}
