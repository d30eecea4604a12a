import { useTranslations } from "use-intl";
import { ScoreMeter } from "@/web/ui/score-meter";

/** How openly ads speak of pay, 0 to 100; nothing where none was read. */
export function PayScore({ score }: { score: number | null }) {
  const t = useTranslations("radar.pay");
  if (score === null) return <span className="num text-xs text-ink-3">{t("noScore")}</span>;
  return <ScoreMeter score={score} label={t("score", { score })} />;
}
