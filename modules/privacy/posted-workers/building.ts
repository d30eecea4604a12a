import type { deployments } from "@/modules/staffing/deployments";
import { type CountryRule, speaksOf } from "@/modules/staffing/country-rules";
import { toIso, toSpecification } from "@/modules/knowledge/countries/rules";
import type { DeploymentDossier, Dossier, DossierDuty } from "./model";
import { type Duty, dueOn, type DutyState, isSame, isToDo, type Told } from "./rules";
import type { dossierDuties } from "./schema";

export type DutyRow = typeof dossierDuties.$inferSelect;
export type Stay = deployments.Stay;
type Missing = NonNullable<DeploymentDossier["missing"]>;

/** Why nobody is posted here; null where somebody is. */
export function missingIn(it: Stay): Missing | null {
  if (it.contractType === "permanent") return "permanent";
  if (!it.country) return "work";
  if (!it.candidateCountry) return "home";
  return it.candidateCountry === toIso(it.country) ? "same-country" : null;
}

export const toldOf = ({ startDate, endDate, country, location, siteId }: Stay): Told => ({
  startDate,
  endDate,
  country,
  location,
  siteId,
});

/** The rules that speak of one stay; those of the union only where it is home to both. */
export function rulesFor(rules: readonly CountryRule[], it: Stay): CountryRule[] {
  const work = toIso(it.country ?? "");
  const home = it.candidateCountry ?? "";
  return rules.filter(
    (rule) => speaksOf(rule, work) && (rule.country !== "EU" || speaksOf(rule, home)),
  );
}

export type Known = { rules: readonly CountryRule[]; rows: readonly DutyRow[]; today: string };

/** What has to be done and at hand for somebody's work abroad. */
export function dossierFrom(it: Stay, { rules, rows, today }: Known): Dossier {
  const own = rulesFor(rules, it);
  const duties = own.flatMap((rule) =>
    rule.duties.map(({ id, due }) =>
      dutyFrom(it, { rule, duty: id, due: dueOn(due, it.startDate, rule.values) }, { rows, today }),
    ),
  );
  const toDo = duties.filter(({ state }) => isToDo(state));
  const years = Math.max(0, ...own.map(({ values }) => values["keepYears"] ?? 0));
  const { id: deploymentId, number, candidateId, candidateName, clientName, startDate } = it;
  return {
    deploymentId,
    number,
    candidateId,
    candidateName,
    clientName,
    startDate,
    endDate: it.endDate,
    home: toSpecification(it.candidateCountry ?? ""),
    work: it.country ?? "",
    isCountryKnown: own.some(({ country }) => country !== "EU"),
    duties: duties.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)),
    toDo: toDo.length,
    overdue: toDo.filter(({ state }) => state !== "open").length,
    nextDue: toDo.map((duty) => duty.dueOn).toSorted()[0] ?? null,
    portal: own.find(({ portal }) => portal)?.portal ?? null,
    keepUntil: it.endDate && years > 0 ? yearsAfter(it.endDate, years) : null,
  };
}

type Asked = { rule: CountryRule; duty: Duty; due: string };

function dutyFrom(
  it: Stay,
  { rule, duty, due }: Asked,
  { rows, today }: Pick<Known, "rows" | "today">,
): DossierDuty {
  const row = rows.find(
    (one) => one.deploymentId === it.id && one.candidateId === it.candidateId && one.duty === duty,
  );
  return {
    duty,
    rule: rule.id,
    dueOn: due,
    state: stateOf(it, row, due < today),
    doneOn: row?.doneOn ?? null,
    reference: row?.reference ?? null,
    note: row?.note ?? null,
    by: row?.by ?? null,
    version: row?.version ?? 0,
  };
}

/** What was told of dates and a place holds only for those. */
const toldDuties: readonly Duty[] = ["notification", "client-check", "a1"];

function stateOf(it: Stay, row: DutyRow | undefined, isLate: boolean): DutyState {
  if (!row) return isLate ? "overdue" : "open";
  const isAsTold = !toldDuties.includes(row.duty) || isSame(row.told, toldOf(it));
  return row.state === "done" && !isAsTold ? "changed" : row.state;
}

/** The same day so many years on; 29 February becomes 1 March where a year has none. */
function yearsAfter(day: string, years: number): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return new Date(Date.UTC(Number(year) + years, Number(month) - 1, Number(date)))
    .toISOString()
    .slice(0, 10);
}
