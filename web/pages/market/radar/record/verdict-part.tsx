import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { EmployerRecord, Sign } from "@/modules/market/employers/model";
import { verdicts } from "@/modules/market/employers/rules";
import { PostedWhen } from "@/web/features/market/jobs/posted-when";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { Segmented } from "@/web/ui/segmented";
import { SectionTitle } from "@/web/ui/section-title";
import { useEmployerEdit } from "../use-employer-edit";

/** Direct or agency: what the ads say and why, and what a person says instead. */
export function VerdictPart({ employer }: { employer: EmployerRecord }) {
  const t = useTranslations("radar");
  const mayEdit = useMay("recruiter");
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
          <Segmented
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
