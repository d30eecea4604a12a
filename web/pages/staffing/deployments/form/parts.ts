import { useTranslations } from "use-intl";
import type { NewDeployment } from "@/modules/staffing/deployments/model";
import { recordForm } from "@/web/shared/record/form/record-form";
import type { DeploymentForm, TextName } from "./values";

/** The form of a deployment and its fields, by their names. */
export const { FormContext, useForm, useValue, useWatched, useFieldError, Text, Choice } =
  recordForm<DeploymentForm, NewDeployment, TextName>(function useLabel() {
    return useTranslations("deployments.fields");
  });
