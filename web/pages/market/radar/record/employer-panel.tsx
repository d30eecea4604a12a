import { useTranslations } from "use-intl";
import type { EmployerRecord } from "@/modules/market/employers/model";
import { PayTotals } from "@/web/features/market/employers/pay-totals";
import { employerRecord } from "@/web/features/market/employers/queries";
import { VerdictTag } from "@/web/features/market/employers/verdict-tag";
import { RecordTabs } from "@/web/pages/records/record-tabs";
import { RecordHead } from "@/web/shared/record/record-head";
import { RecordShown } from "@/web/shared/record/record-shown";
import { Tag } from "@/web/ui/tag";
import { AdRows } from "../ad-rows";
import { EmployerOverview } from "./employer-overview";
import { VerdictPart } from "./verdict-part";

type Props = { id: string; rows: readonly string[]; onClose: () => void };

const kind = {
  path: "/radar",
  record: employerRecord,
  nameOf: ({ name }: { name: string }) => name,
};

/** One employer beside the list it was found in. */
export default function EmployerPanel({ rows, ...rest }: Props) {
  const t = useTranslations("radar.record");
  const words = { loading: t("loading"), failed: t("failed") };
  return (
    <RecordShown<EmployerRecord, EmployerRecord> kind={kind} words={words} beside={rows} {...rest}>
      {(employer, isFull) => (
        <>
          <EmployerHead employer={employer} isFull={isFull} />
          <EmployerTabs employer={employer} />
        </>
      )}
    </RecordShown>
  );
}

function EmployerTabs({ employer }: { employer: EmployerRecord }) {
  const t = useTranslations("radar.record");
  const ads = <AdRows label={t("ads")} ads={employer.ads} />;
  return (
    <RecordTabs
      tabs={[
        {
          value: "overview",
          label: t("overview"),
          content: <EmployerOverview employer={employer} />,
        },
        { value: "ads", label: t("ads"), content: ads },
        { value: "pay", label: t("pay"), content: <PayTotals pay={employer.pay} /> },
        { value: "verdict", label: t("verdict"), content: <VerdictPart employer={employer} /> },
      ]}
    />
  );
}

type EmployerHeadProps = { employer: EmployerRecord; isFull: boolean };

function EmployerHead({ employer, isFull }: EmployerHeadProps) {
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
