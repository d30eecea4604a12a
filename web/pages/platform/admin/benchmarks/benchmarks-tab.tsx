import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Setting } from "@/modules/platform/settings/model";
import type { Benchmarks } from "@/modules/platform/branding/agency/model";
import { benchmarks } from "@/modules/platform/branding/agency/rules";
import { Read } from "@/web/features/records/core/read";
import { readSettings } from "@/web/features/platform/settings/queries";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { useSaving } from "../ai/use-saving";

const benchmarkSettings = {
  queryKey: ["/api/settings/benchmarks"],
  queryFn: () => readSettings("benchmarks"),
};
type BenchmarkSetting = Extract<Setting, { key: "benchmarks" }>;

const limits = {
  successRate: { min: 0, max: 100, step: "any" },
  timeToFill: { min: 0, max: 1000, step: "any" },
  clientSatisfaction: { min: 1, max: 5, step: "any" },
  placementsThisMonth: { min: 0, max: 100_000, step: 1 },
} as const;
const names = Object.keys(limits) as (keyof typeof limits)[];

/** What figures are compared with while the agency's own records say too little. */
export function BenchmarksTab() {
  const t = useTranslations("admin");
  const query = useQuery(benchmarkSettings);
  return (
    <Card title={t("benchmarks.title")}>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(settings) =>
          settings.map((it) => it.key === "benchmarks" && <Fields key={it.version} setting={it} />)
        }
      </Read>
    </Card>
  );
}

function Fields({ setting }: { setting: BenchmarkSetting }) {
  const t = useTranslations("admin.benchmarks");
  const [value, setValue] = useState<Benchmarks>(setting.value);
  const save = useSaving(setting, benchmarkSettings.queryKey);
  return (
    <form action={() => save.mutate({ value })} className="grid gap-4">
      <p className="max-w-[72ch] text-sm text-ink-2">{t("text")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            type="number"
            required
            {...limits[name]}
            value={Number.isNaN(value[name]) ? "" : value[name]}
            onChange={({ target }) => setValue({ ...value, [name]: target.valueAsNumber })}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit" pending={save.isPending}>
          {t("save")}
        </Button>
        <Button onClick={() => setValue(benchmarks)}>{t("reset")}</Button>
      </div>
    </form>
  );
}

export { BenchmarksTab as Component };
