import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Setting } from "@/modules/platform/settings/model";
import { readSettings } from "@/web/features/platform/settings/queries";
import { Read } from "@/web/features/platform/records/read";
import { TextField } from "@/web/shared/text-field";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { useSaving } from "../ai/use-saving";

const agencySettings = {
  queryKey: ["/api/settings/agency"],
  queryFn: () => readSettings("agency"),
};

const fields = ["name", "address", "email", "vatNumber", "kvkNumber"] as const;
type AgencySetting = Extract<Setting, { key: "agency" }>;

/** Who the agency is on paper. */
export function AgencyForm() {
  const t = useTranslations("admin");
  const query = useQuery(agencySettings);
  return (
    <Card title={t("paper.agency")}>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(settings) =>
          settings.map((it) => it.key === "agency" && <Fields key={it.version} setting={it} />)
        }
      </Read>
    </Card>
  );
}

function Fields({ setting }: { setting: AgencySetting }) {
  const t = useTranslations("admin.paper");
  const [value, setValue] = useState(setting.value);
  const save = useSaving(setting, agencySettings.queryKey);
  return (
    <form action={() => save.mutate({ value })} className="grid gap-4">
      <p className="text-sm text-ink-2">{t("agencyText")}</p>
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`fields.${field}`)}
          type={field === "email" ? "email" : "text"}
          maxLength={200}
          value={value[field]}
          onChange={(event) => setValue({ ...value, [field]: event.target.value })}
        />
      ))}
      <div>
        <Button look="primary" type="submit" pending={save.isPending}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
