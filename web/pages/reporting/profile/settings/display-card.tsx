import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { densities, locales, themes } from "@/modules/platform/accounts/rules";
import { singleKeysAtom } from "@/web/state/keys";
import { densityAtom } from "@/web/state/session";
import { localeAtom, themeAtom, usePreferences } from "@/web/state/preferences";
import { Card } from "@/web/ui/card";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { Switch } from "@/web/ui/switch";

/** Language, appearance, rows and keys: in force and saved as they are chosen. */
export function DisplayCard() {
  const t = useTranslations("profile.display");
  const tCommon = useTranslations("common");
  const prefer = usePreferences();
  const [locale, theme] = [useAtomValue(localeAtom), useAtomValue(themeAtom)];
  const [density, hasSingleKeys] = [useAtomValue(densityAtom), useAtomValue(singleKeysAtom)];
  return (
    <Card title={t("title")}>
      <div className="grid gap-4">
        <Choice label={t("language")}>
          <SegmentedControl
            label={t("language")}
            choices={locales.map((it) => ({ value: it, label: tCommon(`languages.${it}`) }))}
            value={locale}
            onValueChange={(chosen) => prefer({ locale: chosen })}
          />
        </Choice>
        <Choice label={t("theme")}>
          <SegmentedControl
            label={t("theme")}
            choices={themes.map((it) => ({ value: it, label: tCommon(`themes.${it}`) }))}
            value={theme}
            onValueChange={(chosen) => prefer({ theme: chosen })}
          />
        </Choice>
        <Choice label={t("density")} hint={t("densityHint")}>
          <SegmentedControl
            label={t("density")}
            choices={densities.map((it) => ({ value: it, label: t(it) }))}
            value={density}
            onValueChange={(chosen) => prefer({ density: chosen })}
          />
        </Choice>
        <Choice label={t("keys")} hint={t("keysHint")}>
          <Switch
            label={t("keys")}
            checked={hasSingleKeys}
            onCheckedChange={(isOn) => prefer({ hasSingleKeys: isOn })}
          />
        </Choice>
      </div>
    </Card>
  );
}

type Props = { label: string; hint?: string; children: ReactNode };

const Choice = ({ label, hint, children }: Props) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
    <div className="min-w-0">
      <p className="text-sm font-medium text-ink">{label}</p>
      {hint && <p className="text-xs text-ink-2">{hint}</p>}
    </div>
    {children}
  </div>
);
