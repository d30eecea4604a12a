import { useTranslations } from "use-intl";
import type { Point } from "./types";

type Props = { label: string; heads: [when: string, value: string]; points: readonly Point[] };

/** What a picture shows, in words: for whoever does not see it, and for whoever wants the numbers. */
export function DataTable({ label, heads, points }: Props) {
  const t = useTranslations("ui.chart");
  return (
    <details className="mt-2 text-sm">
      <summary className="no-print inline-flex min-h-[28px] cursor-pointer items-center text-xs text-ink-2 hover:text-ink">
        {t("asTable")}
      </summary>
      <div
        tabIndex={0}
        role="region"
        aria-label={t("tableOf", { label })}
        className="max-h-72 overflow-auto print:max-h-none"
      >
        <table className="w-full text-sm">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="border-b border-line text-xs text-ink-3">
              <th scope="col" className="py-1.5 text-left font-medium">
                {heads[0]}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {heads[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ key, name, text }) => (
              <tr key={key} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 text-left font-normal text-ink">
                  {name}
                </th>
                <td className="num py-1.5 text-right text-ink">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
