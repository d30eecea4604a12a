import { useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { TextField } from "@/web/shared/text-field";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { useSaving } from "../ai/use-saving";
import { type BrandingSetting, brandingSettings } from "./queries";

const fields = ["companyName", "tagline"] as const;
type Names = Pick<BrandingSetting["value"], (typeof fields)[number]>;

/** What the agency is called wherever it shows itself; on paper it keeps its full name. */
export function NameCard({ setting }: { setting: BrandingSetting }) {
  const t = useTranslations("admin.look");
  const [draft, setDraft] = useState<Partial<Names>>({});
  const save = useSaving(setting, brandingSettings.queryKey);
  const value = { ...setting.value, ...draft };
  return (
    <Card title={t("names")}>
      <form
        action={() => save.mutate({ value }, { onSuccess: () => setDraft({}) })}
        className="grid gap-4"
      >
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(`fields.${field}`)}
            hint={t(`hints.${field}`)}
            maxLength={120}
            value={value[field]}
            onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
          />
        ))}
        <div className="flex flex-wrap items-center gap-4">
          <Button look="primary" type="submit" pending={save.isPending}>
            {t("saveNames")}
          </Button>
          <Link
            to="/admin?tab=documents"
            className="inline-flex min-h-[24px] items-center text-sm text-primary-ink underline"
          >
            {t("toPaper")}
          </Link>
        </div>
      </form>
    </Card>
  );
}
