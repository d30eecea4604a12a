import { Command } from "cmdk";
import {
  CalendarPlus,
  Contact,
  Keyboard,
  Languages,
  LogOut,
  PanelLeft,
  Play,
  SunMoon,
  Undo2,
} from "lucide-react";
import { useAtom, useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { useLocale, useTranslations } from "use-intl";
import { dashboardKeywords, defaultCountries } from "@/modules/market/scraping/rules";
import { locales, themes } from "@/modules/platform/accounts/rules";
import { useStart } from "@/web/features/market/scraping/use-start";
import { paletteOpenAtom, sheetOpenAtom, sidebarCollapsedAtom } from "../../state/overlays";
import { usePreferences } from "../../state/preferences";
import { modifierIn } from "../navigation/modifier";
import { useLogout } from "../use-logout";
import { useUndo } from "../use-undo";
import { Entry, groupClass } from "./entry";

/** What the dashboard's button starts, specification §7. */
const defaultRun = { keywords: dashboardKeywords, countries: defaultCountries };

/** What one can do from any screen. */
export function Actions() {
  const t = useTranslations();
  const actions = useActions();
  const setOpen = useSetAtom(paletteOpenAtom);
  return (
    <Command.Group heading={t("shell.palette.actions")} className={groupClass}>
      {actions.map(({ label, icon, shortcut, act }) => (
        <Entry
          key={label}
          value={label}
          icon={icon}
          label={label}
          shortcut={shortcut}
          onSelect={() => {
            setOpen(false);
            act();
          }}
        />
      ))}
    </Command.Group>
  );
}

function useActions() {
  const t = useTranslations();
  const { mutate: start } = useStart(t("scraping.start.doneEurope"));
  const openSheet = useSetAtom(sheetOpenAtom);
  const [isCollapsed, setCollapsed] = useAtom(sidebarCollapsedAtom);
  const navigate = useNavigate();
  const undo = useUndo();
  const logOut = useLogout();
  const say = useTranslations("shell");
  const ctrl = modifierIn(useLocale());
  return [
    { label: say("palette.startScraping"), icon: Play, act: () => start(defaultRun) },
    {
      label: say("keys.interview"),
      icon: CalendarPlus,
      act: () => void navigate("/crm?new=1"),
    },
    {
      label: say("palette.kinds.contact"),
      icon: Contact,
      act: () => void navigate("/contacts"),
    },
    { label: say("keys.undo"), icon: Undo2, shortcut: `${ctrl} Z`, act: () => void undo() },
    {
      label: say("palette.toggleSidebar"),
      icon: PanelLeft,
      shortcut: `${ctrl} .`,
      act: () => setCollapsed(!isCollapsed),
    },
    ...usePreferenceActions(),
    { label: say("keys.title"), icon: Keyboard, shortcut: "?", act: () => openSheet(true) },
    { label: say("user.logout"), icon: LogOut, act: logOut },
  ];
}

/** Each language and each theme that can be chosen. */
function usePreferenceActions() {
  const t = useTranslations();
  const say = useTranslations("shell.palette");
  const prefer = usePreferences();
  return [
    ...locales.map((locale) => ({
      label: say("useLanguage", { language: t(`common.languages.${locale}`) }),
      icon: Languages,
      shortcut: undefined,
      act: () => prefer({ locale }),
    })),
    ...themes.map((theme) => ({
      label: say("useTheme", { theme: t(`common.themes.${theme}`) }),
      icon: SunMoon,
      shortcut: undefined,
      act: () => prefer({ theme }),
    })),
  ];
}
