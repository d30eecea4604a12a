import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type {
  DeploymentDossier,
  Dossier,
  DossierFact,
} from "@/modules/privacy/posted-workers/model";
import { Read } from "@/web/features/records/core/read";
import { useCountryNames } from "@/web/shared/country-name";
import { useCountryPhrase } from "@/web/shared/place-names";
import { dossierOf, ToDoTags } from "@/web/features/privacy/posted-workers/to-do-tags";
import { RuleSource } from "@/web/features/staffing/country-rules/rule-source";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useDate } from "@/web/shared/dates";
import { Banner } from "@/web/ui/banner";
import { buttonClass } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { DutyItem } from "./duty-item";
import { Copy, SquareArrowOutUpRight } from "lucide-react";
import { useSetAtom } from "jotai";
import { notifyAtom } from "@/web/state/notices";
import { IconButton } from "@/web/ui/icon-button";

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
type DossierFactsProps = { facts: readonly DossierFact[]; portal: string | null };

/** What a portal asks to be typed in, each to be copied by itself. */
function DossierFacts({ facts, portal }: DossierFactsProps) {
  const t = useTranslations("compliance.dossier");
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("factsTitle")}</SectionTitle>
      <p className="text-xs text-ink-3">{t("factsText")}</p>
      <dl className="grid gap-0.5 text-sm">
        {facts.map((fact) => (
          <Fact key={fact.name} fact={fact} />
        ))}
      </dl>
      {portal && (
        <a
          href={portal}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonClass()} justify-self-start`}
        >
          <SquareArrowOutUpRight aria-hidden="true" size={15} />
          {t("portal")}
        </a>
      )}
    </section>
  );
}

function Fact({ fact: { name, value } }: { fact: DossierFact }) {
  const t = useTranslations("compliance.dossier");
  const countryOf = useCountryNames();
  const notify = useSetAtom(notifyAtom);
  const label = t(`facts.${name}`);
  const shown = name === "country" || name === "homeCountry" ? countryOf(value) : value;
  const copy = () =>
    navigator.clipboard.writeText(shown).then(
      () => notify({ title: t("copied", { name: label }), tone: "ok" }),
      () => notify({ title: t("copyFailed"), tone: "destructive" }),
    );
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line py-0.5">
      <dt className="w-1/3 shrink-0 text-ink-2">{label}</dt>
      <dd className="flex min-w-0 flex-1 items-center justify-between gap-2 text-ink">
        <span className="min-w-0 break-words">{shown}</span>
        <IconButton icon={Copy} label={t("copy", { name: label })} onClick={() => void copy()} />
      </dd>
    </div>
  );
}

function Whole({ id, dossier, all }: Props) {
  const t = useTranslations("compliance.dossier");
  const where = useCountryPhrase();
  const whence = useCountryPhrase("from");
  const day = useDate();
  const { home, work, duties, keepUntil, isCountryKnown } = dossier;
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink">
          {t("from", { home: whence(home), work: where(work) })}
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
  const mayTake = useHasRole("recruiter");
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
