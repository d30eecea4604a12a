import { useTranslations } from "use-intl";
import type { ImportField } from "@/modules/crm/imports/rules";

const own = [
  "fullName",
  "payAmount",
  "statusReason",
  "statusUntil",
  "gdprConsent",
  "consentOn",
  "shareConsent",
  "marketingConsent",
  "consentChannel",
  "consentProof",
  "infix",
  "objection",
] as const;

/** Fields are called as the form of a candidate calls them. */
export function useFieldNames(): (field: ImportField) => string {
  const t = useTranslations("imports.fields");
  const tForm = useTranslations("candidates.fields");
  return (field) => {
    const mine = own.find((it) => it === field);
    return mine ? t(mine) : tForm(field as Exclude<ImportField, (typeof own)[number]>);
  };
}
