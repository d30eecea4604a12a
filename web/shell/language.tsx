import { useAtomValue } from "jotai";
import { type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import { IntlProvider } from "use-intl";
import type { Locale } from "@/modules/platform/accounts/rules";
import { formats } from "@/web/i18n/formats";
import { Speech, speakerOf } from "@/web/i18n/server-texts";
import { dialects, type Fetched, loadFrame, loadSentences, type Sentences } from "../locales";
import { localeAtom } from "../state/preferences";

export type Spoken = { locale: Locale; messages: Fetched; sentences?: Sentences };
type Props = { first: Spoken; children: ReactNode };

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Speaks the chosen language; a newly chosen one takes over once its texts have arrived. */
export function Language({ first, children }: Props) {
  const locale = useAtomValue(localeAtom);
  const [spoken, speak] = useState<Spoken>(first);
  useEffect(() => {
    let isCurrent = true;
    void speechIn(locale).then((speech) => {
      // The screen stays as it is until its own texts have arrived too.
      if (isCurrent) startTransition(() => speak(speech));
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  const say = useMemo(() => speakerOf(spoken.sentences ?? {}), [spoken.sentences]);
  return (
    <IntlProvider
      locale={dialects[spoken.locale]}
      messages={spoken.messages}
      formats={formats}
      timeZone={timeZone}
    >
      <Speech value={say}>{children}</Speech>
    </IntlProvider>
  );
}

/** What a language says around every screen: the browser's own texts, and those of the server. */
export async function speechIn(locale: Locale): Promise<Spoken> {
  const [messages, sentences] = await Promise.all([loadFrame(locale), loadSentences(locale)]);
  return { locale, messages, sentences };
}
