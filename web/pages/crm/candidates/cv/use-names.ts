import { useFormatter, useLocale, useTranslations } from "use-intl";
import type { Proposal } from "@/modules/crm/cvs/model";

type Named = Pick<Proposal, "field" | "value" | "label" | "was">;

/** What people call what is proposed, and what the record says instead. */
export function useNames() {
  const t = useTranslations("files.cv");
  const tFields = useTranslations("candidates.fields");
  const format = useFormatter();
  const languages = new Intl.DisplayNames(useLocale(), { type: "language" });

  function nameOf({ field, value, label }: Named): string {
    if (field === "language") return languages.of(value) ?? value;
    return field === "certificate" || field === "skill" ? label : tFields(field);
  }
  /** A language or certificate is written as its code and then what is said of it. */
  function wasOf({ field, was }: Named): string {
    const said = was ?? "";
    if (field !== "language" && field !== "certificate") return t("was", { value: said });
    const detail = said.split(" ")[1];
    if (!detail) return t("wasOpen");
    const day = () => format.dateTime(new Date(`${detail}T12:00:00Z`), { dateStyle: "medium" });
    return t("was", { value: field === "language" ? detail : day() });
  }
  return { nameOf, wasOf };
}
