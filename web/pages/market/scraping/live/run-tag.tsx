import { useTranslations } from "use-intl";
import type { Run } from "@/modules/market/scraping/model";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<Run["state"], Tone> = {
  active: "primary",
  completed: "ok",
  cancelled: "neutral",
  failed: "bad",
};

export function RunTag({ run: { state } }: { run: Pick<Run, "state"> }) {
  const t = useTranslations("scraping.runs.states");
  return (
    <Tag tone={tones[state]} isBlinking={state === "active"}>
      {t(state)}
    </Tag>
  );
}
