import { useTranslations } from "use-intl";
import type { Verdict } from "@/modules/market/employers/rules";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<Verdict, Tone> = { direct: "ok", agency: "warn", unknown: "neutral" };

export function VerdictTag({ verdict }: { verdict: Verdict }) {
  const t = useTranslations("radar.verdicts");
  return <Tag tone={tones[verdict]}>{t(verdict)}</Tag>;
}
