import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { ListFilter } from "lucide-react";
import { useTranslations } from "use-intl";
import { api, ok } from "../../api";
import { Entry, groupClass } from "./entry";
import { resultValue } from "./search-results";
import { useVisit } from "./use-visit";

/** By what somebody describes people; all that the list can be asked would have to travel with the palette. */
const keys = "holds,skill,near,free,pay,language,status,willing,contract,shifts,years,experience";

type Props = {
  /** What was typed, once nobody types any more. */
  text: string;
};

/** What is typed may describe people instead of naming one: "HV and VCA, 50 km around Frankfurt". */
export function SearchAsFilters({ text }: Props) {
  const t = useTranslations("shell.palette");
  const visit = useVisit();
  const { data } = useQuery({
    queryKey: ["/api/conditions/reading", keys, text],
    queryFn: () => ok(api.conditions.reading.get({ query: { text, keys } })),
    enabled: text !== "",
    staleTime: 60_000,
  });
  if (!data?.where) return null;
  const label = t("filter", { text });
  const asked = new URLSearchParams({ where: data.where, ...(data.rest && { q: data.rest }) });
  return (
    <Command.Group heading={t("filters")} className={groupClass}>
      <Entry
        value={resultValue("as filters")}
        icon={ListFilter}
        label={label}
        onSelect={() => visit({ label, path: `/candidates?${asked}` })}
      />
    </Command.Group>
  );
}
