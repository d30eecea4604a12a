import { useTranslations } from "use-intl";
import { ShareBar } from "@/web/shared/charts/share-bar";

const goodFrom = 80;
const fairFrom = 60;

/** How openly ads speak of pay, 0 to 100; nothing where none was read. */
export function PayScore({ score }: { score: number | null }) {
  const t = useTranslations("radar.pay");
  if (score === null) return <span className="num text-xs text-ink-3">{t("noScore")}</span>;
  const tone = score >= goodFrom ? "ok" : score >= fairFrom ? "warn" : "bad";
  return (
    <span className="inline-flex w-28 items-center gap-2" title={t("score", { score })}>
      <ShareBar share={score / 100} tone={tone} />
      <span className="num text-xs text-ink" aria-label={t("score", { score })} role="img">
        {score}
      </span>
    </span>
  );
}
