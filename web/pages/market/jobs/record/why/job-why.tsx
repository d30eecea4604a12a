import { useTranslations } from "use-intl";
import type { Analysis } from "@/modules/knowledge/analysis/model";
import type { JobRecord } from "@/modules/market/jobs/model";
import { AdText } from "@/web/features/market/jobs/ad-text";
import { ScoreTable } from "@/web/features/market/jobs/score-table";
import { useFinds } from "@/web/features/market/jobs/use-finds";
import { type Lighting, useLighting } from "@/web/features/market/jobs/use-lighting";
import { cx } from "@/web/ui/cx";
import { EmptyState } from "@/web/ui/empty-state";
import { Conflicts } from "./conflicts";
import { DemandList } from "./demand-list";
import { FactLists } from "./fact-lists";
import { Tips } from "./tips";
import { Verdict } from "./verdict";

type Props = { job: JobRecord; isFull: boolean };

/** The ad and what was made of it, side by side: each reason lights its words, each word its reasons. */
export function JobWhy({ job, isFull }: Props) {
  const lighting = useLighting();
  const finds = useFinds(job.analysis);
  const { analysis } = job;
  return (
    <div className={isFull ? beside : "flex flex-col gap-6"}>
      {analysis ? (
        <ScoreTable
          contributions={analysis.contributions}
          score={analysis.matchScore}
          lighting={lighting}
        />
      ) : (
        <NotAnalysed />
      )}
      <div
        className={
          isFull ? column : "sticky top-0 bottom-0 -mx-4 border-y border-line bg-surface px-4 py-3"
        }
      >
        <Ad job={job} isFull={isFull} finds={finds} lighting={lighting} />
      </div>
      {analysis && (
        <div className="grid grid-cols-1 gap-6">
          <Verdict job={job} score={analysis.matchScore} />
          <Found analysis={analysis} lighting={lighting} />
        </div>
      )}
    </div>
  );
}

// In the panel the ad stays in sight at its edge while one reads the reasons above and below it.
const beside =
  "flex flex-col gap-6 min-[1100px]:grid min-[1100px]:grid-cols-2 min-[1100px]:items-start";
const column =
  "min-[1100px]:sticky min-[1100px]:top-[72px] min-[1100px]:col-start-2 min-[1100px]:row-span-2 min-[1100px]:row-start-1";

function NotAnalysed() {
  const t = useTranslations("jobs.record");
  return <EmptyState kind="nothing-yet" title={t("noAnalysis")} text={t("noAnalysisText")} />;
}

type AdProps = Props & { finds: ReturnType<typeof useFinds>; lighting: Lighting };

function Ad({ job, isFull, ...marks }: AdProps) {
  const t = useTranslations("jobs");
  if (!job.description) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t("record.noDescription")}
        text={t("record.noDescriptionText")}
      />
    );
  }
  return (
    <>
      <h2 className="eyebrow">{t("why.ad")}</h2>
      {marks.finds.length > 0 && <p className="text-xs text-ink-3">{t("why.marked")}</p>}
      <AdText
        title={job.title}
        text={job.description}
        className={cx("mt-2", isFull ? "max-h-[calc(100dvh-152px)]" : "max-h-[32dvh]")}
        {...marks}
      />
    </>
  );
}

function Found({ analysis, lighting }: { analysis: Analysis; lighting: Lighting }) {
  const t = useTranslations("jobs");
  return (
    <div className="grid grid-cols-1 gap-6">
      <Conflicts conflicts={analysis.conflicts ?? []} lighting={lighting} />
      <DemandList demands={analysis.demands} lighting={lighting} />
      {analysis.tips.length > 0 && <Tips tips={analysis.tips} />}
      <FactLists facts={analysis.facts} lighting={lighting} />
      <p className="num text-xs text-ink-3">{t("record.version", { version: analysis.version })}</p>
    </div>
  );
}
