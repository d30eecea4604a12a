import type { NewProject, ProjectRecord } from "@/modules/staffing/projects/model";
import {
  type Part,
  type Phase,
  type Role,
  type Stage,
  stagesFrom,
} from "@/modules/staffing/projects/rules";
import { parseAmount } from "@/web/shared/record/form/parse-number";

/** What the form holds while somebody types: texts, because a half-written number is none. */
export type SeatForm = {
  id?: string;
  phase: Phase;
  role: Role;
  seats: string;
  from: string;
  until: string;
  rateFrom: string;
  rateTo: string;
};

export type MemberForm = { userId: string; part: Part };

export type ProjectForm = {
  name: string;
  /** What was typed; the id is that of the client it names. */
  clientName: string;
  clientId: string;
  siteId: string;
  priority: string;
  location: string;
  country: string;
  budget: string;
  startDate: string;
  endDate: string;
  description: string;
  /** One of the product's or the id of one of the agency's own, and what it begins with. */
  stageTemplate: string;
  stages: Stage[];
  seats: SeatForm[];
  team: MemberForm[];
};

export type TextName = Exclude<keyof ProjectForm, "seats" | "team" | "clientId" | "stages">;

export const blankSeat: SeatForm = {
  phase: "construction",
  role: "mep-engineer",
  seats: "1",
  from: "",
  until: "",
  rateFrom: "",
  rateTo: "",
};

/** The form as it is opened: empty, or with what the record has. */
export function formOf(record: Partial<ProjectRecord> = {}): ProjectForm {
  const written = (name: Exclude<TextName, "stageTemplate">) => String(record[name] ?? "");
  return {
    name: written("name"),
    clientName: written("clientName"),
    clientId: record.clientId ?? "",
    siteId: written("siteId"),
    priority: record.id ? written("priority") : "medium",
    location: written("location"),
    country: written("country"),
    budget: written("budget"),
    startDate: written("startDate"),
    endDate: written("endDate"),
    description: written("description"),
    stageTemplate: "standard",
    stages: stagesFrom("standard"),
    seats: (record.seats ?? []).map(({ seats, from, until, rateFrom, rateTo, ...seat }) => ({
      ...seat,
      seats: String(seats),
      from: from ?? "",
      until: until ?? "",
      rateFrom: rateFrom ?? "",
      rateTo: rateTo ?? "",
    })),
    team: (record.team ?? []).map(({ userId, part }) => ({ userId, part })),
  };
}

/** What the server is sent; its model checks it, so that a wrong value is still what was typed. */
export function inputOf(form: ProjectForm): Partial<Record<keyof NewProject, unknown>> {
  const { clientName, stageTemplate: _, ...fields } = form;
  return {
    ...fields,
    // A name that is nobody's is no id, and the model says so at the field.
    clientId: form.clientId || (clientName.trim() ? "unknown" : null),
    siteId: form.siteId || null,
    priority: form.priority || null,
    country: form.country || null,
    budget: parseAmount(form.budget),
    startDate: form.startDate || null,
    endDate: form.endDate || null,
    seats: form.seats.map(({ seats, from, until, rateFrom, rateTo, ...seat }) => ({
      ...seat,
      seats: Number(seats),
      from: from || null,
      until: until || null,
      rateFrom: parseAmount(rateFrom),
      rateTo: parseAmount(rateTo),
    })),
  };
}
