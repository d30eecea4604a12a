import type {
  Accepted,
  DeploymentRecord,
  NewDeployment,
} from "@/modules/staffing/deployments/model";
import type { Picked } from "@/web/shared/pick/record-pick";
import { parseAmount, parseNumber } from "@/web/shared/record/form/parse-number";

/** What the form holds while somebody types: texts, because a half-written number is none. */
export type DeploymentForm = {
  candidateId: Picked | null;
  clientId: Picked | null;
  projectId: Picked | null;
  applicationId: string;
  siteId: string;
  position: string;
  location: string;
  country: string;
  contractType: string;
  startDate: string;
  endDate: string;
  salary: string;
  billRate: string;
  hoursPerWeek: string;
  perDiem: string;
  employerPercent: string;
  feePercent: string;
  partTimeReason: string;
  notes: string;
};

export type TextName = Exclude<
  keyof DeploymentForm,
  "candidateId" | "clientId" | "projectId" | "applicationId"
>;

/** The form as it is opened: empty, or with what the record has. */
export function formOf(record: Partial<DeploymentRecord> = {}): DeploymentForm {
  const written = (name: Exclude<TextName, "contractType">) => String(record[name] ?? "");
  return {
    candidateId: pickedOf(record.candidateId, record.candidateName),
    clientId: pickedOf(record.clientId, record.clientName),
    projectId: pickedOf(record.projectId, record.projectName),
    applicationId: "",
    siteId: written("siteId"),
    position: written("position"),
    location: written("location"),
    country: written("country"),
    contractType: record.contractType ?? "contract",
    startDate: written("startDate"),
    endDate: written("endDate"),
    salary: written("salary"),
    billRate: written("billRate"),
    hoursPerWeek: written("hoursPerWeek"),
    perDiem: written("perDiem"),
    employerPercent: written("employerPercent"),
    feePercent: written("feePercent"),
    partTimeReason: written("partTimeReason"),
    notes: written("notes"),
  };
}

const pickedOf = (id: string | null | undefined, name: string | null | undefined) =>
  id ? { id, name: name ?? id } : null;

/** What is known of somebody who was chosen already. */
export const valuesOf = (it: Accepted): Partial<DeploymentForm> => ({
  candidateId: { id: it.candidateId, name: `${it.candidateName} · ${it.candidateNumber}` },
  projectId: pickedOf(it.projectId, it.projectName),
  applicationId: it.applicationId ?? "",
  siteId: it.siteId ?? "",
  position: it.position,
  location: it.location ?? "",
  country: it.country ?? "",
});

/** What the server is sent; its model checks it, so that a wrong value is still what was typed. */
export function inputOf(form: DeploymentForm): Partial<Record<keyof NewDeployment, unknown>> {
  const { applicationId, ...fields } = form;
  const isPermanent = form.contractType === "permanent";
  return {
    ...fields,
    ...(applicationId && { applicationId }),
    candidateId: form.candidateId?.id ?? null,
    clientId: form.clientId?.id ?? "",
    projectId: form.projectId?.id ?? null,
    siteId: form.siteId || null,
    country: form.country || null,
    endDate: form.endDate || null,
    salary: parseAmount(form.salary),
    billRate: isPermanent ? null : parseAmount(form.billRate),
    perDiem: isPermanent ? null : parseAmount(form.perDiem),
    hoursPerWeek: parseNumber(form.hoursPerWeek),
    employerPercent: isPermanent ? null : parseNumber(form.employerPercent),
    feePercent: isPermanent ? parseNumber(form.feePercent) : null,
  };
}
