import { type ReactNode, Suspense, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { tabs } from "./tabs";

/** On the screen one part is open; on paper all of them stand one below the other. */
export function PrintedWhole({ children }: { children: ReactNode }) {
  const t = useTranslations("reports.tabs");
  const isPrinted = useIsPrinted();
  if (!isPrinted) return children;
  return (
    <div className="grid gap-8">
      {tabs.map(({ value, Tab }) => (
        <section key={value} className="grid gap-3">
          <h2 className="border-b border-line pb-1 text-lg font-semibold text-ink">{t(value)}</h2>
          <Suspense>
            <Tab />
          </Suspense>
        </section>
      ))}
    </div>
  );
}

/** The browser says so right before it prints, and waits for what is drawn at once. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinted(true));
    const end = () => setPrinted(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinted;
}
