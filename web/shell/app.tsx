import { type QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { IntlProvider, useLocale } from "use-intl";
import type { User } from "@/modules/platform/accounts/model";
import { iconOf, propertiesOf } from "@/modules/platform/branding/agency/rules";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { SearchHelpText } from "@/web/shared/list/filters/search-help-text";
import { triedColorsAtom, useBrand } from "../state/brand";
import { noticesAtom } from "../state/notices";
import { createQueries } from "../state/queries";
import { sessionKey } from "../state/query-keys";
import { session } from "../state/session";
import { Language, type LoadedLanguage } from "./language";
import { useUnauthorized } from "./use-unauthorized";

type Props = {
  spoken: LoadedLanguage;
  /** What the document knew; undefined where it knew nothing. */
  session: User | null | undefined;
  children: ReactNode;
  /** Told of the answers that all screens share, before the first of them asks. */
  onQueries?: ((queries: QueryClient) => void) | undefined;
};

// Whoever knows how to search never needs it.
const SearchHelpLines = lazyWithTexts(["search"], async () => ({
  Component: (await import("./search-help-lines")).SearchHelpLines,
}));

/** Everything that stands around the pages and is the same on all of them. */
export function App({ spoken, session, children, onQueries }: Props) {
  return (
    <Language first={spoken}>
      <Queries session={session} onQueries={onQueries}>
        <OwnZone>
          <Colors />
          <SearchHelpText value={SearchHelpLines}>{children}</SearchHelpText>
          <Notices />
        </OwnZone>
      </Queries>
    </Language>
  );
}

function Colors() {
  useBrandColors();
  return null;
}

function Queries({ session, children, onQueries }: Omit<Props, "spoken">) {
  const unauthorized = useUnauthorized();
  const onUnauthorized = useEffectEvent(unauthorized);
  const [queries] = useState(() => {
    const client = createQueries(() => onUnauthorized());
    if (session !== undefined) client.setQueryData(sessionKey, session);
    onQueries?.(client);
    return client;
  });
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** Said by what comes with the first press or the first notice: what fails follows a press, and is said offline too. */
function Notices() {
  const { length: count } = useAtomValue(noticesAtom);
  const [Toasts, arrive] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Toasts) return;
    const load = () =>
      void import("./notifications/toasts")
        .then(({ default: it }) => arrive(() => it))
        .catch(() => {});
    if (count > 0) return load();
    const once = new AbortController();
    for (const press of ["pointerdown", "keydown"]) {
      window.addEventListener(press, load, { signal: once.signal, capture: true });
    }
    return () => once.abort();
  }, [Toasts, count]);
  return count > 0 && Toasts && <Toasts />;
}

/** Tells all times within by the clock that the signed-in person lives by, wherever their browser is. */
function OwnZone({ children }: { children: ReactNode }) {
  // Whoever needs the session asks for it; this only goes by what is known.
  const timeZone = useQuery({ ...session, enabled: false }).data?.timezone;
  return (
    <IntlProvider locale={useLocale()} {...(timeZone && { timeZone })}>
      {children}
    </IntlProvider>
  );
}

/** Every screen wears the agency's colours and sign as soon as they change, in this window or elsewhere. */
function useBrandColors(): void {
  const look = useBrand();
  const colors = useAtomValue(triedColorsAtom) ?? look.colors;
  const icon = iconOf(look);
  useEffect(() => {
    for (const [name, color] of propertiesOf(colors))
      document.documentElement.style.setProperty(name, color);
  }, [colors]);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link && icon) link.href = icon;
  }, [icon]);
}
