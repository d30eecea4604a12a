import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import { countryOptions } from "@/modules/market/scraping/rules";
import { searchProfiles, sourceStates } from "@/web/features/market/scraping/queries";
import { useCountryNames } from "@/web/shared/country-name";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Card } from "@/web/ui/card";
import { CheckboxGroup } from "@/web/ui/checkbox";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Chip } from "@/web/ui/tag";
import { ProfileBar } from "./profiles/profile-bar";
import { Samples } from "./samples";
import { requestOf, type Search, useSearch } from "./search";
import { SourcePicker } from "./sources/source-picker";
import { Play } from "lucide-react";
import { readinessOf } from "@/modules/market/scraping/rules";
import { useStart } from "@/web/features/market/scraping/use-start";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";

type Props = { search: Search; isActive: boolean };

/** Starts what is ticked; says beforehand what would keep the server from starting it. */
function StartButton({ search, isActive }: Props) {
  const t = useTranslations("scraping");
  const start = useStart(t("start.doneText"));
  const missing = useMissing(search);
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-2 rounded-b-lg border-t border-line bg-surface px-5 py-3.5">
      <NotReady search={search} />
      <Button
        look="primary"
        icon={Play}
        disabled={isActive || missing !== null}
        pending={start.isPending}
        onClick={() => start.mutate(requestOf(search))}
      >
        {isActive ? t("form.active") : t("form.start")}
      </Button>
      {missing && <p className="text-xs text-ink-3">{missing}</p>}
    </div>
  );
}

function useMissing({ sources, countries }: Search): string | null {
  const t = useTranslations("scraping.form");
  if (sources.length === 0) return t("chooseSource");
  return countries.length === 0 ? t("chooseCountry") : null;
}

function NotReady({ search }: { search: Search }) {
  const t = useTranslations("scraping.form");
  const [, setSearch] = useSearch();
  const { data: states = [] } = useQuery(sourceStates);
  const notReady = states.filter(
    (state) => search.sources.includes(state.id) && readinessOf(state) !== "on",
  );
  if (notReady.length === 0) return null;
  const ids = notReady.map(({ id }) => id);
  const leaveOut = () =>
    setSearch({ ...search, sources: search.sources.filter((id) => !ids.includes(id)) });
  return (
    <Banner
      tone="warn"
      action={
        <Button look="ghost" size="sm" onClick={leaveOut}>
          {t("leaveOut")}
        </Button>
      }
    >
      {t("off", { names: notReady.map(({ name }) => name).join(", ") })}
    </Banner>
  );
}

/** Until the sources are known: how long their list is decides where everything below it stands. */
const loadingRows = 20;

/** What to look for: sources, countries, roles and systems, and the words that come of it. */
export function SearchCard({ isActive }: { isActive: boolean }) {
  const t = useTranslations("scraping");
  const { isPending } = useQuery(sourceStates);
  return (
    <Card title={t("form.title")}>
      {isPending ? (
        <SkeletonRows label={t("source.loading")} rows={loadingRows} rowClass="h-7" />
      ) : (
        <SearchForm isActive={isActive} />
      )}
    </Card>
  );
}

function SearchForm({ isActive }: { isActive: boolean }) {
  const t = useTranslations("scraping.form");
  const tJobs = useTranslations("jobs");
  const nameOf = useCountryNames();
  const [search, setSearch] = useSearch();
  const maySearch = useHasRole("recruiter");
  const { data: profiles = [] } = useQuery(searchProfiles);
  const known = [...countryOptions, ...search.countries];
  return (
    <div className="grid gap-5">
      <ProfileBar profiles={profiles} />
      <SourcePicker
        value={search.sources}
        onValueChange={(sources) => setSearch({ ...search, sources })}
      />
      <CheckboxGroup
        legend={t("countries")}
        options={[...new Set<string>(known)].map((value) => ({ value, label: nameOf(value) }))}
        value={search.countries}
        onValueChange={(countries) => setSearch({ ...search, countries })}
      />
      <CheckboxGroup
        legend={t("roles")}
        options={roles.map((value) => ({ value, label: tJobs(`roles.${value}`) }))}
        value={search.roles}
        onValueChange={(chosen) => setSearch({ ...search, roles: chosen })}
      />
      <CheckboxGroup
        legend={t("systems")}
        options={systems.map((value) => ({ value, label: tJobs(`systems.${value}`) }))}
        value={search.systems}
        onValueChange={(chosen) => setSearch({ ...search, systems: chosen })}
      />
      <Keywords search={search} />
      {maySearch && <Samples />}
      {maySearch && <StartButton search={search} isActive={isActive} />}
    </div>
  );
}

/** The words the sources will be asked for, as the choice changes. */
function Keywords({ search }: { search: Search }) {
  const t = useTranslations("scraping.form");
  const { keywords } = requestOf(search);
  return (
    <section>
      <h3 className="eyebrow mb-1.5">{t("keywords")}</h3>
      <ul aria-label={t("keywords")} className="flex flex-wrap gap-1.5">
        {keywords.map((word) => (
          <li key={word}>
            <Chip>{word}</Chip>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-xs text-ink-3">{t("keywordsText", { count: keywords.length })}</p>
    </section>
  );
}
