import { useQuery } from "@tanstack/react-query";
import { Quote, Route } from "lucide-react";
import { useState } from "react";
import { useTranslations, useFormatter } from "use-intl";
import type { Match, GapStep } from "@/modules/staffing/matching/model";
import { AdText } from "@/web/features/market/jobs/ad/ad-text";
import { jobRecord } from "@/web/features/market/jobs/queries";
import { useFinds } from "@/web/features/market/jobs/use-finds";
import { type Lighting, useLighting } from "@/web/features/market/jobs/use-lighting";
import { Button } from "@/web/ui/button";
import { Skeleton } from "@/web/ui/skeleton";
import { MatchAsks } from "./match-asks";
import { MatchParts } from "./match-parts";
import { minNewsScore } from "@/modules/staffing/matching/rules";
import { ScoreMeter } from "@/web/ui/score-meter";
import { useLanguages } from "../use-languages";
import { useWords } from "../use-words";

/** What would have to happen for the match to hold, and what it would score then. */
function MatchPlan({ match }: { match: Match }) {
  const t = useTranslations("matching.plan");
  const plan = usePlan()(match);
  if (plan === null || match.after === null) return null;
  return (
    <p className="flex items-start gap-2 rounded-md bg-primary-wash px-3 py-2 text-sm text-primary-ink">
      <Route aria-hidden="true" size={15} className="mt-0.5 shrink-0" />
      <span className="min-w-0 flex-1">{plan}</span>
      <ScoreMeter score={match.after} label={t("after", { after: match.after })} />
    </p>
  );
}

/** What the plan can put right; a person who is hired elsewhere stays so. */
const curable = ["consent", "language", "permit"];

/** "Would fit after VCA VOL (2 days) and NEN 3140, both before 3 March"; null without a plan. */
function usePlan(): (match: Match) => string | null {
  const t = useTranslations("matching.plan");
  const format = useFormatter();
  const stepName = useStepName();
  return ({ plan, after, blockers, score }) => {
    if (plan.length === 0 || after === null) return null;
    const steps = format.list(plan.map(stepName), { type: "conjunction" });
    const isFitting = score >= minNewsScore && blockers.length === 0;
    const isCurable = after >= minNewsScore && blockers.every(({ kind }) => curable.includes(kind));
    const sentence =
      isCurable && !isFitting ? t("fits", { steps }) : t("reaches", { steps, after });
    const before = plan.find((step) => step.before)?.before;
    if (!before) return sentence;
    const date = format.dateTime(new Date(before), { dateStyle: "long" });
    return t("before", { sentence, date, count: plan.length });
  };
}

function useStepName(): (step: GapStep) => string {
  const t = useTranslations("matching.plan");
  const languagesOf = useLanguages();
  const { certificate, skill } = useWords();
  const named = ({ kind, what, label }: GapStep): string => {
    switch (kind) {
      case "certificate":
        return certificate(what);
      case "renewal":
        return t("renewal", { label: certificate(what) });
      case "language":
        return [languagesOf(what), label.split(" ")[1]].filter(Boolean).join(" ");
      case "skill":
        return skill(what);
      case "consent":
        return t("consent");
    }
  };
  return (step) =>
    step.leadDays === null ? named(step) : t("days", { step: named(step), days: step.leadDays });
}

/** Everything behind a score: its parts, what to ask, what would change it, and the words of the ad. */
export function MatchDetails({ match }: { match: Match }) {
  const t = useTranslations("matching");
  const lighting = useLighting();
  const [isAsked, setAsked] = useState(false);
  const isAdShown = isAsked || lighting.isChosen;
  const toggle = () => {
    setAsked(!isAdShown);
    lighting.clear();
  };
  return (
    <div className="@container grid grid-cols-1 gap-4">
      <MatchPlan match={match} />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 @2xl:grid-cols-2">
        <MatchParts match={match} lighting={lighting} />
        <div className="grid grid-cols-1 gap-4">
          <MatchAsks unknown={match.unknown} />
          <div className="grid grid-cols-1 gap-1.5">
            <Button
              size="sm"
              className="justify-self-start"
              icon={Quote}
              aria-expanded={isAdShown}
              onClick={toggle}
            >
              {t("inTheAd")}
            </Button>
            {isAdShown && <InTheAd jobId={match.jobId} lighting={lighting} />}
          </div>
        </div>
      </div>
    </div>
  );
}

type Props = { jobId: string; lighting: Lighting };

/** The ad that a match rests on, with its words marked; read when somebody asks. */
function InTheAd({ jobId, lighting }: Props) {
  const t = useTranslations("jobs");
  const { data: job, isError } = useQuery(jobRecord(jobId));
  const finds = useFinds(job?.analysis ?? null);
  if (isError) return <p className="text-sm text-bad">{t("record.failed")}</p>;
  if (!job) return <Skeleton className="h-40" />;
  if (!job.description) return <p className="text-sm text-ink-3">{t("record.noDescription")}</p>;
  return (
    <AdText
      title={job.title}
      text={job.description}
      finds={finds}
      lighting={lighting}
      className="max-h-[32dvh]"
    />
  );
}
