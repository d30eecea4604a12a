import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Setting } from "@/modules/platform/settings/model";
import { readSettings } from "@/web/features/platform/settings/queries";
import { Read } from "@/web/features/records/core/read";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Checkbox } from "@/web/ui/checkbox";
import { useSaving } from "../ai/use-saving";

const gdprSettings = {
  queryKey: ["/api/settings/gdpr"],
  queryFn: () => readSettings("gdpr"),
};
type GdprSetting = Extract<Setting, { key: "gdpr" }>;

const numbers = { retentionDays: [28, 365], quarantineDays: [0, 30] } as const;
const names = ["retentionDays", "quarantineDays"] as const;
const boxes = ["isAutomatic", "tracksConsent"] as const;

/** How long personal data stays, whether it then goes by itself, and how long that can be undone. */
export function GdprTab() {
  const t = useTranslations("admin");
  const query = useQuery(gdprSettings);
  return (
    <Card title={t("gdpr.title")}>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(settings) =>
          settings.map((it) => it.key === "gdpr" && <Fields key={it.version} setting={it} />)
        }
      </Read>
    </Card>
  );
}

function Fields({ setting }: { setting: GdprSetting }) {
  const t = useTranslations("admin.gdpr");
  const [value, setValue] = useState(setting.value);
  const save = useSaving(setting, gdprSettings.queryKey);
  return (
    <form action={() => save.mutate({ value })} className="grid max-w-xl gap-5">
      {names.map((name) => (
        <TextField
          key={name}
          label={t(`fields.${name}`)}
          hint={t(`hints.${name}`)}
          type="number"
          required
          min={numbers[name][0]}
          max={numbers[name][1]}
          value={Number.isNaN(value[name]) ? "" : value[name]}
          onChange={(event) => setValue({ ...value, [name]: event.target.valueAsNumber })}
        />
      ))}
      {boxes.map((name) => (
        <div key={name} className="grid gap-1">
          <Checkbox
            label={t(`boxes.${name}`)}
            checked={value[name]}
            onCheckedChange={(isOn) => setValue({ ...value, [name]: isOn })}
          />
          <p className="text-sm text-ink-2">{t(`boxHints.${name}`)}</p>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button look="primary" type="submit" pending={save.isPending}>
          {t("save")}
        </Button>
        <Link to="/gdpr?tab=retention" className="text-sm underline">
          {t("toRetention")}
        </Link>
      </div>
    </form>
  );
}

export { GdprTab as Component };
