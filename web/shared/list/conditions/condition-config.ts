import { queryOptions } from "@tanstack/react-query";
import {
  conditionsIn,
  countedIn,
  type Fields,
  type Part,
} from "@/modules/records/conditions/rules";
import { api, ok, fetchJson } from "@/web/api";
import type { TextName } from "@/web/locales";
import type { Facets } from "@/modules/records/conditions/model";

/** The path of a text. */
type TextPath = `${TextName}.${string}`;

/** By what a list can be asked, as its feature declares it for the browser. */
export type ConditionConfig = {
  fields: Fields;
  /** Where the fields have their names. */
  texts: TextPath;
  /** How some of them are said in a chip, if otherwise. */
  chips?: TextPath;
  /** Where the values of a choice have their names, or the names themselves. */
  names: Readonly<Record<string, TextPath | Readonly<Record<string, string>>>>;
  /** The API's path of the list. */
  path: string;
  /** Fields of days to come; the others are about what has been. */
  ahead: readonly string[];
};

/** What was asked once is known for as long as the page is open. */
const always = { staleTime: Number.POSITIVE_INFINITY };

/** A line that is being typed, as conditions. */
export const parsedLine = ({ fields }: ConditionConfig, text: string) => {
  const keys = Object.keys(fields).join(",");
  return queryOptions({
    queryKey: ["/api/conditions/reading", keys, text],
    queryFn: () => ok(api.conditions.reading.get({ query: { text, keys } })),
    enabled: text !== "",
    staleTime: 60_000,
  });
};

/** What the certificates, skills and colleagues of some conditions are called. */
export const conditionNames = ({ fields }: ConditionConfig, where: readonly Part[]) => {
  const idsOf = (kind: string) =>
    [
      ...new Set(
        conditionsIn(where).flatMap(({ key, values }) =>
          fields[key]?.is === kind ? values.map(({ text }) => text) : [],
        ),
      ),
    ].toSorted();
  const query = {
    certificates: idsOf("certificate").join(),
    skills: idsOf("skill").join(),
    people: idsOf("person").join(),
  };
  return queryOptions({
    queryKey: ["/api/conditions/names", query],
    queryFn: () => ok(api.conditions.names.get({ query })),
    enabled: Object.values(query).some(Boolean),
    ...always,
  });
};

export const isCountedField = ({ fields }: ConditionConfig, key: string): boolean =>
  countedIn(fields).some((it) => it === key);

/** How many records have each value, among those whom the rest of the list's filter leaves. */
export const facetsOf = (
  { path }: ConditionConfig,
  field: string,
  filter: Readonly<Record<string, string>>,
) =>
  queryOptions({
    queryKey: [path, "facets", field, filter],
    queryFn: () =>
      fetchJson(`${path}/facets?${new URLSearchParams({ ...filter, field })}`) as Promise<Facets>,
  });
