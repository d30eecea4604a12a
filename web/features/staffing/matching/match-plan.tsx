import { Route } from "lucide-react";
import type { Match } from "@/modules/staffing/matching/model";
import { LinkMeter } from "@/web/ui/link-meter";
import { useTranslations } from "use-intl";
import { usePlan } from "./use-plan";

/** What would have to happen for the match to hold, and what it would score then. */
export function MatchPlan({ match }: { match: Match }) {
  const t = useTranslations("matching.plan");
  const plan = usePlan()(match);
  if (plan === null || match.after === null) return null;
  return (
    <p className="flex items-start gap-2 rounded-md bg-primary-wash px-3 py-2 text-sm text-primary-ink">
      <Route aria-hidden="true" size={15} className="mt-0.5 shrink-0" />
      <span className="min-w-0 flex-1">{plan}</span>
      <LinkMeter score={match.after} label={t("after", { after: match.after })} />
    </p>
  );
}
