import { useTranslations } from "use-intl";
import type { Run } from "@/modules/market/scraping/model";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<Run["state"], Tone> = {
  active: "primary",
  completed: "ok",
  cancelled: "neutral",
  failed: "bad",
};

type Props = { run: Pick<Run, "state" | "outcomes"> };

/** A run that went to its end without reading any of its sources is told as failed. */
export function RunTag({ run: { state, outcomes } }: Props) {
  const t = useTranslations("scraping.runs.states");
  const isUnread = outcomes.every((it) => it.state === "failed" || it.state === "blocked");
  const shown = state === "completed" && outcomes.length > 0 && isUnread ? "failed" : state;
  return (
    <Tag tone={tones[shown]} isBlinking={shown === "active"}>
      {t(shown)}
    </Tag>
  );
}
