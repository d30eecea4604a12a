import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { GdprReport } from "@/modules/reporting/reports/model";
import { useSpoken } from "@/web/i18n/server-texts";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<GdprReport["risks"][number]["level"], Tone> = {
  High: "bad",
  Medium: "warn",
  Low: "neutral",
};

/** What stands badly, each counted, with the place where it is put right. */
export function RisksCard({ risks }: Pick<GdprReport, "risks">) {
  const t = useTranslations("reports.compliance");
  const say = useSpoken();
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
