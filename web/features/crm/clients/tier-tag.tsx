import { useTranslations } from "use-intl";
import type { Tier } from "@/modules/crm/clients/rules";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<Tier, Tone> = {
  bronze: "neutral",
  silver: "neutral",
  gold: "primary",
  platinum: "primary",
};

export function TierTag({ tier }: { tier: Tier }) {
  const t = useTranslations("clients.tiers");
  return (
    <Tag tone={tones[tier]} hasLed={false}>
      {t(tier)}
    </Tag>
  );
}
