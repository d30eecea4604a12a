import { useFormatter, useTranslations } from "use-intl";
import { targetClasses } from "@/modules/knowledge/analysis/rules";
import type { Report } from "@/modules/market/reanalysis/model";
import { cx } from "@/web/ui/cx";

/** How many of the changed jobs went from which class to which; those that stayed stand on the diagonal. */
export function ClassMatrix({ classes }: { classes: Report["classes"] }) {
  const t = useTranslations("reanalysis.dialog");
  const tClass = useTranslations("jobs.classes");
  const format = useFormatter();
  const moved = (from: string, to: string) =>
    classes.find((row) => row.from === from && row.to === to)?.jobs ?? 0;
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t("matrix")}>
      <table className="w-full text-sm">
        <caption className="eyebrow pb-1.5 text-left">{t("matrix")}</caption>
        <thead>
          <tr className="text-xs text-ink-3">
            <th scope="col" className="py-1.5 pr-3 text-left font-medium">
              {t("from")} ↓ {t("to")} →
            </th>
            {targetClasses.map((to) => (
              <th key={to} scope="col" className="py-1.5 pl-3 text-right font-medium">
                {tClass(to)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {targetClasses.map((from) => (
            <tr key={from}>
              <th scope="row" className="py-1.5 pr-3 text-left font-normal text-ink">
                {tClass(from)}
              </th>
              {targetClasses.map((to) => (
                <td
                  key={to}
                  className={cx(
                    "num py-1.5 pl-3 text-right",
                    from === to || moved(from, to) === 0 ? "text-ink-3" : "text-ink",
                  )}
                >
                  {format.number(moved(from, to))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
