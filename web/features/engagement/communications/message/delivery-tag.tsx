import { useTranslations } from "use-intl";
import type { DeliveryState } from "@/modules/engagement/communications/rules";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<DeliveryState, Tone> = {
  queued: "neutral",
  sending: "primary",
  sent: "ok",
  refused: "bad",
  bounced: "bad",
  failed: "bad",
  unsure: "warn",
  held: "warn",
  cancelled: "neutral",
};

/** How far a message is on its way. */
export function DeliveryTag({ state }: { state: DeliveryState }) {
  const t = useTranslations("communications.delivery.states");
  return <Tag tone={tones[state]}>{t(state)}</Tag>;
}
