import { type Fields, mostDistance } from "@/modules/records/conditions/rules";
import { eitherWay } from "@/modules/records/core/rules";
import { type Role, roles } from "@/modules/knowledge/analysis/rules";
import { addDays, mondayOf } from "@/src/calendar";

export { roles, type Role } from "@/modules/knowledge/analysis/rules";

/** Specification §4. */
export const statuses = ["planning", "active", "on_hold", "completed", "cancelled"] as const;
export type ProjectStatus = (typeof statuses)[number];

/** Which status may follow which; what was called off is planned anew before it goes on. */
export const nextStatuses: Record<ProjectStatus, readonly ProjectStatus[]> = {
  planning: ["active", "on_hold", "cancelled"],
  active: ["on_hold", "completed", "cancelled"],
  on_hold: ["planning", "active", "completed", "cancelled"],
  completed: ["active"],
  cancelled: ["planning"],
};

/** Specification §4, the most pressing first. */
export const priorities = ["urgent", "high", "medium", "low"] as const;
export type Priority = (typeof priorities)[number];

export const sorts = [
  "date",
  "name",
  "end",
  "priority",
  "budget",
  "status",
  "place",
  "seats",
] as const;
export type ProjectSort = (typeof sorts)[number];
export const sortsEitherWay = eitherWay(sorts);

export const layouts = ["cards", "table", "board"] as const;

export const pageSize = 50;
export const maxPageSize = 200;
/** A numeric string holds no more than this, so that its cents stay exact. */
export const maxBudget = 9_999_999_999;
export const maxSeats = 999;
/** Specification §2: as many grey cards stand in while projects are read. */
export const skeletonCards = 4;

/** What people say aloud: P-012. */
export const numberOf = (seq: number) => `P-${String(seq).padStart(3, "0")}`;

/** Specification §9: round(positionsFilled / positionsRequired × 100), 0 where none is required. */
export const progressOf = (filled: number, required: number): number =>
  required === 0 ? 0 : Math.round((filled / required) * 100);

type Ends = { status: ProjectStatus; endDate: string | null };

/** Its last day has passed, and nobody has said that it is over. */
export const isOverdue = ({ status, endDate }: Ends, today: string): boolean =>
  endDate !== null && endDate < today && status !== "completed" && status !== "cancelled";

/** What somebody on the agency's side does for a project. */
export const parts = ["account-manager", "recruiter", "coordinator"] as const;
export type Part = (typeof parts)[number];

/** The phases of a datacenter's life that ask for people. */
export const phases = ["construction", "commissioning", "operations"] as const;
export type Phase = (typeof phases)[number];

/** What a stage means for the figures, whatever it is called. */
export const stageTypes = ["initial", "interview", "offer", "hired", "closed"] as const;
export type StageType = (typeof stageTypes)[number];

/** A column of the board; without a name of its own it is called as its id is translated. */
export type Stage = { id: string; name: string | null; type: StageType };

export const knownStages = [
  "longlist",
  "screened",
  "proposed",
  "interview",
  "technical",
  "site-visit",
  "offer",
  "hired",
  "closed",
] as const;
export type KnownStage = (typeof knownStages)[number];

const typeOf: Record<KnownStage, StageType> = {
  longlist: "initial",
  screened: "initial",
  proposed: "initial",
  interview: "interview",
  technical: "interview",
  "site-visit": "interview",
  offer: "offer",
  hired: "hired",
  closed: "closed",
};

export const stageTemplates = ["standard", "short", "thorough"] as const;
export type StageTemplate = (typeof stageTemplates)[number];

const stagesOf: Record<StageTemplate, readonly KnownStage[]> = {
  standard: ["longlist", "screened", "proposed", "interview", "offer", "hired", "closed"],
  short: ["longlist", "proposed", "offer", "hired", "closed"],
  thorough: knownStages,
};

export const stagesFrom = (template: StageTemplate): Stage[] =>
  stagesOf[template].map((id) => ({ id, name: null, type: typeOf[id] }));

export const isOpenStage = ({ type }: Pick<Stage, "type">) => type !== "hired" && type !== "closed";

export const maxStages = 16;
/** As many candidates as are put on a board at once. */
export const addedAtOnce = 200;
export const seatTemplates = ["mep-build", "commissioning", "operations"] as const;
export type SeatTemplate = (typeof seatTemplates)[number];

type Planned = { phase: Phase; role: Role; seats: number; from: number; until: number };

/** What such work usually asks for, in weeks from its start; every line is there to be changed. */
export const seatPlans: Record<SeatTemplate, readonly Planned[]> = {
  "mep-build": [
    { phase: "construction", role: "dc-construction", seats: 2, from: 0, until: 25 },
    { phase: "construction", role: "mep-engineer", seats: 4, from: 2, until: 23 },
    { phase: "construction", role: "power-cooling", seats: 2, from: 6, until: 23 },
    { phase: "commissioning", role: "commissioning", seats: 2, from: 20, until: 29 },
    { phase: "operations", role: "dc-operations", seats: 2, from: 26, until: 51 },
  ],
  commissioning: [
    { phase: "commissioning", role: "commissioning", seats: 3, from: 0, until: 11 },
    { phase: "commissioning", role: "power-cooling", seats: 2, from: 0, until: 7 },
    { phase: "operations", role: "dc-operations", seats: 1, from: 8, until: 15 },
  ],
  operations: [
    { phase: "operations", role: "critical-facilities", seats: 2, from: 0, until: 51 },
    { phase: "operations", role: "dc-operations", seats: 6, from: 0, until: 51 },
  ],
};

type Planable = { seats: number; from: string | null; until: string | null };

/** Two years are as far as anybody plans by the week. */
const longestPlan = 104;

/** How many people are needed in each week, from the first to the last; seats without both days are left out. */
export function seatsPerWeek(seats: readonly Planable[]): { monday: string; seats: number }[] {
  const dated = seats.flatMap(({ from, until, seats: n }) =>
    from && until && n > 0 ? [{ from, until, n }] : [],
  );
  const [first] = dated.map(({ from }) => from).toSorted();
  const last = dated
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  if (!first || !last) return [];
  const weeks: { monday: string; seats: number }[] = [];
  for (let monday = mondayOf(first); monday <= last && weeks.length < longestPlan;) {
    const sunday = addDays(monday, 6);
    const needed = dated.filter(({ from, until }) => from <= sunday && until >= monday);
    weeks.push({ monday, seats: needed.reduce((sum, { n }) => sum + n, 0) });
    monday = addDays(monday, 7);
  }
  return weeks;
}

/** What the list can be narrowed by between two ends; seats are those that are still free. */
export const ranges = {
  budget: "euros",
  start: "day",
  end: "day",
  seats: "number",
  added: "day",
} as const;

/** By what the list can be asked with conditions. */
export const fields = {
  status: { is: "choice", values: statuses },
  priority: { is: "choice", values: priorities, canBeNone: true },
  country: { is: "country", canBeNone: true },
  near: { is: "place", most: mostDistance },
  client: { is: "name", canBeNone: true },
  role: { is: "choice", values: roles },
  team: { is: "person", canBeNone: true },
  start: { is: "days", canBeNone: true },
  end: { is: "days", canBeNone: true },
  seats: { is: "numbers" },
  budget: { is: "numbers", canBeNone: true },
  added: { is: "days" },
  tag: { is: "tag", canBeNone: true },
} as const satisfies Fields;
