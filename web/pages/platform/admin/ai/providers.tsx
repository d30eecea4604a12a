import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { type ProviderId, providerIds } from "@/modules/market/ai-enrichment/rules";
import { Card } from "@/web/ui/card";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { Skeleton } from "@/web/ui/skeleton";
import { Switch } from "@/web/ui/switch";
import { useSaving } from "./use-saving";
import type { Setting } from "@/modules/platform/settings/model";

export type Use = Extract<Setting, { key: "ai" }>;

export type Connection = Extract<Setting, { key: `ai.${string}` }>;

const ConnectionForm = lazy(() => import("./connection-form"));

type Props = { use: Use; connections: Connection[] };

/** One provider at a time: whether it is used, and how it is reached. */
export function Providers({ use, connections }: Props) {
  const t = useTranslations("admin.ai");
  const [shown, show] = useState<ProviderId>(use.value.provider ?? "openai");
  const connection = connections.find(({ key }) => key === `ai.${shown}`);
  return (
    <Card title={t("providers")}>
      <p className="mb-4 max-w-prose text-sm text-ink-2">{t("about")}</p>
      <SegmentedControl
        label={t("providers")}
        value={shown}
        onValueChange={show}
        choices={providerIds.map((id) => ({ value: id, label: t(`names.${id}`) }))}
      />
      {connection && (
        <div className="mt-4 grid gap-4">
          <InUse use={use} id={shown} isReady={connection.value.model !== ""} />
          <Suspense fallback={<Skeleton className="h-96" />}>
            <ConnectionForm
              key={`${shown} ${connection.version}`}
              id={shown}
              setting={connection}
            />
          </Suspense>
        </div>
      )}
    </Card>
  );
}

type InUseProps = { use: Use; id: ProviderId; isReady: boolean };

/** At most one reads along; switching one on switches the other off. CVs go to it only where that is allowed as well. */
function InUse({ use, id, isReady }: InUseProps) {
  const t = useTranslations("admin.ai");
  const save = useSaving(use);
  const isUsed = use.value.provider === id;
  return (
    <div className="grid gap-3 rounded-lg bg-sunken p-3.5">
      <Choice
        title={t("use")}
        hint={t(isReady ? "useHint" : "useFirst")}
        isOn={isUsed}
        disabled={save.isPending || (!isReady && !isUsed)}
        onChange={(isOn) =>
          save.mutate({ value: { ...use.value, provider: isOn ? id : null, isPaused: false } })
        }
      />
      {isUsed && (
        <Choice
          title={t("readsCvs")}
          hint={t("readsCvsHint")}
          isOn={use.value.readsCvs}
          disabled={save.isPending}
          onChange={(readsCvs) => save.mutate({ value: { ...use.value, readsCvs } })}
        />
      )}
    </div>
  );
}

type ChoiceProps = {
  title: string;
  hint: string;
  isOn: boolean;
  disabled: boolean;
  onChange: (isOn: boolean) => void;
};

function Choice({ title, hint, isOn, disabled, onChange }: ChoiceProps) {
  return (
    <div className="flex items-center justify-between gap-3 text-sm">
      <div>
        <p className="font-medium text-ink">{title}</p>
        <p className="text-xs text-ink-2">{hint}</p>
      </div>
      <Switch label={title} checked={isOn} disabled={disabled} onCheckedChange={onChange} />
    </div>
  );
}
