import { useTranslations } from "use-intl";
import type { Candidate } from "@/modules/crm/candidates/model";
import { StatusTag } from "@/web/features/crm/candidates/status-tag";
import { Tag } from "@/web/ui/tag";

type Props = { candidate: Pick<Candidate, "status" | "origin" | "gdprConsent" | "isArchived"> };

/** Tags for status, archived, missing consent and sample data. */
export function CandidateBadges({ candidate }: Props) {
  const t = useTranslations("candidates");
  const tAll = useTranslations("records");
  return (
    <>
      <StatusTag status={candidate.status} />
      {candidate.isArchived && <Tag tone="warn">{tAll("archived")}</Tag>}
      {!candidate.gdprConsent && <Tag tone="warn">{t("noConsent")}</Tag>}
      {candidate.origin === "sample" && <Tag hasLed={false}>{t("origins.sample")}</Tag>}
    </>
  );
}
