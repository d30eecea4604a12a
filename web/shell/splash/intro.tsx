import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { isSplashDue, markSplashSeen } from "./splash-flag";

const Splash = lazy(() => import("./splash"));

/** The splash before the first screen of a browser session, loaded only where it is due. */
export function Intro({ children }: { children: ReactNode }) {
  const [isDue] = useState(isSplashDue);
  useEffect(() => {
    if (!isDue) markSplashSeen();
  }, [isDue]);
  if (!isDue) return children;
  return (
    <Suspense>
      <Splash>{children}</Splash>
    </Suspense>
  );
}
