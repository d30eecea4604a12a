import { useTranslations } from "use-intl";
import type { EmployerRecord, Sign } from "@/modules/market/employers/model";
import { useCityNames } from "@/web/shared/place-names";
import { PayTotals } from "@/web/features/market/employers/pay-totals";
import { employerRecord } from "@/web/features/market/employers/queries";
import { VerdictTag } from "@/web/features/market/employers/verdict-tag";
import { RecordTabs } from "@/web/pages/records/record-tabs";
import { RecordHead } from "@/web/shared/record/panel/record-head";
import { RecordView } from "@/web/shared/record/panel/record-view";
import { Tag } from "@/web/ui/tag";
import { AdRows } from "../ad-rows";
import { EmployerOverview } from "./employer-overview";
import { Link } from "react-router-dom";
import { verdicts } from "@/modules/market/employers/rules";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { SectionTitle } from "@/web/ui/section-title";
import { useEmployerEdit } from "../use-employer-edit";

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
    <RecordView<EmployerRecord, EmployerRecord> kind={kind} words={words} beside={rows} {...rest}>
      {(employer, isFull) => (
        <>
          <EmployerHead employer={employer} isFull={isFull} />
          <EmployerTabs employer={employer} />
        </>
      )}
    </RecordView>
  );
}

/** Direct or agency: what the ads say and why, and what a person says instead. */
function VerdictPart({ employer }: { employer: EmployerRecord }) {
  const t = useTranslations("radar");
  const mayEdit = useHasRole("recruiter");
  const edit = useEmployerEdit();
  const { is, own, found, by, at, because } = employer.verdict;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">
        {t("record.found")} <strong className="text-ink">{t(`verdicts.${found}`)}</strong>
      </p>
      {because.length > 0 ? (
        <ul aria-label={t("record.because")} className="grid gap-2.5 text-sm">
          {because.map((sign) => (
            <li key={sign.code} className="border-l-2 border-primary pl-2.5">
              <SignLine sign={sign} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-3">{t("record.noSign")}</p>
      )}
      {mayEdit && (
        <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
          <SectionTitle className="eyebrow w-full">{t("record.own")}</SectionTitle>
          <SegmentedControl
            label={t("record.own")}
            choices={verdicts.map((value) => ({ value, label: t(`verdicts.${value}`) }))}
            value={is}
            onValueChange={(verdict) => verdict !== own && edit.mutate([{ employer, verdict }])}
          />
          {own && (
            <Button
              size="sm"
              look="ghost"
              onClick={() => edit.mutate([{ employer, verdict: null }])}
            >
              {t("record.backToAds")}
            </Button>
          )}
        </div>
      )}
      {own && by && at && (
        <p className="text-xs text-ink-3">
          {t("record.by", { name: by })} · <PostedWhen iso={at} />
        </p>
      )}
    </div>
  );
}

function SignLine({ sign: { code, quote, jobId, ads, of } }: { sign: Sign }) {
  const t = useTranslations("radar");
  return (
    <>
      <p className="text-ink-2">{t(`signs.${code}`, { ads, of })}</p>
      {quote && (
        <blockquote className="mt-0.5 text-ink">
          <q>{quote}</q>
          {jobId && (
            <Link
              to={`/jobs/${jobId}?tab=description`}
              className="ml-2 text-xs text-primary-ink hover:underline"
            >
              {t("record.toAd")}
            </Link>
          )}
        </blockquote>
      )}
    </>
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
  const cityOf = useCityNames();
  const { name, openAds, newAds, metros, contact, verdict } = employer;
  return (
    <RecordHead
      title={name}
      facts={[
        t("openAdsLong", { count: openAds }),
        newAds > 0 && t("newAds", { count: newAds }),
        metros[0] && cityOf(metros[0].name),
      ]}
      isFull={isFull}
      strip={
        <>
          <VerdictTag verdict={verdict.is} />
          {contact !== "none" && <Tag tone="primary">{t(`contacts.${contact}`)}</Tag>}
        </>
      }
    />
  );
}
