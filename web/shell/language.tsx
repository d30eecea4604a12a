import { useAtomValue } from "jotai";
import { type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import { IntlProvider } from "use-intl";
import type { Locale } from "@/modules/platform/accounts/rules";
import { formats } from "@/web/i18n/formats";
import { ServerTextContext, serverTextLookup } from "@/web/i18n/server-texts";
import { intlLocales, type Fetched, loadFrame, loadSentences, type Sentences } from "../locales";
import { localeAtom } from "../state/preferences";

export type LoadedLanguage = { locale: Locale; messages: Fetched; sentences?: Sentences };
type Props = { first: LoadedLanguage; children: ReactNode };

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Speaks the chosen language; a newly chosen one takes over once its texts have arrived. */
export function Language({ first, children }: Props) {
  const locale = useAtomValue(localeAtom);
  const [spoken, speak] = useState<LoadedLanguage>(first);
  useEffect(() => {
    let isCurrent = true;
    void loadLanguage(locale).then((speech) => {
      // The screen stays as it is until its own texts have arrived too.
      if (isCurrent) startTransition(() => speak(speech));
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  const say = useMemo(() => serverTextLookup(spoken.sentences ?? {}), [spoken.sentences]);
  return (
    <IntlProvider
      locale={intlLocales[spoken.locale]}
      messages={spoken.messages}
      formats={formats}
      timeZone={timeZone}
    >
      <ServerTextContext value={say}>{children}</ServerTextContext>
    </IntlProvider>
  );
}

/** What a language says around every screen: the browser's own texts, and those of the server. */
export async function loadLanguage(locale: Locale): Promise<LoadedLanguage> {
  const [messages, sentences] = await Promise.all([loadFrame(locale), loadSentences(locale)]);
  return { locale, messages, sentences };
}
