import { useTranslations } from "use-intl";
import type { Deployment } from "@/modules/staffing/deployments/model";
import { Tag } from "@/web/ui/tag";

/** What has to be known beside the status. */
export function DeploymentBadges({ deployment: it }: { deployment: Deployment }) {
  const t = useTranslations("deployments");
  const tAll = useTranslations("records");
  return (
    <>
      <Tag hasLed={false}>{t(`contractTypes.${it.contractType}`)}</Tag>
      {it.termsState !== "approved" && <Tag tone="warn">{t(`terms.states.${it.termsState}`)}</Tag>}
      {it.isArchived && <Tag tone="warn">{tAll("archived")}</Tag>}
      {it.isSample && <Tag hasLed={false}>{t("sample")}</Tag>}
    </>
  );
}
