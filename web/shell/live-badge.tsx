import { RotateCw } from "lucide-react";
import { useAtomValue } from "jotai";
import { useTranslations } from "use-intl";
import { liveRetryAtom, liveStateAtom } from "../state/live";
import { IconButton } from "../ui/icon-button";
import { Led } from "../ui/tag";
import { useScraping } from "./use-scraping";

/** Running, connected and idle, or disconnected with a way back. */
export function LiveBadge() {
  const t = useTranslations("shell.live");
  const state = useAtomValue(liveStateAtom);
  const connection = useAtomValue(liveRetryAtom);
  const { isActive, progress } = useScraping();

  if (state === "closed") {
    return (
      <span role="status" className="flex items-center">
        <Word tone="bad">{t("disconnected")}</Word>
        <IconButton
          icon={RotateCw}
          label={t("retry")}
          size="sm"
          onClick={() => connection?.retry()}
        />
      </span>
    );
  }
  if (state === "connecting") return <Word tone="neutral">{t("connecting")}</Word>;
  if (!isActive) return <Word tone="ok">{t("idle")}</Word>;
  return (
    <span className="flex items-center gap-1.5">
      <Word tone="ok" isBlinking>
        {t("scraping")}
      </Word>
      <span className="num text-xs font-medium text-ok">{t("percent", { progress })}</span>
    </span>
  );
}

type WordProps = { tone: "ok" | "bad" | "neutral"; isBlinking?: boolean; children: string };

const Word = ({ tone, isBlinking = false, children }: WordProps) => (
  <span className="eyebrow flex items-center gap-1.5 whitespace-nowrap text-ink-2">
    <Led tone={tone} isBlinking={isBlinking} />
    <span className="max-sm:sr-only">{children}</span>
  </span>
);
