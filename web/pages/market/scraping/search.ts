import { useQuery } from "@tanstack/react-query";
import { atom, useAtom } from "jotai";
import { keywordsFor, type Role, type System } from "@/modules/knowledge/analysis/rules";
import type { ScrapeRequest } from "@/modules/market/scraping/model";
import {
  defaultCountries,
  defaultRoles,
  defaultSystems,
  usualSources,
} from "@/modules/market/scraping/rules";
import type { SourceId } from "@/modules/market/sources/rules";
import { sourceStates } from "@/web/features/market/scraping/queries";

/** What is ticked on the scraping page. */
export type Search = {
  sources: SourceId[];
  countries: string[];
  roles: Role[];
  systems: System[];
};

/** Begins with the defaults of specification §9 and stays while the application is open. */
const searchAtom = atom<Omit<Search, "sources"> & { sources: SourceId[] | null }>({
  sources: null,
  countries: defaultCountries,
  roles: defaultRoles,
  systems: defaultSystems,
});

/** What is ticked and how to change it; until somebody chooses, the sources that can be read are. */
export function useSearch() {
  const [search, setSearch] = useAtom(searchAtom);
  const { data: states = [] } = useQuery(sourceStates);
  return [{ ...search, sources: search.sources ?? usualSources(states) }, setSearch] as const;
}

export const requestOf = ({ sources, countries, roles, systems }: Search): ScrapeRequest => ({
  sources,
  countries,
  keywords: keywordsFor(roles, systems),
});
