import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { longestKeptDays } from "@/modules/platform/backups/plan/rules";
import type { Setting } from "@/modules/platform/settings/model";
import { Read } from "@/web/features/platform/records/read";
import { TextField } from "@/web/shared/text-field";
import { useDraft } from "@/web/shared/use-draft";
import { backupsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Checkbox } from "@/web/ui/checkbox";
import { useSaving } from "../ai/use-saving";
import { planSettings } from "./queries";
import { StorageFields } from "./storage-fields";
import { StorageTrial } from "./storage-trial";

export type PlanSetting = Extract<Setting, { key: "backups" }>;
const isPlan = (setting: Setting): setting is PlanSetting => setting.key === "backups";

/** When backups are made, how many are kept, and where a copy of each goes. */
export function BackupPlanCard() {
  const t = useTranslations("backups");
  const query = useQuery(planSettings);
  return (
    <Card title={t("plan.title")}>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(all) => all.filter(isPlan).map((it) => <Fields key={it.version} setting={it} />)}
      </Read>
    </Card>
  );
}

const counts = { daily: 60, weekly: 52, monthly: 12 } as const;
const countNames = ["daily", "weekly", "monthly"] as const;

function Fields({ setting }: { setting: PlanSetting }) {
  const t = useTranslations("backups.plan");
  const [{ secret, ...value }, change] = useDraft(() => ({ ...setting.value, secret: "" }));
  const save = useSaving(setting, backupsKey);
  const isChanged = secret !== "" || JSON.stringify(value) !== JSON.stringify(setting.value);
  const number = (name: (typeof countNames)[number] | "mostDays", min: number, max: number) => ({
    ...{ type: "number", required: true, min, max, label: t(name) },
    value: Number.isNaN(value[name]) ? "" : value[name],
    onChange: (event: { target: HTMLInputElement }) =>
      change({ [name]: event.target.valueAsNumber }),
  });
  return (
    <form action={() => save.mutate({ value, ...(secret && { secret }) })} className="grid gap-4">
      <Checkbox
        label={t("isDaily")}
        checked={value.isDaily}
        onCheckedChange={(isDaily) => change({ isDaily })}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium">{t("keep")}</legend>
        <div className="grid grid-cols-3 gap-3">
          {countNames.map((name) => (
            <TextField key={name} {...number(name, 0, counts[name])} />
          ))}
        </div>
        <p className="text-xs text-ink-2">{t("keepHint")}</p>
      </fieldset>
      <TextField {...number("mostDays", 1, longestKeptDays)} hint={t("mostDaysHint")} />
      <Checkbox
        label={t("isCopied")}
        checked={value.isCopied}
        onCheckedChange={(isCopied) => change({ isCopied })}
      />
      {value.isCopied && (
        <StorageFields setting={setting} value={{ ...value, secret }} change={change} />
      )}
      <div>
        <Button look="primary" type="submit" pending={save.isPending}>
          {t("save")}
        </Button>
      </div>
      {value.isCopied && <StorageTrial isReady={!isChanged} />}
    </form>
  );
}
