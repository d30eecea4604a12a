import type { Locale } from "@/modules/users/rules";
import type en from "./en";

/** The English files are the measure: what they have, every language has. */
export type Messages = typeof en;

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

const languages = {
  nl: () => import("./nl"),
  en: () => import("./en"),
  de: () => import("./de"),
} satisfies Record<Locale, () => Promise<{ default: Messages }>>;

/** Each language is a file of its own, loaded when it is chosen. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  (await languages[locale]()).default;
