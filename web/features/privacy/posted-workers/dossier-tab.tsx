import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { DeploymentDossier, Dossier } from "@/modules/privacy/posted-workers/model";
import { Read } from "@/web/features/records/core/read";
import { useCountryNames } from "@/web/shared/country-name";
import { dossierOf } from "@/web/features/privacy/posted-workers/queries";
import { RuleSource } from "@/web/features/staffing/country-rules/rule-source";
import { useMay } from "@/web/shared/use-may";
import { useDate } from "@/web/shared/dates";
import { Banner } from "@/web/ui/banner";
import { buttonClass } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { DossierFacts } from "./dossier-facts";
import { DutyItem } from "./duty-item";
import { ToDoTags } from "./to-do-tags";

/** What has to be notified and at hand where somebody works in another country than their own. */
export function DossierTab({ id }: { id: string }) {
  const t = useTranslations("compliance");
  const query = useQuery(dossierOf(id));
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("dossier.failed") }}>
      {(all) =>
        all.dossier ? (
          <Whole id={id} dossier={all.dossier} all={all} />
        ) : (
          <p className="text-sm text-ink-2">
            {t(`dossier.missing.${all.missing ?? "same-country"}`)}
          </p>
        )
      }
    </Read>
  );
}

type Props = { id: string; dossier: Dossier; all: DeploymentDossier };

function Whole({ id, dossier, all }: Props) {
  const t = useTranslations("compliance.dossier");
  const countryOf = useCountryNames();
  const day = useDate();
  const { home, work, duties, keepUntil, isCountryKnown } = dossier;
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink">
          {t("from", { home: countryOf(home), work: countryOf(work) })}
          <ToDoTags dossier={dossier} />
        </div>
        {keepUntil && (
          <p className="text-xs text-ink-2">{t("keepUntil", { date: day(keepUntil) })}</p>
        )}
        {!isCountryKnown && <Banner tone="warn">{t("unknown")}</Banner>}
      </div>
      <ul aria-label={t("dutiesLabel")} className="grid gap-2">
        {duties.map((duty) => (
          <DutyItem key={duty.duty} id={id} duty={duty} />
        ))}
      </ul>
      <DossierFacts facts={all.facts} portal={dossier.portal} />
      <Archive id={id} />
      <section className="grid gap-2">
        <SectionTitle>{t("sources")}</SectionTitle>
        {all.rules.map((rule) => (
          <RuleSource key={rule.id} {...rule} isOverridden={rule.override !== null} />
        ))}
      </section>
    </div>
  );
}

function Archive({ id }: { id: string }) {
  const t = useTranslations("compliance.dossier");
  const mayTake = useMay("recruiter");
  if (!mayTake) return null;
  return (
    <div className="grid justify-items-start gap-1">
      <a href={`/api/deployments/${id}/dossier/archive`} download className={buttonClass()}>
        {t("archive")}
      </a>
      <p className="text-xs text-ink-3">{t("archiveText")}</p>
    </div>
  );
}

export { DossierTab as Component };
