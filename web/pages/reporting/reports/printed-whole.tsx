import { useIsFetching } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { tabs } from "./tabs";

type Props = { isAsked: boolean; onPrinted: () => void; children: ReactNode };

/** On the screen one part is open; on paper all of them stand one below the other. */
export function PrintedWhole({ isAsked, onPrinted, children }: Props) {
  const isPrinted = useIsPrinted();
  return isAsked || isPrinted ? <Whole onWhole={isAsked ? onPrinted : null} /> : children;
}

/** Prints as soon as each part has come with its figures. */
function Whole({ onWhole }: { onWhole: (() => void) | null }) {
  const t = useTranslations("reports.tabs");
  const [arrived, arrive] = useState(0);
  const isWhole = useIsFetching() === 0 && arrived === tabs.length;
  const printed = useEffectEvent(() => {
    if (!onWhole) return;
    print();
    onWhole();
  });
  useEffect(() => {
    if (!isWhole) return;
    // Not while this is being drawn: what hears of the printing draws too.
    const timer = setTimeout(() => printed());
    return () => clearTimeout(timer);
  }, [isWhole]);
  return (
    <div className="grid gap-8">
      {tabs.map(({ value, Tab }) => (
        <Suspense key={value}>
          <section className="grid gap-3">
            <h2 className="border-b border-line pb-1 text-lg font-semibold text-ink">{t(value)}</h2>
            <Tab />
          </section>
          <Arrived onArrive={() => arrive((n) => n + 1)} />
        </Suspense>
      ))}
    </div>
  );
}

/** Comes with what it stands beside. */
function Arrived({ onArrive }: { onArrive: () => void }) {
  const arrive = useEffectEvent(onArrive);
  useEffect(() => arrive(), []);
  return null;
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
