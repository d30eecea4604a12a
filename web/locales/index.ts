import type { Locale } from "@/modules/platform/accounts/rules";
import { type PreloadedResponse, storePreloaded } from "../state/first-load";
import type frame from "./en";
import type screens from "./en/screens";
import type { formats } from "../i18n/formats";

// The English files are the measure: what they have, every language has.
/** What is read before and around the screens. */
export type Frame = typeof frame;
type Loaders = typeof screens;
export type TextName = keyof Loaders;
/** What the screens of those who are signed in say. */
export type Screens = { [Name in TextName]: Awaited<ReturnType<Loaders[Name]>>["default"] };
export type Messages = Frame & Screens;
/** The texts that have been fetched so far: the frame, and those of the screens that were opened. */
export type Fetched = Frame & Partial<Screens>;

/** Whose dates and numbers are written; English is that of Europe, with a day before its month. */
export const intlLocales = { nl: "nl", en: "en-GB", de: "de" } as const satisfies Record<
  Locale,
  string
>;

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale | (typeof intlLocales)[Locale];
    Messages: Messages;
    Formats: typeof formats;
  }
}

const frames = {
  nl: () => import("./nl"),
  en: () => import("./en"),
  de: () => import("./de"),
} satisfies Record<Locale, () => Promise<{ default: Frame }>>;

type AnyLoaders = { [Name in TextName]: () => Promise<{ default: Screens[Name] }> };

const screensOf = {
  nl: () => import("./nl/screens"),
  en: () => import("./en/screens"),
  de: () => import("./de/screens"),
} satisfies Record<Locale, () => Promise<{ default: AnyLoaders }>>;

/** All that the screen at the address of the document says, which came with it as one file. */
export type Together = {
  locale: Locale;
  frame: Frame;
  sentences: Sentences;
  texts: Partial<Screens>;
};

async function togetherIn(locale: Locale): Promise<Together | undefined> {
  if (typeof document === "undefined") return undefined;
  const address = document.querySelector<HTMLLinkElement>("link[data-texts]")?.href;
  if (!address) return undefined;
  const { default: all, first }: { default: Together; first?: PreloadedResponse } = await import(
    address
  );
  storePreloaded(first);
  return all.locale === locale ? all : undefined;
}

/** What the server says, in English as it says it, and how a language says it. */
export type Sentences = Readonly<Record<string, string>>;

const sentences = {
  nl: () => import("./nl/spoken.json"),
  en: async () => ({ default: {} }),
  de: () => import("./de/spoken.json"),
} satisfies Record<Locale, () => Promise<{ default: Sentences }>>;

export const loadSentences = async (locale: Locale): Promise<Sentences> =>
  (await togetherIn(locale))?.sentences ?? (await sentences[locale]()).default;

/** The texts for signing in; each language is loaded when it is chosen. */
export const loadFrame = async (locale: Locale): Promise<Frame> =>
  (await togetherIn(locale))?.frame ?? (await frames[locale]()).default;

/** The texts that a screen speaks, in a language. */
export async function loadTexts(
  locale: Locale,
  names: Iterable<TextName>,
): Promise<Partial<Screens>> {
  const known = (await togetherIn(locale))?.texts ?? {};
  const missing = [...names].filter((name) => !known[name]);
  if (missing.length === 0) return known;
  const { default: loaders } = await screensOf[locale]();
  const loaded = missing.map(async (name) => [name, (await loaders[name]()).default]);
  return { ...known, ...Object.fromEntries(await Promise.all(loaded)) };
}

/** All texts of a language, for whoever compares them. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { default: loaders } = await screensOf[locale]();
  const names = Object.keys(loaders) as TextName[];
  const [frame, texts] = await Promise.all([loadFrame(locale), loadTexts(locale, names)]);
  return { ...frame, ...(texts as Screens) };
}
