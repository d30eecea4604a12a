import { useTranslations } from "use-intl";
import type { EmployerRecord } from "@/modules/market/employers/model";
import { VerdictTag } from "@/web/features/market/employers/verdict-tag";
import { RecordHead } from "@/web/shared/record/record-head";
import { Tag } from "@/web/ui/tag";

type Props = { employer: EmployerRecord; isFull: boolean };

export function EmployerHead({ employer, isFull }: Props) {
  const t = useTranslations("radar");
  const { name, openAds, newAds, metros, contact, verdict } = employer;
  return (
    <RecordHead
      title={name}
      facts={[
        t("openAdsLong", { count: openAds }),
        newAds > 0 && t("newAds", { count: newAds }),
        metros[0]?.name,
      ]}
      isFull={isFull}
      badges={
        <>
          <VerdictTag verdict={verdict.is} />
          {contact !== "none" && <Tag tone="primary">{t(`contacts.${contact}`)}</Tag>}
        </>
      }
    />
  );
}
