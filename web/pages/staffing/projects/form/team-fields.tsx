import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { type Part, parts, priorities } from "@/modules/staffing/projects/rules";
import { teamLoads } from "@/web/features/staffing/projects/queries";
import { noneOr, Select } from "@/web/ui/select";
import { Choice, Text, useForm, useValue } from "./parts";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import type { NewProject, ProjectRecord } from "@/modules/staffing/projects/model";
import { api, ok } from "@/web/api";
import type { FormKind } from "@/web/shared/record/form/form-kind";
import { projectKind } from "../kind";
import { formOf, inputOf, type ProjectForm } from "./values";

/** Who works on it and as what, with how much each has to do already. */
export function TeamFields() {
  const t = useTranslations("projectWork");
  const { value: team, onChange } = useValue("team");
  const { data: people = [] } = useQuery(teamLoads);
  const choose = (userId: string, part: Part | "") => {
    const others = team.filter((member) => member.userId !== userId);
    onChange(part ? [...others, { userId, part }] : others);
  };
  return (
    <ul className="grid gap-2">
      {people.map(({ userId, name, projects, openSeats }) => (
        <li key={userId} className="flex flex-wrap items-center gap-3 text-sm">
          <span className="min-w-0 flex-1">
            <span className="block font-medium text-ink">{name}</span>
            <span className="text-xs text-ink-3">{t("team.load", { projects, openSeats })}</span>
          </span>
          <Select<Part | "">
            aria-label={t("team.partOf", { name })}
            options={noneOr(
              t("team.none"),
              parts.map((value) => ({ value, label: t(`parts.${value}`) })),
            )}
            value={team.find((member) => member.userId === userId)?.part ?? ""}
            onValueChange={(part) => choose(userId, part)}
          />
        </li>
      ))}
    </ul>
  );
}

/** From when to when, for how much, and how pressing. */
export function TermFields() {
  const t = useTranslations("projects");
  const { register } = useForm();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Text name="startDate" type="date" />
        <Text name="endDate" type="date" />
        <Text name="budget" inputMode="decimal" />
        <Choice
          name="priority"
          options={noneOr(
            t("noPriority"),
            priorities.map((value) => ({ value, label: t(`priorities.${value}`) })),
          )}
        />
      </div>
      <Field label={t("fields.description")}>
        {(control) => <Textarea {...control} {...register("description")} maxLength={4000} />}
      </Field>
    </>
  );
}

export const projectFormKind: FormKind<ProjectForm, NewProject, ProjectRecord> = {
  ...projectKind,
  formOf,
  groups: ["priorities"],
  check: async (values) => (await import("./checks")).checked(inputOf(values)),
  fieldAt: (path) => (path === "clientId" ? "clientName" : path),
  add: (input) => ok(api.projects.post(input)),
  // Status and stages of a project that is there move by their own steps.
  edit: (id, version, { status: _, isSample: __, stages: ___, ...input }) =>
    ok(api.projects({ id }).patch({ ...input, version })),
};
