import { useFormatter, useTranslations } from "use-intl";
import type { Performance } from "@/modules/reporting/profile/model";
import { Card } from "@/web/ui/card";
import { minForMedian } from "@/modules/reporting/profile/rules";

const order = ["placements", "activePlacements", "successRate", "timeToFill", "revenue"] as const;

type Props = { performance: Performance; isOwn?: boolean };
type FigureName = keyof Performance["figures"];
type FigureLineProps = { name: FigureName; figure: Performance["figures"][FigureName] };

/** One figure: what somebody has, how it changed, and the middle of those who have it too. */
function FigureLine({ name, figure }: FigureLineProps) {
  const t = useTranslations("profile.performance");
  const told = useTold(name);
  const { value, n, median, colleagues } = figure;
  return (
    <tr>
      <th scope="row" className="py-2 pr-4 text-left font-medium text-ink">
        {t(`names.${name}`)}
        <span className="block text-xs font-normal text-ink-3">{t(`from.${name}`, { n })}</span>
      </th>
      <td className="py-2 pr-4 text-ink">{told(value)}</td>
      <td className="py-2 pr-4 text-ink-2">
        <Change name={name} change={figure.change} />
      </td>
      <td className="py-2 pr-4 text-ink">
        {median === null ? (
          <span className="text-ink-3">{t("fewColleagues", { n: minForMedian })}</span>
        ) : (
          <>
            {told(median)}{" "}
            <span className="text-xs text-ink-3">{t("colleagues", { n: colleagues })}</span>
          </>
        )}
      </td>
    </tr>
  );
}

function useTold(name: FigureName) {
  const t = useTranslations("profile.performance");
  const format = useFormatter();
  return (value: number | null) =>
    value === null ? (
      <span className="text-ink-3">{t("unknown")}</span>
    ) : (
      <span className="num">{worded(value)}</span>
    );

  function worded(value: number): string {
    if (name === "successRate") {
      return format.number(value / 100, { style: "percent", maximumFractionDigits: 1 });
    }
    if (name === "timeToFill") return t("days", { days: value });
    return name === "revenue"
      ? format.number(value, { style: "currency", currency: "EUR", maximumFractionDigits: 0 })
      : format.number(value);
  }
}

/** A percentage changes by points, everything else by percent. */
function Change({ name, change }: { name: FigureName; change: number | null }) {
  const t = useTranslations("profile.performance");
  const format = useFormatter();
  if (change === null) return <span className="text-ink-3">–</span>;
  const signed = { signDisplay: "exceptZero", maximumFractionDigits: 1 } as const;
  const text =
    name === "successRate"
      ? t("points", { change: format.number(change, signed) })
      : format.number(change / 100, { ...signed, style: "percent" });
  return <span className="num">{text}</span>;
}

export function FigureTable({ performance, isOwn = false }: Props) {
  const t = useTranslations("profile.performance");
  const { days, figures, name } = performance;
  const title = isOwn ? t("title") : t("titleOf");
  return (
    <Card title={title}>
      <p className="mb-3 max-w-3xl text-sm text-ink-2">{t("text", { days })}</p>
      {/* Reachable by keyboard, because on a phone the table is wider than the screen. */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={title}>
        <table aria-label={title} className="w-full min-w-[560px] text-sm">
          <thead>
            <tr className="text-left text-xs text-ink-3">
              <th scope="col" className="py-1.5 pr-4 font-medium">
                {t("figure")}
              </th>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                {isOwn ? t("own") : name}
              </th>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                {t("change")}
              </th>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                {t("team")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {order.map((name) => (
              <FigureLine key={name} name={name} figure={figures[name]} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 max-w-3xl text-xs text-ink-3">
        {isOwn ? t("whoSees") : t("whoSeesTheirs")}
      </p>
    </Card>
  );
}
