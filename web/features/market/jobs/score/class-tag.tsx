import { useTranslations } from "use-intl";
import type { TargetClass } from "@/modules/knowledge/analysis/rules";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<TargetClass, Tone> = {
  "hard-target": "ok",
  "soft-target": "warn",
  potential: "neutral",
};

export function ClassTag({ targetClass }: { targetClass: TargetClass }) {
  const t = useTranslations("jobs.classes");
  return <Tag tone={tones[targetClass]}>{t(targetClass)}</Tag>;
}
