import { useMessages, useTranslations } from "use-intl";
import type { TextName } from "@/web/locales";

type Group = { [word: string]: unknown } | undefined;

/** Names of fields, events and values as a kind of record calls them; what nobody named stays as it is. */
export function useWords(texts: TextName) {
  const t = useTranslations("records");
  const all: Group = useMessages()[texts];
  const named = (group: string, word: string) => {
    const words = all?.[group];
    const name = isGroup(words) ? words[word] : undefined;
    return typeof name === "string" ? name : undefined;
  };
  return {
    event: (event: string) => named("events", event) ?? event,
    field: (field: string) => named("fields", field) ?? field,
    /** A value, which one of the groups may have a name for. */
    value: (value: string | null, groups: readonly string[]) => {
      if (value === null || value === "") return t("nothing");
      if (value === "true" || value === "false") return t(value === "true" ? "yes" : "no");
      return groups.map((group) => named(group, value)).find(Boolean) ?? value;
    },
  };
}

const isGroup = (words: unknown): words is NonNullable<Group> =>
  typeof words === "object" && words !== null;
