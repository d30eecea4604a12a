import { hourMs } from "@/src/calendar";

/** From becoming aware of it until the authority has to know (GDPR, article 33). */
export const notifyHours = 72;

/** What it may mean for the people concerned: it decides who has to be told. */
export const risks = ["unlikely", "risk", "high"] as const;
export type Risk = (typeof risks)[number];

export const steps = ["assess", "notify", "tell", "document"] as const;
export type Step = (typeof steps)[number];
export const stepStates = ["done", "open", "late", "not-needed"] as const;
export type StepState = (typeof stepStates)[number];

/** To whom a letter is written. */
export const letterKinds = ["authority", "people"] as const;
export type LetterKind = (typeof letterKinds)[number];

export { type Locale, locales } from "@/modules/platform/accounts/rules";

export const maxTitleLength = 160;
export const maxWordsLength = 4000;

export const dueAt = (discoveredAt: string): string =>
  new Date(Date.parse(discoveredAt) + notifyHours * hourMs).toISOString();

/** Whole hours until the authority has to know; below zero it is too late. */
export const hoursLeft = (discoveredAt: string, now: string): number =>
  Math.floor((Date.parse(dueAt(discoveredAt)) - Date.parse(now)) / hourMs);

export const isLate = (discoveredAt: string, notifiedAt: string): boolean =>
  Date.parse(notifiedAt) > Date.parse(discoveredAt) + notifyHours * hourMs;

type Told = {
  discoveredAt: string;
  risk: Risk | null;
  notifiedAt: string | null;
  toldAt: string | null;
  /** Why the people were not told although the risk is high (article 34(3)). */
  notToldReason: string | null;
  what: string | null;
  dataKinds: string | null;
  consequences: string | null;
  measures: string | null;
};

/** How far each step is; the record itself is asked for whatever the risk. */
export function stepsOf(breach: Told, now: string): Record<Step, StepState> {
  const isOver = Date.parse(now) > Date.parse(dueAt(breach.discoveredAt));
  const { what, dataKinds, consequences, measures } = breach;
  return {
    assess: breach.risk ? "done" : isOver ? "late" : "open",
    notify: notifyState(breach, isOver),
    tell: tellState(breach),
    document: what && dataKinds && consequences && measures ? "done" : "open",
  };
}

function notifyState({ risk, notifiedAt }: Told, isOver: boolean): StepState {
  if (notifiedAt) return "done";
  if (risk === "unlikely") return "not-needed";
  return isOver ? "late" : "open";
}

function tellState({ risk, toldAt, notToldReason }: Told): StepState {
  if (toldAt) return "done";
  if (risk === "high") return notToldReason ? "done" : "open";
  return risk === null ? "open" : "not-needed";
}

export const isComplete = (states: Record<Step, StepState>): boolean =>
  Object.values(states).every((state) => state === "done" || state === "not-needed");

/** What people say aloud: B-0001. */
export const numberOf = (seq: number) => `B-${String(seq).padStart(4, "0")}`;
