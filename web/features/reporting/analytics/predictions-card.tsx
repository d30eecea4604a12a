import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { AnalyticsMetrics } from "@/modules/reporting/reports/model";
import { endsSoonDays } from "@/modules/reporting/reports/rules";
import { useCountryPhrase } from "@/web/shared/place-names";
import { useRangeText } from "@/web/shared/figures/use-range-text";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { Card } from "@/web/ui/card";

/** What is to be expected and what to look after: rules over counted numbers, each shown with them. */
export function PredictionsCard({ predictions }: Pick<AnalyticsMetrics, "predictions">) {
  const t = useTranslations("analytics.predictions");
  const { whole } = useAmounts();
  const rangeOf = useRangeText();
  const { focus, risks } = usePredictions(predictions);
  const { nextQuarterDemand, range, weeks, needed } = predictions;
  return (
    <Card title={t("title")}>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        <section className="grid content-start gap-1">
          <h3 className="eyebrow">{t("demand")}</h3>
          {nextQuarterDemand === null ? (
            <p className="text-sm text-ink-2">{t("waits", { weeks, needed })}</p>
          ) : (
            <>
              <p className="num text-2xl leading-8 font-medium text-ink">
                {whole(nextQuarterDemand)}
              </p>
              {range && (
                <p className="num text-xs text-ink-2">{t("range", { range: rangeOf(range) })}</p>
              )}
              <p className="text-xs text-ink-3">{t("method", { weeks })}</p>
            </>
          )}
        </section>
        <EvidenceList title={t("focus")} none={t("noFocus")} lines={focus} />
        <EvidenceList title={t("risks")} none={t("noRisks")} lines={risks} />
      </div>
    </Card>
  );
}

type Predictions = AnalyticsMetrics["predictions"];

/** What the rules found, as sentences with the numbers they rest on. */
function usePredictions({ recommendedFocus, riskFactors }: Predictions) {
  const t = useTranslations("analytics.predictions");
  const where = useCountryPhrase();
  const named = (kind: string, subject: string | null) =>
    kind === "country" || kind === "falling-demand" ? where(subject ?? "") : (subject ?? "");
  const focus = recommendedFocus.map(
    ({ kind, subject, n, before, candidates, link }): Evidence => ({
      key: `${kind} ${subject}`,
      to: link,
      title: t(`focusOn.${kind}`, { subject: named(kind, subject) }),
      numbers: t(`focusBy.${kind}`, { n, before, candidates: candidates ?? 0 }),
    }),
  );
  const risks = riskFactors.map(({ kind, subject, n, of, link }): Evidence => ({
    key: `${kind} ${subject}`,
    to: link,
    title: t(`riskOf.${kind}`, { subject: named(kind, subject) }),
    numbers: t(`riskBy.${kind}`, { n, of, days: endsSoonDays }),
  }));
  return { focus, risks };
}

type Evidence = { key: string; title: string; numbers: string; to: string };

type Props = { title: string; none: string; lines: readonly Evidence[] };

/** Each line says what, and by which numbers; it leads to them. */
const EvidenceList = ({ title, none, lines }: Props) => (
  <section className="grid content-start gap-1">
    <h3 className="eyebrow">{title}</h3>
    {lines.length === 0 && <p className="text-sm text-ink-2">{none}</p>}
    <ul aria-label={title} className="grid gap-2 empty:hidden">
      {lines.map(({ key, title: what, numbers, to }) => (
        <li key={key} className="text-sm">
          <Link
            to={to}
            className="inline-flex min-h-[24px] items-center text-ink underline-offset-4 hover:underline"
          >
            {what}
          </Link>
          <span className="num block text-xs text-ink-3">{numbers}</span>
        </li>
      ))}
    </ul>
  </section>
);
