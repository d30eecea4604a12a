import { useQuery, useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { longestKeptDays } from "@/modules/platform/backups/plan/rules";
import type { Setting } from "@/modules/platform/settings/model";
import { Read } from "@/web/features/records/core/read";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { backupsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Checkbox } from "@/web/ui/checkbox";
import { KeyField } from "../ai/key-field";
import { useSaving } from "../ai/use-saving";
import { planSettings } from "./queries";
import { CloudUpload } from "lucide-react";
import { api, ok } from "@/web/api";
import { useErrorText, useServerText } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";

/** Writes a word to the storage, and tells honestly what came of it. */
function StorageTrial({ isReady }: { isReady: boolean }) {
  const t = useTranslations("backups.plan");
  const say = useServerText();
  const refusalOf = useErrorText();
  const trial = useMutation({ mutationFn: () => ok(api.admin.backups.copy.test.post()) });
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={CloudUpload}
          disabled={!isReady}
          pending={trial.isPending}
          onClick={() => trial.mutate()}
        >
          {t("test")}
        </Button>
        <p className="min-w-0 text-xs text-ink-2">{t(isReady ? "testHint" : "testFirst")}</p>
      </div>
      {trial.isError && <Banner tone="bad">{refusalOf(trial.error)}</Banner>}
      {trial.data && (
        <Banner tone={trial.data.isWell ? "ok" : "bad"}>{say(trial.data.sentence)}</Banner>
      )}
    </div>
  );
}

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
    type: "number",
    required: true,
    min,
    max,
    label: t(name),
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

type Value = PlanSetting["value"] & { secret: string };
type Props = { setting: PlanSetting; value: Value; change: (change: Partial<Value>) => void };

const names = ["region", "bucket", "folder", "accessKeyId"] as const;

/** The storage elsewhere, and whose key opens it. */
function StorageFields({ setting, value, change }: Props) {
  const t = useTranslations("backups.plan");
  const field = (name: (typeof names)[number] | "baseUrl" | "secret") => ({
    label: t(name),
    autoComplete: "off",
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField {...field("baseUrl")} inputMode="url" required hint={t("baseUrlHint")} />
      </div>
      {names.map((name) => (
        <TextField key={name} {...field(name)} required={name !== "folder" && name !== "region"} />
      ))}
      <div className="sm:col-span-2">
        <KeyField
          {...field("secret")}
          setting={setting}
          words={{
            kept: t("kept"),
            missing: t("missing"),
            remove: t("removeKey"),
            title: t("removeKeyTitle"),
            losses: t("removeKeyText"),
          }}
        />
      </div>
    </div>
  );
}
