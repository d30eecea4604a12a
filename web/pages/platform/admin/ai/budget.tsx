import { lazy, Suspense } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { AiStatus } from "@/modules/market/ai-enrichment/model";
import { Card } from "@/web/ui/card";
import { Progress } from "@/web/ui/progress";
import { Skeleton } from "@/web/ui/skeleton";
import type { Use } from "./ai-tab";

// The forms and what checks them arrive behind the figures.
const Limits = lazy(() => import("./limits"));

type Props = { use: Use; status: AiStatus };

/** What this month has cost so far, and what it may. */
export function Budget({ use, status }: Props) {
  const t = useTranslations("admin.ai");
  return (
    <Card title={t("budget")}>
      <Spent status={status} />
      <Suspense fallback={<Skeleton className="mt-4 h-64" />}>
        <Limits use={use} />
      </Suspense>
    </Card>
  );
}

function Spent({ status }: { status: AiStatus }) {
  const { spent, monthly, model, isPriced } = status;
  const t = useTranslations("admin.ai");
  const format = useFormatter();
  const money = (cents: number) =>
    format.number(cents / 100, { style: "currency", currency: "EUR" });
  const bars = [
    ["cents", money(spent.cents), money(monthly.cents)],
    ["requests", format.number(spent.requests), format.number(monthly.requests)],
    ["tokens", format.number(spent.tokens), format.number(monthly.tokens)],
  ] as const;
  return (
    <div className="grid gap-3">
      {bars.map(([what, used, most]) => (
        <div key={what} className="grid gap-1 text-sm">
          <p className="flex justify-between gap-3 text-ink-2">
            {t(`limits.${what}`)}
            <span className="num text-ink">{t("ofMost", { used, most })}</span>
          </p>
          <Progress
            label={t(`limits.${what}`)}
            value={shareOf(spent[what], monthly[what])}
            text={t("ofMost", { used, most })}
          />
        </div>
      ))}
      {model && !isPriced && <p className="text-xs text-ink-2">{t("unpriced")}</p>}
    </div>
  );
}

const shareOf = (used: number, most: number) =>
  most === 0 ? 100 : Math.min(100, Math.round((used / most) * 100));
