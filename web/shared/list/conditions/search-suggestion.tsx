import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { readWhere } from "@/modules/records/conditions/rules";
import { parsedLine } from "./condition-config";
import type { Conditions } from "./use-conditions";
import { useConditionWords } from "./use-condition-words";

/** What a typed line means as conditions, and how it is taken over; nothing where it means none. */
export function useSearchSuggestion(conditions: Conditions | undefined, text: string) {
  const t = useTranslations("records.conditions");
  const asks = conditions?.asks ?? nobody;
  const line = text.trim();
  const { data } = useQuery({ ...parsedLine(asks, line), enabled: !!conditions && line !== "" });
  const where = data && line !== "" ? readWhere(data.where).where : [];
  const { partOf } = useConditionWords(asks, where);
  if (!conditions || !data || where.length === 0) return null;
  const said = t("use", { said: where.map(partOf).join(" · ") });
  return {
    said: data.rest ? `${said} · ${t("rest", { text: data.rest })}` : said,
    take: () => conditions.take(where, data.rest),
  };
}

const nobody = { fields: {}, texts: "records.conditions", names: {}, path: "", ahead: [] } as const;
