import { useTranslations } from "use-intl";
import type { NewCandidate } from "@/modules/crm/candidates/model";
import { recordForm } from "@/web/shared/record/form/record-form";
import type { CandidateForm, figures, texts } from "./values";

type Name = (typeof texts)[number] | (typeof figures)[number] | "worksShifts";

/** The form of a candidate and its fields, by their names. */
export const { FormContext, useForm, useValue, useFieldError, useTyped, Text, Choice } = recordForm<
  CandidateForm,
  NewCandidate,
  Name
>(function useLabel() {
  return useTranslations("candidates.fields");
});
