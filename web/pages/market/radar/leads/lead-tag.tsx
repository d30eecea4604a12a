import { useTranslations } from "use-intl";
import type { Lead } from "@/modules/market/employers/model";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<Lead["state"], Tone> = {
  open: "primary",
  assigned: "warn",
  contacted: "ok",
  dismissed: "neutral",
};

export function LeadTag({ state }: Pick<Lead, "state">) {
  const t = useTranslations("radar.leads.states");
  return <Tag tone={tones[state]}>{t(state)}</Tag>;
}
