import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Overview } from "@/modules/privacy/ai-oversight/model";

/** The four figures of specification §9, each with the numbers it is made of. */
export function Tiles({ overview }: { overview: Overview }) {
  const t = useTranslations("gdpr.tiles");
  const format = useFormatter();
  const { activities, people } = overview;
  const percent = (value: number) => format.number(value / 100, { style: "percent" });
  const tiles = [
    {
      name: "compliance",
      value: percent(overview.complianceRate),
      of: t("complianceOf", { part: activities.completed, whole: activities.total }),
      to: "?tab=activities",
    },
    {
      name: "consent",
      value: percent(overview.consentRate),
      of: t("consentOf", { part: people.consented, whole: people.total }),
      to: "?tab=retention&stretch=unconsented",
    },
    {
      name: "pending",
      value: format.number(overview.pendingActions),
      of: t("pendingOf", { overdue: activities.overdue }),
      to: "?tab=activities&status=pending",
    },
    {
      name: "expired",
      value: format.number(overview.expiredRetention),
      of: t("expiredOf", { whole: people.total }),
      to: "?tab=retention",
    },
  ] as const;
  return (
    <div className="@container">
      <ul
        aria-label={t("label")}
        className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface shadow-card @2xl:grid-cols-4"
      >
        {tiles.map(({ name, value, of, to }) => (
          <li key={name} className="-mt-px -ml-px border-t border-l border-line">
            <Link to={to} className="block h-full px-4 py-3.5 hover:bg-sunken sm:px-5">
              <span className="eyebrow block">{t(name)}</span>
              <span className="num mt-1.5 block text-num-xl font-medium text-ink">{value}</span>
              <span className="mt-1 block text-xs text-ink-3">{of}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
