import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import { IntlProvider } from "use-intl";
import type { Locale } from "@/modules/users/rules";
import { dialects, type Frame, loadMessages, type Messages } from "../locales";
import { localeAtom } from "../state/preferences";

export type Spoken = { locale: Locale; messages: Frame | Messages };
type Props = { first: Spoken; children: ReactNode };

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Speaks the chosen language; a newly chosen one takes over once its texts have arrived. */
export function Language({ first, children }: Props) {
  const locale = useAtomValue(localeAtom);
  const [spoken, speak] = useState<Spoken>(first);
  useEffect(() => {
    let isCurrent = true;
    void loadMessages(locale).then((messages) => isCurrent && speak({ locale, messages }));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return (
    <IntlProvider locale={dialects[spoken.locale]} messages={spoken.messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
