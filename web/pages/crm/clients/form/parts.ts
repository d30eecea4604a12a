import { useTranslations } from "use-intl";
import type { NewClient } from "@/modules/crm/clients/model";
import { recordForm } from "@/web/shared/record/form/record-form";
import type { ClientForm, TextName } from "./values";

/** The form of a client and its fields, by their names. */
export const { FormContext, useForm, useValue, useFieldError, useTyped, Text, Choice } = recordForm<
  ClientForm,
  NewClient,
  TextName
>(function useLabel() {
  return useTranslations("clients.fields");
});
