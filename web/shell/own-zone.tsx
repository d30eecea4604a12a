import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { IntlProvider, useLocale } from "use-intl";
import { session } from "../state/session";

/** Tells all times within by the clock that the signed-in person lives by, wherever their browser is. */
export function OwnZone({ children }: { children: ReactNode }) {
  // Whoever needs the session asks for it; this only goes by what is known.
  const timeZone = useQuery({ ...session, enabled: false }).data?.timezone;
  return (
    <IntlProvider locale={useLocale()} {...(timeZone && { timeZone })}>
      {children}
    </IntlProvider>
  );
}
