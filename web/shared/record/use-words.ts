import { useTranslations } from "use-intl";
import { useTextAt } from "@/web/i18n/text-at";
import type { TextName } from "@/web/locales";
import { useDay } from "@/web/shared/dates";
import { usePayWords } from "./pay-words";

/** Names of fields, events and values as a kind of record calls them; what nobody named stays as it is. */
export function useWords(texts: TextName) {
  const t = useTranslations("records");
  const textAt = useTextAt();
  const payOf = usePayWords();
  const dayOf = useDay();
  const named = (group: string, word: string) => textAt(`${texts}.${group}.${word}`);
  return {
    event: (event: string) => named("events", event) ?? event,
    field: (field: string) => named("fields", field) ?? field,
    /** A value, which one of the groups may have a name for. */
    value: (value: string | null, groups: readonly string[]) => {
      if (value === null || value === "") return t("nothing");
      if (value === "true" || value === "false") return t(value === "true" ? "yes" : "no");
      if (day.test(value)) return dayOf(value);
      return groups.map((group) => named(group, value)).find(Boolean) ?? payOf(value);
    },
  };
}

const day = /^\d{4}-\d{2}-\d{2}$/;
