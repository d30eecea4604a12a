import { useTranslations } from "use-intl";
import type { ClientStatus } from "@/modules/crm/clients/rules";
import { Tag, type Tone } from "@/web/ui/tag";

const tones: Record<ClientStatus, Tone> = {
  active: "ok",
  inactive: "neutral",
  prospect: "primary",
};

export function StatusTag({ status }: { status: ClientStatus }) {
  const t = useTranslations("clients");
  return <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>;
}
