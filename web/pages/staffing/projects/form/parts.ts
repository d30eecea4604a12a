import { useTranslations } from "use-intl";
import type { NewProject } from "@/modules/staffing/projects/model";
import { recordForm } from "@/web/shared/record/form/record-form";
import type { ProjectForm, TextName } from "./values";

/** The form of a project and its fields, by their names. */
export const { FormContext, useForm, useValue, useWatched, useFieldError, Text, Choice } =
  recordForm<ProjectForm, NewProject, TextName>(function useLabel() {
    return useTranslations("projects.fields");
  });
