import { useTranslations } from "use-intl";
import type { Client } from "@/modules/crm/clients/model";
import { TierTag } from "@/web/features/crm/clients/tier-tag";
import { Tag } from "@/web/ui/tag";

type Props = { client: Pick<Client, "status" | "tier" | "isSample" | "isArchived"> };

/** What has to be known beside the status. */
export function ClientBadges({ client }: Props) {
  const t = useTranslations("clients");
  const tAll = useTranslations("records");
  return (
    <>
      <TierTag tier={client.tier} />
      {client.isArchived && <Tag tone="warn">{tAll("archived")}</Tag>}
      {client.isSample && <Tag hasLed={false}>{t("sample")}</Tag>}
    </>
  );
}
