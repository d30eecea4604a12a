import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { GdprReport } from "@/modules/reporting/reports/model";
import { defaultReportPeriod } from "@/src/calendar";
import { gdprReport } from "@/web/features/reporting/reports/queries";
import { RankedBars } from "@/web/shared/charts/ranked-bars";
import { ShareBar } from "@/web/shared/charts/share-bar";
import { FigureStrip } from "@/web/shared/figures/figure-strip";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { usePeriodParams } from "@/web/shared/periods/use-period-params";
import { Card } from "@/web/ui/card";
import { ExportButton } from "../packs/export-button";
import { ReportLoader } from "../report-loader";
import { Link } from "react-router-dom";
import { useServerText } from "@/web/i18n/server-texts";
import { buttonClass } from "@/web/ui/button";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<GdprReport["risks"][number]["level"], Tone> = {
  High: "bad",
  Medium: "warn",
  Low: "neutral",
};

/** What stands badly, each counted, with the place where it is put right. */
function RisksCard({ risks }: Pick<GdprReport, "risks">) {
  const t = useTranslations("reports.compliance");
  const say = useServerText();
  return (
    <Card title={t("risks")}>
      {risks.length === 0 && <p className="text-sm text-ink-2">{t("noRisks")}</p>}
      <ul aria-label={t("risks")} className="-my-2 divide-y divide-line empty:hidden">
        {risks.map(({ area, level, n, action, link }) => (
          <li key={area} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-sm">
            <Tag tone={tones[level]}>{t(`levels.${level}`)}</Tag>
            <span className="min-w-48 flex-1 text-ink">
              {t(`areas.${area}`, { count: n })}
              <span className="block text-xs text-ink-2">{say(action)}</span>
            </span>
            <Link
              to={link}
              aria-label={t("fixOf", { what: t(`areas.${area}`, { count: n }) })}
              className={`no-print ${buttonClass("secondary", "sm")}`}
            >
              {t("fix")}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How well the house keeps to data protection, what was done for it, and what has to be done. */
export function ComplianceTab() {
  const { choice } = usePeriodParams(defaultReportPeriod);
  const query = useQuery(gdprReport(choice));
  return (
    <ReportLoader query={query}>
      {(report) => (
        <>
          <Figures report={report} />
          <RisksCard risks={report.risks} />
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
            <ChecksCard checks={report.checks} />
            <Activities activities={report.activities} />
          </div>
        </>
      )}
    </ReportLoader>
  );
}

function Figures({ report: { activities, risks } }: { report: GdprReport }) {
  const t = useTranslations("reports.compliance");
  const { whole, growth } = useAmounts();
  const { total, thisMonth, change } = activities;
  const high = risks.filter(({ level }) => level === "High").length;
  return (
    <FigureStrip
      label={t("figures")}
      tiles={[
        {
          key: "total",
          name: t("activities"),
          text: whole(total),
          to: "/gdpr?tab=activities",
          note: change === null ? t("noBase") : t("growth", { growth: growth(change) }),
        },
        { key: "month", name: t("thisMonth"), text: whole(thisMonth), to: "/gdpr?tab=activities" },
        {
          key: "risks",
          name: t("risks"),
          text: whole(risks.length),
          note: t("high", { count: high }),
        },
      ]}
    />
  );
}

const known = ["consent", "deletion", "export", "update"] as const;

function Activities({ activities: { categories } }: Pick<GdprReport, "activities">) {
  const t = useTranslations("reports.compliance");
  const tType = useTranslations("gdpr.activities.types");
  const { whole } = useAmounts();
  const nameOf = (type: string) => {
    const one = known.find((it) => it === type);
    return one ? tType(one) : type;
  };
  return (
    <Card title={t("byType")} action={<ExportButton tab="gdpr" />}>
      {categories.every(({ count }) => count === 0) ? (
        <p className="text-sm text-ink-3">{t("noActivities")}</p>
      ) : (
        <RankedBars
          label={t("byType")}
          rows={categories.map(({ type, count }) => ({
            key: type,
            name: nameOf(type),
            value: count,
            text: whole(count),
            to: `/gdpr?tab=activities&type=${type}`,
          }))}
        />
      )}
    </Card>
  );
}

const toneOf = (percent: number) => (percent >= 95 ? "ok" : percent >= 80 ? "warn" : "bad");

/** Each duty with its percentage, and what that was counted from. */
function ChecksCard({ checks }: Pick<GdprReport, "checks">) {
  const t = useTranslations("reports.compliance");
  const { percent } = useAmounts();
  return (
    <Card title={t("checks")}>
      <ul aria-label={t("checks")} className="grid gap-3">
        {checks.map(({ name, kept, of, percent: share }) => (
          <li key={name} className="grid break-inside-avoid gap-1 text-sm">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="text-ink">{t(`names.${name}`)}</span>
              <span className="num text-ink">{percent(share)}</span>
            </p>
            <span className="flex items-center gap-3">
              <ShareBar share={share / 100} tone={toneOf(share)} />
              <span className="num text-xs text-ink-3">{t("keptOf", { kept, of })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export { ComplianceTab as Component };
