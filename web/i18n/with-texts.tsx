import { type ComponentType, lazy, type ReactNode, use } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { intlLocales, loadTexts, type Screens, type TextName } from "@/web/locales";

type Texts = Partial<Screens>;
type Load<Props> = () => Promise<{ Component: ComponentType<Props> }>;

const asked = new Map<string, Promise<Texts>>();
const arrived = new Map<string, Texts>();

/** A screen and the texts it speaks, fetched side by side. */
export const withTexts =
  <Props extends object>(names: TextName[], load: Load<Props>) =>
  async () => {
    const locale = locales.find((it) => it === document.documentElement.lang) ?? "en";
    const [{ Component }] = await Promise.all([load(), textsIn(locale, names)]);
    const Screen = (props: Props) => (
      <TextsProvider names={names}>
        <Component {...props} />
      </TextsProvider>
    );
    return { Component: Screen };
  };

/** The same for what opens over a screen. */
export const lazyWithTexts = <Props extends object>(names: TextName[], load: Load<Props>) =>
  lazy(async () => {
    const { Component } = await withTexts(names, load)();
    return { default: Component };
  });

/** Adds the texts of a screen to those around it; in another language it waits for its own. */
function TextsProvider({ names, children }: { names: TextName[]; children: ReactNode }) {
  const dialect = useLocale();
  const frame = useMessages();
  const locale = locales.find((it) => intlLocales[it] === dialect) ?? "en";
  const texts = arrived.get(keyOf(locale, names)) ?? use(textsIn(locale, names));
  return <IntlProvider messages={{ ...frame, ...texts }} locale={dialect} children={children} />;
}

function textsIn(locale: Locale, names: TextName[]): Promise<Texts> {
  const key = keyOf(locale, names);
  const known = asked.get(key);
  if (known) return known;
  const texts = loadTexts(locale, names);
  asked.set(key, texts);
  texts.then(
    (loaded) => arrived.set(key, loaded),
    // Whoever comes again asks again.
    () => asked.delete(key),
  );
  return texts;
}

const keyOf = (locale: Locale, names: TextName[]) => [locale, ...names].join();
