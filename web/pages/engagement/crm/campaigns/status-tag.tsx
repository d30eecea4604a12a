import { useTranslations } from "use-intl";
import type { CampaignStatus } from "@/modules/engagement/campaigns/rules";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<CampaignStatus, Tone> = {
  draft: "neutral",
  scheduled: "primary",
  running: "ok",
  paused: "warn",
  completed: "neutral",
  cancelled: "bad",
};

export function StatusTag({ status }: { status: CampaignStatus }) {
  const t = useTranslations("campaigns.statuses");
  return (
    <Tag tone={tones[status]} isBlinking={status === "running"}>
      {t(status)}
    </Tag>
  );
}
