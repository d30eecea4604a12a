import { useTranslations } from "use-intl";
import type { AnalyticsMetrics } from "@/modules/reporting/reports/model";
import { endsSoonDays } from "@/modules/reporting/reports/rules";
import { useCountryNames } from "@/web/shared/country-name";
import type { Evidence } from "./evidence-list";

type Predictions = AnalyticsMetrics["predictions"];

/** What the rules found, as sentences with the numbers they rest on. */
export function usePredictions({ recommendedFocus, riskFactors }: Predictions) {
  const t = useTranslations("analytics.predictions");
  const nameOf = useCountryNames();
  const named = (kind: string, subject: string | null) =>
    kind === "country" || kind === "falling-demand" ? nameOf(subject ?? "") : (subject ?? "");
  const focus = recommendedFocus.map(
    ({ kind, subject, n, before, candidates, link }): Evidence => ({
      ...{ key: `${kind} ${subject}`, to: link },
      title: t(`focusOn.${kind}`, { subject: named(kind, subject) }),
      numbers: t(`focusBy.${kind}`, { n, before, candidates: candidates ?? 0 }),
    }),
  );
  const risks = riskFactors.map(({ kind, subject, n, of, link }): Evidence => ({
    ...{ key: `${kind} ${subject}`, to: link },
    title: t(`riskOf.${kind}`, { subject: named(kind, subject) }),
    numbers: t(`riskBy.${kind}`, { n, of, days: endsSoonDays }),
  }));
  return { focus, risks };
}
