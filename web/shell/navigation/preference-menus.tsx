import { Languages, Monitor, Moon, Sun } from "lucide-react";
import { useAtomValue } from "jotai";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { locales, themes } from "@/modules/platform/accounts/rules";
import { localeAtom, themeAtom, usePreferences } from "@/web/state/preferences";
import { LazyPopup } from "@/web/ui/lazy-popup";
import type { ChoiceMenuProps } from "./choice-menu";

const triggerClass =
  "flex min-h-[36px] items-center gap-1.5 rounded-md px-2 text-xs font-medium text-ink-2 " +
  "hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken";

export function LanguageMenu() {
  const t = useTranslations();
  const locale = useAtomValue(localeAtom);
  const prefer = usePreferences();
  const choices = locales.map((value) => ({
    value,
    label: t(`common.languages.${value}`),
    lang: value,
  }));
  return (
    <LateChoice
      label={t("shell.language")}
      choices={choices}
      value={locale}
      onValueChange={(value) => prefer({ locale: value })}
    >
      <button type="button" className={triggerClass}>
        <Languages aria-hidden="true" size={17} />
        <span aria-hidden="true" className="num uppercase">
          {locale}
        </span>
        <span className="sr-only">
          {`${t("shell.language")}: ${t(`common.languages.${locale}`)}`}
        </span>
      </button>
    </LateChoice>
  );
}

const themeIcons = { light: Sun, dark: Moon, system: Monitor };

export function ThemeMenu() {
  const t = useTranslations();
  const theme = useAtomValue(themeAtom);
  const prefer = usePreferences();
  const Icon = themeIcons[theme];
  return (
    <LateChoice
      label={t("shell.theme")}
      choices={themes.map((value) => ({ value, label: t(`common.themes.${value}`) }))}
      value={theme}
      onValueChange={(value) => prefer({ theme: value })}
    >
      <button
        type="button"
        aria-label={`${t("shell.theme")}: ${t(`common.themes.${theme}`)}`}
        className={triggerClass}
      >
        <Icon aria-hidden="true" size={17} />
      </button>
    </LateChoice>
  );
}

const load = () => import("./choice-menu");

type LateProps<Value extends string> = Omit<ChoiceMenuProps<Value>, "children"> & {
  children: ComponentProps<typeof LazyPopup>["trigger"];
};

const LateChoice = <Value extends string>({ children, ...choice }: LateProps<Value>) => (
  <LazyPopup load={load} opens="menu" trigger={children}>
    {({ ChoiceMenu }, trigger) => <ChoiceMenu {...choice}>{trigger}</ChoiceMenu>}
  </LazyPopup>
);

/** Both, for whoever is not signed in. */
export default function PreferenceMenus() {
  return (
    <div className="flex gap-1">
      <LanguageMenu />
      <ThemeMenu />
    </div>
  );
}
