import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { AiStatus } from "@/modules/market/ai-enrichment/model";
import type { Setting } from "@/modules/platform/settings/model";
import { Card } from "@/web/ui/card";
import { ErrorState } from "@/web/ui/empty-state";
import { Progress } from "@/web/ui/progress";
import { Skeleton, SkeletonRows } from "@/web/ui/skeleton";
import { Providers } from "./providers";
import { aiSettings, aiStatus, aiTerms } from "./queries";
import { Reading } from "./reading";
import { Download } from "lucide-react";
import { type ProposalState, proposalStates } from "@/modules/market/ai-enrichment/rules";
import { buttonClass } from "@/web/ui/button";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { TermLine } from "./term-line";
import { type Connection, type Use } from "./providers";

/** Words that models report and the taxonomy lacks, for a person to judge. */
function Terms() {
  const t = useTranslations("admin.terms");
  const [state, setState] = useState<ProposalState>("open");
  return (
    <Card title={t("title")} action={<Saved />}>
      <p className="mb-4 max-w-prose text-sm text-ink-2">{t("about")}</p>
      <SegmentedControl
        label={t("title")}
        value={state}
        onValueChange={setState}
        choices={proposalStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <Lines state={state} />
    </Card>
  );
}

function Saved() {
  const t = useTranslations("admin.terms");
  return (
    <a
      href="/api/ai/terms?state=accepted"
      download="terms.json"
      className={buttonClass("ghost", "sm")}
    >
      <Download aria-hidden="true" size={15} />
      {t("export")}
    </a>
  );
}

function Lines({ state }: { state: ProposalState }) {
  const t = useTranslations("admin.terms");
  const tCommon = useTranslations("common.actions");
  const { data, isError, refetch } = useQuery(aiTerms(state));
  if (isError) {
    const again = () => void refetch();
    return <ErrorState title={t("failed")} retryLabel={tCommon("retry")} onRetry={again} />;
  }
  if (!data) return <SkeletonRows label={t("loading")} rows={3} />;
  if (data.length === 0) return <p className="mt-4 text-sm text-ink-2">{t(`none.${state}`)}</p>;
  return (
    <ul className="mt-3 divide-y divide-line">
      {data.map((term) => (
        <TermLine key={term.id} term={term} />
      ))}
    </ul>
  );
}

/** The keys of the providers, what they may cost, how far they are and which words they propose. */
export function AiTab() {
  const t = useTranslations("admin");
  const tCommon = useTranslations("common.actions");
  const settings = useQuery(aiSettings);
  const status = useQuery(aiStatus);
  if (settings.isError || status.isError) {
    const again = () => void Promise.all([settings.refetch(), status.refetch()]);
    return <ErrorState title={t("failed")} retryLabel={tCommon("retry")} onRetry={again} />;
  }
  const use = settings.data?.find((setting) => setting.key === "ai");
  if (!settings.data || !status.data || !use) return <SkeletonRows label={t("loading")} rows={6} />;
  const connections = settings.data.filter(isConnection);
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(300px,2fr)]">
      <Providers use={use} connections={connections} />
      <div className="grid min-w-0 gap-4 xl:row-span-2">
        <Reading use={use} status={status.data} />
        <Budget key={use.version} use={use} status={status.data} />
      </div>
      <Terms />
    </div>
  );
}
const isConnection = (setting: Setting): setting is Connection => setting.key.startsWith("ai.");

// The forms and what checks them arrive behind the figures.
const Limits = lazy(() => import("./limits"));

type Props = { use: Use; status: AiStatus };

/** What this month has cost so far, and what it may. */
function Budget({ use, status }: Props) {
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

export { AiTab as Component };
