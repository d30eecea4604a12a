import { useFormatter, useTranslations } from "use-intl";
import { type Ending, endingOf } from "@/modules/platform/files/rules";
import { Tag, type Tone } from "@/web/ui/tag";
import { useToday } from "@/web/shared/use-zone";

const tones: Record<Ending, Tone> = { expired: "bad", urgent: "bad", soon: "warn" };

/** When a file ends; in colour once that is near. */
export function EndingTag({ expiresOn }: { expiresOn: string | null }) {
  const t = useTranslations("files.ending");
  const format = useFormatter();
  const ending = endingOf(expiresOn, useToday());
  if (!expiresOn) return null;
  const day = format.dateTime(new Date(`${expiresOn}T12:00:00Z`), { dateStyle: "medium" });
  if (!ending) return <span className="text-xs text-ink-3">{t("far", { day })}</span>;
  return <Tag tone={tones[ending]}>{t(ending, { day })}</Tag>;
}
