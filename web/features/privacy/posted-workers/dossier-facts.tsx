import { Copy, SquareArrowOutUpRight } from "lucide-react";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { DossierFact } from "@/modules/privacy/posted-workers/model";
import { useCountryNames } from "@/web/shared/country-name";
import { notifyAtom } from "@/web/state/notices";
import { buttonClass } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { SectionTitle } from "@/web/ui/section-title";

type Props = { facts: readonly DossierFact[]; portal: string | null };

/** What a portal asks to be typed in, each to be copied by itself. */
export function DossierFacts({ facts, portal }: Props) {
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
