import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import {
  brandColors,
  type BrandColors,
  brandRoles,
  isColor,
} from "@/modules/platform/branding/agency/rules";
import { triedColorsAtom } from "@/web/state/brand";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { useSaving } from "../ai/use-saving";
import { ColorField } from "./color-field";
import { ColorPreview } from "./color-preview";
import { type BrandingSetting, brandingSettings } from "./queries";

/** Three colours; while they are chosen every screen of this window wears them, and nobody else's. */
export function ColorsCard({ setting }: { setting: BrandingSetting }) {
  const t = useTranslations("admin.look");
  const [draft, setDraft] = useState<BrandColors | null>(null);
  const save = useSaving(setting, brandingSettings.queryKey);
  const colors = draft ?? setting.value.colors;
  const isWhole = brandRoles.every((role) => isColor(colors[role]));
  useTrying(isWhole ? draft : null);
  const submit = () => {
    if (!isWhole) return;
    save.mutate({ value: { ...setting.value, colors } }, { onSuccess: () => setDraft(null) });
  };
  return (
    <Card title={t("colors")}>
      <p className="mb-4 text-sm text-ink-2">{t("colorsText")}</p>
      <form action={submit} className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-3">
          {brandRoles.map((role) => (
            <ColorField
              key={role}
              label={t(`roles.${role}`)}
              picker={t("pick", { color: t(`roles.${role}`) })}
              value={colors[role]}
              onChange={(color) => setDraft({ ...colors, [role]: color })}
            />
          ))}
        </div>
        {isWhole && <ColorPreview colors={colors} />}
        <div className="flex flex-wrap gap-2">
          <Button look="primary" type="submit" pending={save.isPending}>
            {t("saveColors")}
          </Button>
          <Button onClick={() => setDraft(brandColors)}>{t("reset")}</Button>
          {draft && (
            <Button look="ghost" onClick={() => setDraft(null)}>
              {t("discard")}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

/** Whoever leaves without saving leaves the colours as they were. */
function useTrying(colors: BrandColors | null): void {
  const setTried = useSetAtom(triedColorsAtom);
  useEffect(() => {
    setTried(colors);
    return () => setTried(null);
  }, [colors, setTried]);
}
