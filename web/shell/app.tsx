import { QueryClientProvider } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { User } from "@/modules/platform/accounts/model";
import { noticesAtom } from "../state/notices";
import { createQueries } from "../state/queries";
import { sessionKey } from "../state/query-keys";
import { useBrandColors } from "./use-brand-colors";
import { Language, type Spoken } from "./language";
import { OwnZone } from "./own-zone";
import { useUnauthorized } from "./use-unauthorized";

type Props = {
  spoken: Spoken;
  /** What the document knew; undefined where it knew nothing. */
  session: User | null | undefined;
  children: ReactNode;
};

/** Everything that stands around the pages and is the same on all of them. */
export function App({ spoken, session, children }: Props) {
  return (
    <Language first={spoken}>
      <Queries session={session}>
        <OwnZone>
          <Colors />
          {children}
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

function Queries({ session, children }: Pick<Props, "session" | "children">) {
  const unauthorized = useUnauthorized();
  const onUnauthorized = useEffectEvent(unauthorized);
  const [queries] = useState(() => {
    const client = createQueries(() => onUnauthorized());
    if (session !== undefined) client.setQueryData(sessionKey, session);
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
      void import("./toasts").then(({ default: it }) => arrive(() => it)).catch(() => {});
    if (count > 0) return load();
    const once = new AbortController();
    for (const press of ["pointerdown", "keydown"]) {
      window.addEventListener(press, load, { signal: once.signal, capture: true });
    }
    return () => once.abort();
  }, [Toasts, count]);
  return count > 0 && Toasts && <Toasts />;
}
