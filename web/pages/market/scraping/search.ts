import { atom } from "jotai";
import { keywordsFor, type Role, type System } from "@/modules/knowledge/analysis/rules";
import type { ScrapeRequest } from "@/modules/market/scraping/model";
import {
  defaultCountries,
  defaultRoles,
  defaultSources,
  defaultSystems,
} from "@/modules/market/scraping/rules";
import type { SourceId } from "@/modules/market/sources/rules";

/** What is ticked on the scraping page. */
export type Search = {
  sources: SourceId[];
  countries: string[];
  roles: Role[];
  systems: System[];
};

/** Begins with the defaults of specification §9 and stays while the application is open. */
export const searchAtom = atom<Search>({
  sources: defaultSources,
  countries: defaultCountries,
  roles: defaultRoles,
  systems: defaultSystems,
});

export const requestOf = ({ sources, countries, roles, systems }: Search): ScrapeRequest => ({
  sources,
  countries,
  keywords: keywordsFor(roles, systems),
});
