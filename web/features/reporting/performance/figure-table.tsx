import { useTranslations } from "use-intl";
import type { Performance } from "@/modules/reporting/profile/model";
import { Card } from "@/web/ui/card";
import { FigureLine } from "./figure-line";

const order = [
  ...(["placements", "activePlacements", "successRate"] as const),
  ...(["timeToFill", "revenue"] as const),
];

type Props = { performance: Performance; isOwn?: boolean };

export function FigureTable({ performance, isOwn = false }: Props) {
  const t = useTranslations("profile.performance");
  const { days, figures, name } = performance;
  const title = isOwn ? t("title") : t("titleOf");
  return (
    <Card title={title}>
      <p className="mb-3 max-w-3xl text-sm text-ink-2">{t("text", { days })}</p>
      {/* Reachable by keyboard, because on a phone the table is wider than the screen. */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={title}>
        <table className="w-full min-w-[560px] text-sm">
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
