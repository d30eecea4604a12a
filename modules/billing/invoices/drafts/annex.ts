import { inArray } from "drizzle-orm";
import { candidateRows } from "@/modules/crm/candidates/read-model";
import { projectRows } from "@/modules/staffing/projects/read-model";
import type { ExpenseLine, HourLine } from "@/modules/staffing/timesheets";
import { approvals } from "@/modules/staffing/timesheets/approvals";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { utcDay } from "@/src/calendar";
import type { Annex } from "../content";
import { wageOf } from "../rules";
import type { Draft } from "./draft";
import { deploymentNumbers } from "./grouping";

type Whose = Pick<HourLine, "candidateId" | "description">;
type Named = (line: Whose) => string;

/** The annex of a draft. */
export async function annexOf(app: App, { hours, expenses, details }: Draft): Promise<Annex> {
  const personOf = await peopleOf(app, [...hours, ...expenses]);
  return {
    hours: byDay(hours, personOf),
    expenses: spentBy(expenses, personOf),
    approvals: await approvalsOf(app, hours, personOf),
    liability: details.blockedPercent === null ? null : await liabilityOf(app, hours, personOf),
  };
}

/** An annex of hours alone, for self-billing invoices. */
export async function hoursAnnex(app: App, hours: readonly HourLine[]): Promise<Annex> {
  const personOf = await peopleOf(app, hours);
  return { hours: byDay(hours, personOf), expenses: [], approvals: [], liability: null };
}

const spentBy = (expenses: readonly ExpenseLine[], personOf: Named): Annex["expenses"] =>
  expenses.map((it) => {
    const { spentOn, kind, note, spent, billCents: cents } = it;
    return { person: personOf(it), spentOn, kind, note, spent, cents };
  });

const byDay = (hours: readonly HourLine[], personOf: Named): Annex["hours"] =>
  hours.map((it) => ({
    person: personOf(it),
    workedOn: it.workedOn,
    hourType: it.hourType,
    minutes: it.minutes,
    approvedOn: it.approvedAt && utcDay(new Date(it.approvedAt)),
  }));

/** Names by candidate; an erased candidate is replaced by the description of their work. */
async function peopleOf(app: App, lines: readonly Whose[]): Promise<Named> {
  const ids = [...new Set(lines.flatMap(({ candidateId }) => candidateId ?? []))];
  const { id, firstName, lastName } = candidateRows;
  const rows = await app.db
    .select({ id, firstName, lastName })
    .from(candidateRows)
    .where(inArray(id, jsonValues(ids)));
  const names = new Map(rows.map((it) => [it.id, `${it.firstName} ${it.lastName}`]));
  return ({ candidateId, description }) => names.get(candidateId ?? "") ?? description;
}

async function approvalsOf(
  app: App,
  hours: readonly HourLine[],
  personOf: Named,
): Promise<Annex["approvals"]> {
  const weeks = Map.groupBy(hours, ({ timesheetId }) => timesheetId);
  const signatures = await approvals.signaturesOf(app, [...weeks.keys()]);
  return [...weeks].flatMap(([id, of]) => {
    const [[first], signature] = [of, signatures.get(id)];
    return first && signature
      ? [{ person: personOf(first), minutes: minutesOf(of), ...signature }]
      : [];
  });
}

const minutesOf = (hours: readonly HourLine[]) => hours.reduce((sum, it) => sum + it.minutes, 0);

/** Groups by project; hours without a project are grouped by their position. */
async function liabilityOf(
  app: App,
  hours: readonly HourLine[],
  personOf: Named,
): Promise<Annex["liability"]> {
  const deployments = Map.groupBy(hours, ({ deploymentId }) => deploymentId);
  const projectIds = [...new Set(hours.flatMap(({ projectId }) => projectId ?? []))];
  const { id, name } = projectRows;
  const [agreements, projects] = await Promise.all([
    deploymentNumbers(app, [...deployments.keys()]),
    app.db
      .select({ id, name })
      .from(projectRows)
      .where(inArray(id, jsonValues(projectIds))),
  ]);
  const names = new Map(projects.map((it) => [it.id, it.name]));
  const workOf = (it: HourLine) => names.get(it.projectId ?? "") ?? it.description;
  const people = [...deployments].flatMap(([deploymentId, of]) => {
    const days = of.map(({ workedOn }) => workedOn).toSorted();
    const [first, from, to] = [of[0], days.at(0), days.at(-1)];
    if (!first || from === undefined || to === undefined) return [];
    const agreement = agreements.get(deploymentId) ?? "";
    const person = personOf(first);
    return [{ work: workOf(first), agreement, person, from, to, minutes: minutesOf(of) }];
  });
  const works = Map.groupBy(hours, workOf);
  const wages = [...works].map(([work, of]) => ({
    work,
    minutes: minutesOf(of.filter(({ isEmployed }) => isEmployed)),
    wageCents: wageOf(of),
  }));
  return { people, wages };
}
