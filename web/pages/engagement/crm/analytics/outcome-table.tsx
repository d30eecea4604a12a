import { useTranslations } from "use-intl";
import type { Outcomes } from "@/modules/reporting/engagement-metrics/model";
import { ShareBar } from "@/web/shared/charts/share-bar";
import { useFigures } from "./use-figures";

export type Line = Outcomes & { key: string; name: string };

type Props = { label: string; head: string; lines: readonly Line[] };

const counts = ["total", "completed", "noShow", "cancelled", "scheduled"] as const;

/** What became of the interviews, line by line. */
export function OutcomeTable({ label, head, lines }: Props) {
  const t = useTranslations("engagement.interviews");
  return (
    <div tabIndex={0} role="region" aria-label={label} className="overflow-x-auto">
      <table className="w-full min-w-[720px] text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line text-left text-xs text-ink-3">
            <th scope="col" className="py-2 pr-4 font-medium">
              {head}
            </th>
            {[...counts, "leadDays" as const, "averageScore" as const].map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 text-right font-medium">
                {t(name)}
              </th>
            ))}
            <th scope="col" className="w-44 py-2 font-medium">
              {t("completionRate")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.key} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ line }: { line: Line }) {
  const { percent, days, score } = useFigures();
  const { completionRate } = line;
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap text-ink">
        {line.name}
      </th>
      {counts.map((name) => (
        <td key={name} className="num py-2 pr-4 text-right text-ink-2">
          {line[name]}
        </td>
      ))}
      <td className="num py-2 pr-4 text-right whitespace-nowrap text-ink-2">
        {days(line.leadDays)}
      </td>
      <td className="num py-2 pr-4 text-right text-ink-2">{score(line.averageScore)}</td>
      <td className="py-2">
        <span className="flex items-center gap-2">
          {completionRate !== null && <ShareBar share={completionRate / 100} tone="primary" />}
          <span className="num w-10 text-right text-xs text-ink">{percent(completionRate)}</span>
        </span>
      </td>
    </tr>
  );
}
