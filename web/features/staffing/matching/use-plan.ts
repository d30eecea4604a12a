import { useFormatter, useTranslations } from "use-intl";
import type { GapStep, Match } from "@/modules/staffing/matching/model";
import { newsFrom } from "@/modules/staffing/matching/rules";
import { useLanguages } from "./use-languages";
import { useWords } from "./use-words";

/** What the plan can put right; a person who is hired elsewhere stays so. */
const curable = ["consent", "language", "permit"];

/** "Would fit after VCA VOL (2 days) and NEN 3140, both before 3 March"; null without a plan. */
export function usePlan(): (match: Match) => string | null {
  const t = useTranslations("matching.plan");
  const format = useFormatter();
  const stepName = useStepName();
  return ({ plan, after, blockers, score }) => {
    if (plan.length === 0 || after === null) return null;
    const steps = format.list(plan.map(stepName), { type: "conjunction" });
    const isFitting = score >= newsFrom && blockers.length === 0;
    const isCurable = after >= newsFrom && blockers.every(({ kind }) => curable.includes(kind));
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
