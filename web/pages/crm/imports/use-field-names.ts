import { useTranslations } from "use-intl";
import type { AskedField } from "@/modules/crm/imports/rules";

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
  "dayOrder",
] as const;

/** Fields are called as the form of a candidate calls them. */
export function useFieldNames(): (field: AskedField) => string {
  const t = useTranslations("imports.fields");
  const tForm = useTranslations("candidates.fields");
  return (field) => {
    const mine = own.find((it) => it === field);
    return mine ? t(mine) : tForm(field as Exclude<AskedField, (typeof own)[number]>);
  };
}
