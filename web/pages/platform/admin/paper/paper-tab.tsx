import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Setting } from "@/modules/platform/settings/model";
import { readSettings } from "@/web/features/platform/settings/queries";
import { Read } from "@/web/features/records/core/read";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { useSaving } from "../ai/use-saving";
import { TemplateList } from "./template-list";

/** What stands on paper: who the agency is, and the texts that its documents begin with. */
export function PaperTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(280px,2fr)_minmax(0,3fr)]">
      <AgencyForm />
      <TemplateList />
    </div>
  );
}

const agencySettings = {
  queryKey: ["/api/settings/agency"],
  queryFn: () => readSettings("agency"),
};

const fields = ["name", "address", "email", "vatNumber", "kvkNumber"] as const;
type AgencySetting = Extract<Setting, { key: "agency" }>;

/** Who the agency is on paper. */
function AgencyForm() {
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
          hint={field === "kvkNumber" ? t("registerHint") : undefined}
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

export { PaperTab as Component };
