import { useTranslations } from "use-intl";
import type { ErasureState } from "@/modules/privacy/gdpr/rules";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<ErasureState, Tone> = {
  waiting: "warn",
  confirmed: "primary",
  erasing: "primary",
  erased: "ok",
  cancelled: "neutral",
  refused: "neutral",
  failed: "bad",
};

export function StatusTag({ status }: { status: ErasureState }) {
  const t = useTranslations("gdpr.requests.states");
  return <Tag tone={tones[status]}>{t(status)}</Tag>;
}
