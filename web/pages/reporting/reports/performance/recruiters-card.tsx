import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { PerformanceReport } from "@/modules/reporting/reports/model";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { Card } from "@/web/ui/card";
import { useDrillDown } from "../use-drill-down";

const heads = ["name", "placements", "successRate", "timeToFill", "revenue"] as const;

/** Who placed whom; each number leads to its placements. */
export function RecruitersCard({ recruiters }: Pick<PerformanceReport, "recruiters">) {
  const t = useTranslations("reports.performance.recruiters");
  return (
    <Card title={t("title")}>
      <p className="-mt-2 mb-3 max-w-prose text-sm text-ink-2">{t("text")}</p>
      {recruiters.length === 0 ? (
        <p className="text-sm text-ink-3">{t("none")}</p>
      ) : (
        <div tabIndex={0} role="region" aria-label={t("title")} className="overflow-x-auto">
          <table className="w-full min-w-[520px] text-sm">
            <caption className="sr-only">{t("title")}</caption>
            <thead>
              <tr className="border-b border-line text-xs text-ink-3">
                {heads.map((head) => (
                  <th
                    key={head}
                    scope="col"
                    className="py-2 pr-4 text-right font-medium first:text-left last:pr-0"
                  >
                    {t(`heads.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {recruiters.map((recruiter) => (
                <Row key={recruiter.id} recruiter={recruiter} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function Row({ recruiter }: { recruiter: PerformanceReport["recruiters"][number] }) {
  const t = useTranslations("reports.performance.recruiters");
  const { whole, percent, days, euros } = useAmounts();
  const behind = useDrillDown();
  const { id, name, placements, successRate, seats, timeToFill, revenue } = recruiter;
  const cell = "num py-2 pr-4 text-right whitespace-nowrap text-ink-2 last:pr-0";
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-2 pr-4 text-left font-normal text-ink">
        {name}
      </th>
      <td className={cell}>
        <Link
          to={behind({ behind: "begun", recruiter: id })}
          aria-label={t("placementsOf", { name, count: placements })}
          className="inline-flex min-h-[24px] min-w-[24px] items-center justify-end text-primary-ink underline-offset-4 hover:underline"
        >
          {whole(placements)}
        </Link>
      </td>
      <td className={cell}>
        {percent(successRate)}
        {seats > 0 && <span className="block text-2xs text-ink-3">{t("seats", { seats })}</span>}
      </td>
      <td className={cell}>{days(timeToFill)}</td>
      <td className={cell}>{euros(revenue)}</td>
    </tr>
  );
}
