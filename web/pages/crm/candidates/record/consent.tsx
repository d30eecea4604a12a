import { useFormatter, useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { Tag } from "@/web/ui/tag";
import { Facts } from "@/web/shared/record/facts";
import { useToday } from "@/web/shared/use-zone";

/** What the person agreed to, how long the data may stay, and how the agency got it. */
export function Consent({ candidate }: { candidate: CandidateRecord }) {
  const t = useTranslations("candidates");
  const tAll = useTranslations("records");
  const format = useFormatter();
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: "medium" });
  const { gdprConsent, consentAt, dataRetentionUntil, origin, createdAt } = candidate;
  const { status, statusReason, statusUntil } = candidate;
  const isOver = dataRetentionUntil < useToday();
  return (
    <Facts
      title={t("record.protection")}
      rows={[
        [
          t("fields.consent"),
          <Tag key="consent" tone={gdprConsent ? "ok" : "warn"}>
            {gdprConsent && consentAt
              ? t("record.consentSince", { day: day(consentAt) })
              : t("noConsent")}
          </Tag>,
        ],
        [
          t("fields.retention"),
          <Tag key="retention" tone={isOver ? "bad" : "neutral"}>
            {t(isOver ? "record.retentionOver" : "record.retentionUntil", {
              day: day(dataRetentionUntil),
            })}
          </Tag>,
        ],
        [t("fields.origin"), t(`origins.${origin}`)],
        [tAll("created"), day(createdAt)],
        ...(status === "blacklisted"
          ? [banned(t("record.blacklisted"), statusReason, statusUntil && day(statusUntil))]
          : []),
      ]}
    />
  );
}

const banned = (label: string, reason: string | null, until: string | null): [string, string] => [
  label,
  [reason, until].filter(Boolean).join(" · "),
];
