import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import type { User } from "@/modules/platform/accounts/model";
import { formats } from "@/web/i18n/formats";
import { intlLocales, type Together } from "@/web/locales";
import { sessionKey } from "@/web/state/query-keys";
import { drawn, type Tree } from "./still/draw";
import { know } from "./still/queries";

export type Reader = { session: User; texts: Together };

/** What a reader sees first of a component. */
export function drawnFor({ session, texts }: Reader, node: ReactNode): Tree[] {
  know(sessionKey, session);
  const messages = { ...texts.frame, ...texts.texts };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return drawn(
    <IntlProvider
      locale={intlLocales[texts.locale]}
      messages={messages}
      formats={formats}
      timeZone={session.timezone ?? timeZone}
    >
      {node}
    </IntlProvider>,
  );
}
