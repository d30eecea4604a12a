import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { Analysis, Conflict, Tip } from "@/modules/knowledge/analysis/model";
import type { JobRecord } from "@/modules/market/jobs/model";
import { AdText } from "@/web/features/market/jobs/ad/ad-text";
import { conflictKey } from "@/web/features/market/jobs/ad/evidence";
import { ScoreTable } from "@/web/features/market/jobs/score/score-table";
import { useFinds } from "@/web/features/market/jobs/use-finds";
import { type Lighting, useLighting } from "@/web/features/market/jobs/use-lighting";
import { useCountryNames } from "@/web/shared/country-name";
import { cx } from "@/web/ui/cx";
import { EmptyState } from "@/web/ui/empty-state";
import { DoubtedList, useDoubted } from "./doubted-list";
import { DemandList, FactLists } from "./fact-lists";
import { LitLine, Quote } from "./lit-line";
import { Verdict } from "./verdict";
import { useServerText } from "@/web/i18n/server-texts";

/** What a recruiter may say or ask, each with the words it rests on. */
function Tips({ tips }: { tips: readonly Tip[] }) {
  const say = useServerText();
  const t = useTranslations("jobs");
  return (
    <section>
      <h2 className="eyebrow mb-1.5">{t("tips")}</h2>
      <ul className="grid gap-2">
        {tips.map((tip) => (
          <li key={tip.code} className="border-l-2 border-primary pl-2.5 text-sm text-ink">
            {say(tip.text)}
            <Quote text={tip.spans[0]?.quote} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { job: JobRecord; isFull: boolean };

/** The ad and what was made of it, side by side: each reason lights its words, each word its reasons. */
export function JobWhy({ job, isFull }: Props) {
  const lighting = useLighting();
  const read = useFinds(job.analysis);
  const { doubted, finds: left } = useDoubted(job.id);
  const finds = useMemo(() => [...read, ...left], [read, left]);
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
          <DoubtedList jobId={job.id} {...{ analysis, doubted, lighting }} />
          <Version analysis={analysis} />
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
  return (
    <div className="grid grid-cols-1 gap-6">
      <Conflicts conflicts={analysis.conflicts ?? []} lighting={lighting} />
      <DemandList demands={analysis.demands} lighting={lighting} />
      {analysis.tips.length > 0 && <Tips tips={analysis.tips} />}
      <FactLists facts={analysis.facts} lighting={lighting} />
    </div>
  );
}

function Version({ analysis: { version } }: { analysis: Analysis }) {
  const t = useTranslations("jobs.record");
  return <p className="num text-xs text-ink-3">{t("version", { version })}</p>;
}

type ConflictsProps = { conflicts: readonly Conflict[]; lighting: Lighting };

/** Where the ad says two things, with the words that contradict its field: a person has to look. */
function Conflicts({ conflicts, lighting }: ConflictsProps) {
  const t = useTranslations("jobs.conflicts");
  const countryName = useCountryNames();
  if (conflicts.length === 0) return null;
  return (
    <section>
      <h2 className="eyebrow mb-1.5">{t("title")}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {conflicts.map((conflict) => (
          <LitLine key={conflict.kind} keys={[conflictKey(conflict)]} lighting={lighting}>
            <span className="flex items-start gap-2 text-warn">
              <TriangleAlert aria-hidden="true" size={15} className="mt-0.5 shrink-0" />
              {t(conflict.kind, {
                stated: countryName(conflict.stated),
                read: countryName(conflict.read),
              })}
            </span>
            <Quote text={conflict.spans[0]?.quote} />
          </LitLine>
        ))}
      </ul>
    </section>
  );
}
