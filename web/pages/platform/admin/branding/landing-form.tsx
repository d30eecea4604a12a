import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Setting } from "@/modules/platform/settings/model";
import { claims } from "@/modules/platform/settings/rules";
import { TextField } from "@/web/shared/text-field";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { useSaving } from "../ai/use-saving";
import { ClaimFields } from "./claim-fields";

type LandingSetting = Extract<Setting, { key: "landing" }>;
type Props = { setting: LandingSetting; queryKey: string[] };

const texts = ["city", "country", "email"] as const;
const years = ["founded", "marketYear"] as const;
const types: Partial<Record<(typeof texts)[number], string>> = { email: "email" };

/** Where the agency is and what it claims: the public page says nothing else of it. */
export function LandingForm({ setting, queryKey }: Props) {
  const t = useTranslations("admin.branding");
  const [value, setValue] = useState(setting.value);
  const save = useSaving(setting, queryKey);
  const change = (part: Partial<typeof value>) => setValue({ ...value, ...part });
  return (
    <form action={() => save.mutate({ value })} className="grid gap-4">
      <Card title={t("figures")}>
        <p className="mb-4 text-sm text-ink-2">{t("figuresText")}</p>
        <div className="grid gap-5">
          {claims.map((name) => (
            <ClaimFields
              key={name}
              name={name}
              claim={value.figures[name]}
              onChange={(claim) => change({ figures: { ...value.figures, [name]: claim } })}
              measured={value.measured}
              onMeasure={(measured) => change({ measured })}
            />
          ))}
        </div>
      </Card>
      <Card title={t("agency")}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {texts.map((field) => (
            <TextField
              key={field}
              label={t(`fields.${field}`)}
              hint={t(`hints.${field}`)}
              type={types[field] ?? "text"}
              maxLength={field === "country" ? 2 : 200}
              value={value[field]}
              onChange={(event) => change({ [field]: event.target.value })}
            />
          ))}
          {years.map((field) => (
            <TextField
              key={field}
              label={t(`fields.${field}`)}
              type="number"
              min={1800}
              max={2100}
              required
              value={value[field]}
              onChange={(event) => change({ [field]: event.target.valueAsNumber })}
            />
          ))}
          <TextField
            label={t("fields.sameAs")}
            hint={t("hints.sameAs")}
            value={value.sameAs.join(" ")}
            onChange={(event) => change({ sameAs: event.target.value.split(" ") })}
            onBlur={() => change({ sameAs: value.sameAs.filter(Boolean) })}
          />
        </div>
      </Card>
      <div>
        <Button look="primary" type="submit" pending={save.isPending}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
