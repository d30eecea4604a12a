import type { Locale } from "@/modules/users/rules";
import type frame from "./en";
import type screens from "./en/screens";

// The English files are the measure: what they have, every language has.
/** What is read before and around the screens. */
export type Frame = typeof frame;
/** What the screens of those who are signed in say. */
export type Screens = typeof screens;
export type Messages = Frame & Screens;

/** Whose dates and numbers are written; English is that of Europe, with a day before its month. */
export const dialects = { nl: "nl", en: "en-GB", de: "de" } as const satisfies Record<
  Locale,
  string
>;

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale | (typeof dialects)[Locale];
    Messages: Messages;
  }
}

const frames = {
  nl: () => import("./nl"),
  en: () => import("./en"),
  de: () => import("./de"),
} satisfies Record<Locale, () => Promise<{ default: Frame }>>;

const allScreens = {
  nl: () => import("./nl/screens"),
  en: () => import("./en/screens"),
  de: () => import("./de/screens"),
} satisfies Record<Locale, () => Promise<{ default: Screens }>>;

/** What the server says, in English as it says it, and how a language says it. */
export type Sentences = Readonly<Record<string, string>>;

const sentences = {
  nl: () => import("./nl/spoken.json"),
  en: async () => ({ default: {} }),
  de: () => import("./de/spoken.json"),
} satisfies Record<Locale, () => Promise<{ default: Sentences }>>;

export const loadSentences = async (locale: Locale): Promise<Sentences> =>
  (await sentences[locale]()).default;

/** The texts for signing in; each language is loaded when it is chosen. */
export const loadFrame = async (locale: Locale): Promise<Frame> => (await frames[locale]()).default;

/** All texts of a language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [frame, screens] = await Promise.all([loadFrame(locale), allScreens[locale]()]);
  return { ...frame, ...screens.default };
}
