import type { UseFormReturn } from "react-hook-form";
import { languageLevels } from "@/modules/crm/candidates/rules";
import { manyOf } from "@/modules/crm/cvs/rules";
import type { CandidateForm } from "../form/values";
import type { Reviewed } from "./use-review";

type Form = Pick<UseFormReturn<CandidateForm, unknown, never>, "getValues" | "setValue">;

const typed = { shouldDirty: true, shouldTouch: true };

/** Writes what was chosen of a CV into the form; what somebody typed beside it stays. */
export function fillForm({ getValues, setValue }: Form, chosen: readonly Reviewed[]): void {
  const of = (field: Reviewed["field"]) => chosen.filter((it) => it.field === field);
  for (const { field, value } of chosen.filter((it) => !manyOf.includes(it.field))) {
    if (field !== "language" && field !== "certificate" && field !== "skill") {
      setValue(field, value, typed);
    }
  }
  const { skills, languages, certificates } = getValues();
  setValue("skills", [...new Set([...skills, ...of("skill").map(({ label }) => label)])], typed);
  setValue("languages", [...languages, ...of("language").flatMap(levelled)], typed);
  const papers = of("certificate").map(({ value, detail }) => ({
    certificate: value,
    number: "",
    issuedOn: "",
    expiresOn: detail ?? "",
  }));
  setValue("certificates", [...certificates, ...papers], typed);
}

function levelled({ value: code, detail }: Reviewed) {
  const level = languageLevels.find((one) => one === detail);
  return level ? [{ code, level }] : [];
}
