import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { OwnExpertise } from "@/modules/market/recruiters/model";
import { Read } from "@/web/features/records/core/read";
import { useCountryChoices } from "@/web/shared/country-name";
import { ownExpertise } from "@/web/features/market/recruiters/queries";
import { FactRows } from "@/web/shared/record/panel/facts";
import { ExpertiseButton } from "@/web/features/market/recruiters/expertise-button";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { Chip } from "@/web/ui/tag";

/** What jobs are matched to them by; the form is the one of Smart Matching. */
export function ExpertiseTab() {
  const t = useTranslations("profile.expertise");
  const isRecruiter = useHasRole("recruiter");
  const query = useQuery(ownExpertise);
  if (!isRecruiter) {
    return <EmptyState kind="nothing-yet" title={t("notYours")} text={t("notYoursText")} />;
  }
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(known) => (known.version === 0 ? <Nothing /> : <Known known={known} />)}
    </Read>
  );
}

function Nothing() {
  const t = useTranslations("profile.expertise");
  return (
    <EmptyState
      kind="nothing-yet"
      title={t("empty")}
      text={t("emptyText")}
      action={<ExpertiseButton isFirst />}
    />
  );
}

function Known({ known: { expertise, specialties } }: { known: OwnExpertise }) {
  const t = useTranslations("profile.expertise");
  const tForm = useTranslations("recruiters.form");
  const tJobs = useTranslations("jobs");
  const places = useCountryChoices();
  const placeName = (code: string) => places.find(({ value }) => value === code)?.label ?? code;
  return (
    <Card title={t("title")} action={<ExpertiseButton />}>
      <p className="mb-4 max-w-3xl text-sm text-ink-2">{t("text")}</p>
      <FactRows
        rows={[
          [
            tForm("systems"),
            <Words words={expertise.systems.map((it) => tJobs(`systems.${it}`))} />,
          ],
          [tForm("roles"), <Words words={expertise.roles.map((it) => tJobs(`roles.${it}`))} />],
          [tForm("countries"), <Words words={expertise.countries.map(placeName)} />],
          [t("certifications"), <Words words={expertise.certifications} />],
          [tForm("specialties"), <Words words={specialties} />],
        ]}
      />
    </Card>
  );
}

function Words({ words }: { words: readonly string[] }) {
  const t = useTranslations("profile.expertise");
  if (words.length === 0) return <span className="text-ink-3">{t("none")}</span>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="max-w-full">
          <Chip>{word}</Chip>
        </li>
      ))}
    </ul>
  );
}
