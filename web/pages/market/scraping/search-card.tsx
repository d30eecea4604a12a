import { useQuery } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { useTranslations } from "use-intl";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import { countryOptions } from "@/modules/market/scraping/rules";
import { useCountryNames } from "@/web/shared/country-name";
import { searchProfiles } from "@/web/features/market/scraping/queries";
import { useMay } from "@/web/shared/use-may";
import { Card } from "@/web/ui/card";
import { CheckboxGroup } from "@/web/ui/checkbox";
import { Keywords } from "./keywords";
import { ProfileBar } from "./profiles/profile-bar";
import { Samples } from "./samples";
import { searchAtom } from "./search";
import { SourcePicker } from "./sources/source-picker";
import { StartButton } from "./start-button";

/** What to look for: sources, countries, roles and systems, and the words that come of it. */
export function SearchCard({ isActive }: { isActive: boolean }) {
  const t = useTranslations("scraping.form");
  const tJobs = useTranslations("jobs");
  const nameOf = useCountryNames();
  const [search, setSearch] = useAtom(searchAtom);
  const maySearch = useMay("recruiter");
  const { data: profiles = [] } = useQuery(searchProfiles);
  const known = [...countryOptions, ...search.countries];
  return (
    <Card title={t("title")}>
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
    </Card>
  );
}
