import { useFormatter, useTranslations } from "use-intl";
import { type Validity, validityOf } from "@/modules/crm/candidates/rules";
import { Tag, type Tone } from "@/web/ui/tag";
import { useToday } from "@/web/shared/hooks/use-zone";

const tones: Record<Validity, Tone> = {
  valid: "ok",
  ending: "warn",
  expired: "bad",
  open: "neutral",
};

/** The light of a certificate, with the day it rests on. */
export function ValidityTag({ expiresOn }: { expiresOn: string | null }) {
  const t = useTranslations("candidates.validities");
  const format = useFormatter();
  const validity = validityOf(expiresOn, useToday());
  const day =
    expiresOn === null ? "" : format.dateTime(new Date(expiresOn), "day", { timeZone: "UTC" });
  return <Tag tone={tones[validity]}>{t(validity, { day })}</Tag>;
}
