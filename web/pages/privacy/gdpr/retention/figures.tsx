import { useFormatter, useTranslations } from "use-intl";
import type { Overview } from "@/modules/privacy/ai-oversight/model";

/** Total Records, Expired Retention, With Consent; specification §2. */
export function Figures({ overview }: { overview: Overview | undefined }) {
  const t = useTranslations("gdpr.retention.figures");
  const format = useFormatter();
  const figures = {
    total: overview?.people.total,
    expired: overview?.expiredRetention,
    consented: overview?.people.consented,
  };
  return (
    <ul
      aria-label={t("label")}
      className="grid grid-cols-3 divide-x divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card"
    >
      {(["total", "expired", "consented"] as const).map((name) => (
        <li key={name} className="px-4 py-3">
          <span className="eyebrow block">{t(name)}</span>
          <span className="num mt-1 block text-lg font-medium text-ink">
            {figures[name] === undefined ? "–" : format.number(figures[name])}
          </span>
        </li>
      ))}
    </ul>
  );
}
