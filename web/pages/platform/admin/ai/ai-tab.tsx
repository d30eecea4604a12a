import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Setting } from "@/modules/platform/settings/model";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Budget } from "./budget";
import { Providers } from "./providers";
import { aiSettings, aiStatus } from "./queries";
import { Reading } from "./reading";
import { Terms } from "./terms";

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

export type Use = Extract<Setting, { key: "ai" }>;
export type Connection = Extract<Setting, { key: `ai.${string}` }>;
const isConnection = (setting: Setting): setting is Connection => setting.key.startsWith("ai.");
