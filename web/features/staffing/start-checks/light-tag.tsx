import { useTranslations } from "use-intl";
import type { Light } from "@/modules/staffing/requirements/rules";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<Light, Tone> = { green: "ok", amber: "warn", red: "bad" };

/** The traffic light of a start; its word says the same as its colour. */
export function LightTag({ light }: { light: Light }) {
  const t = useTranslations("papers.starts.lights");
  return <Tag tone={tones[light]}>{t(light)}</Tag>;
}
