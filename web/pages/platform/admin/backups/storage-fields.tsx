import { useTranslations } from "use-intl";
import { TextField } from "@/web/shared/text-field";
import { KeyField } from "../ai/key-field";
import type { PlanSetting } from "./backup-plan";

type Value = PlanSetting["value"] & { secret: string };
type Props = { setting: PlanSetting; value: Value; change: (change: Partial<Value>) => void };

const names = ["region", "bucket", "folder", "accessKeyId"] as const;

/** The storage elsewhere, and whose key opens it. */
export function StorageFields({ setting, value, change }: Props) {
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
            ...{ kept: t("kept"), missing: t("missing"), remove: t("removeKey") },
            ...{ title: t("removeKeyTitle"), losses: t("removeKeyText") },
          }}
        />
      </div>
    </div>
  );
}
