import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Insights } from "@/modules/reporting/dashboard/model";
import { aiInsights } from "@/web/features/reporting/dashboard/queries";
import { Card } from "@/web/ui/card";
import { cx } from "@/web/ui/cx";
import { Tooltip } from "@/web/ui/tooltip";
import { SkeletonRows } from "@/web/ui/skeleton";
import { LoadError } from "../load-error";

/** "AI Insights": what the own numbers say, each with the list behind it, and when they were counted. */
export function InsightsCard() {
  const t = useTranslations("dashboard.insights");
  const { data: insights, isError, refetch } = useQuery(aiInsights);
  return (
    <Card title={t("title")}>
      {!insights && isError && <LoadError retry={() => void refetch()} />}
      {!insights && !isError && <SkeletonRows label={t("loading")} rows={4} rowClass="h-10" />}
      {insights && <Shown insights={insights} />}
    </Card>
  );
}

function Shown({ insights }: { insights: Insights }) {
  const t = useTranslations("dashboard.insights");
  const format = useFormatter();
  const time = format.dateTime(new Date(insights.computedAt), { timeStyle: "short" });
  return (
    <div className="grid gap-4">
      <Part name="marketTrends" told={insights.marketTrends} />
      <Part name="recommendations" told={insights.recommendations} />
      <Performance figures={insights.figures} />
      <p className="eyebrow">{t("computed", { time })}</p>
    </div>
  );
}

type PartProps = {
  name: "marketTrends" | "recommendations";
  told: Insights["marketTrends"];
};

function Part({ name, told: { points, worded } }: PartProps) {
  const t = useTranslations("dashboard.insights");
  return (
    <section aria-label={t(name)}>
      <h3 className="eyebrow">{t(name)}</h3>
      {worded && (
        <p className="mt-1.5 text-sm text-ink">
          {worded.text} <span className="text-xs text-ink-3">{t("worded", { by: worded.by })}</span>
        </p>
      )}
      <ul className="-mx-2 mt-1 grid">
        {points.map(({ text, link }) => (
          <li key={text}>
            <Link
              to={link}
              className="flex min-h-[32px] items-center gap-2 rounded-md px-2 py-1.5 text-sm text-ink hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">{text}</span>
              <ChevronRight aria-hidden="true" size={15} className="shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const names = ["matchAccuracy", "timeToFill", "clientSatisfaction"] as const;

function Performance({ figures }: Pick<Insights, "figures">) {
  const t = useTranslations("dashboard.insights");
  const format = useFormatter();
  const said = {
    matchAccuracy: (value: number) => format.number(value / 100, { style: "percent" }),
    timeToFill: (days: number) => t("days", { days }),
    clientSatisfaction: (value: number) => t("ofFive", { value: format.number(value) }),
  };
  return (
    <section aria-label={t("performance")}>
      <h3 className="eyebrow">{t("performance")}</h3>
      <dl className="mt-1.5 grid gap-1.5">
        {names.map((name) => {
          const { value, n, isBenchmark } = figures[name];
          return (
            <div key={name} className="flex items-baseline gap-2 text-sm">
              <dt className="flex-1 text-ink-2">
                <Tooltip content={t(`formulas.${name}`, { n })}>
                  <span tabIndex={0} className="cursor-help underline decoration-dotted">
                    {t(name)}
                  </span>
                </Tooltip>
              </dt>
              <dd className={cx("num font-medium", isBenchmark ? "text-ink-3" : "text-ink")}>
                {value === null ? "–" : said[name](value)}
                <span className="ml-2 text-xs font-normal text-ink-3">
                  {isBenchmark ? t("benchmark") : t("cases", { n })}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
