import { useMutation, useQueryClient } from "@tanstack/react-query";
import { atom, useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Preferences } from "@/modules/platform/accounts/model";
import { type Locale, locales, themes } from "@/modules/platform/accounts/rules";
import { api, ok } from "../api";
import { singleKeysAtom } from "./keys";
import { notifyAtom } from "./notices";
import { profileKey, sessionKey } from "./query-keys";
import { densityAtom, useUser } from "./session";

export type Theme = (typeof themes)[number];

const yearInSeconds = 31_536_000;

/** The language of the page; the server chose the first one when it wrote the document. */
export const localeAtom = atom<Locale>(locales.find((one) => one === root().lang) ?? "en");
export const themeAtom = atom<Theme>(
  themes.find((one) => one === root().dataset.theme) ?? "system",
);

/** Puts preferences into force without saving them. */
export const applyPreferencesAtom = atom(null, (_get, set, wanted: Preferences) => {
  const { locale, theme, density, hasSingleKeys } = wanted;
  if (density) set(densityAtom, density);
  if (hasSingleKeys !== undefined) set(singleKeysAtom, hasSingleKeys);
  if (locale) {
    set(localeAtom, locale);
    root().lang = locale;
    remember("locale", locale);
  }
  if (theme) {
    set(themeAtom, theme);
    root().dataset.theme = theme;
    remember("theme", theme);
  }
});

/** Changes language, appearance, rows or keys at once, and for the next visit too. */
export function usePreferences() {
  const apply = useSetAtom(applyPreferencesAtom);
  const notify = useSetAtom(notifyAtom);
  const t = useTranslations("shell");
  const isSignedIn = useUser() !== null;
  const queries = useQueryClient();
  const { mutate: save } = useMutation({
    mutationFn: (preferences: Preferences) => ok(api.auth.preferences.patch(preferences)),
    onSuccess: (user) => {
      queries.setQueryData(sessionKey, user);
      void queries.invalidateQueries({ queryKey: profileKey });
    },
    onError: () => notify({ title: t("preferencesFailed"), tone: "destructive" }),
  });
  return (preferences: Preferences) => {
    apply(preferences);
    if (isSignedIn) save(preferences);
  };
}

/** The cookie lets the server write the next document in this language, before anyone has signed in. */
function remember(name: "locale" | "theme", value: string) {
  document.cookie = `${name}=${value}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}

function root() {
  return document.documentElement;
}
