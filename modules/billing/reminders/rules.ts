import { addDays } from "@/src/calendar";

/** Levels of a reminder, from friendly to final. */
export const reminderLevels = [1, 2, 3] as const;
export type ReminderLevel = (typeof reminderLevels)[number];

/** Why an invoice is not reminded of: the client says that it is wrong, or another day was agreed. */
export const holdReasons = ["disputed", "agreed"] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Days after the due day on which each level goes out; `isOff` where nobody is reminded. */
export type ReminderRule = {
  isOff: boolean;
  firstDays: number;
  secondDays: number;
  thirdDays: number;
};
export const defaultReminders: ReminderRule & { isAutomatic: boolean } = {
  isOff: false,
  firstDays: 7,
  secondDays: 21,
  thirdDays: 35,
  /** Sent by themselves every morning; otherwise somebody sends them. */
  isAutomatic: false,
};

/** Between two levels, however late the first one went out. */
export const minGapDays = 7;

export type Remindable = {
  dueOn: string;
  openCents: number;
  isHeld: boolean;
  /** The level that went out last, and on which day. */
  last: { level: ReminderLevel; sentOn: string } | null;
};

/** The level that is due today; null for whoever paid, disputes, was reminded of late or has had the final one. */
export function levelDue(
  invoice: Remindable,
  rule: ReminderRule,
  today: string,
): ReminderLevel | null {
  const { dueOn, openCents, isHeld, last } = invoice;
  if (rule.isOff || isHeld || openCents <= 0) return null;
  const next = reminderLevels.find((level) => level > (last?.level ?? 0));
  if (!next || today < addDays(dueOn, daysOf(rule, next))) return null;
  return last && today < addDays(last.sentOn, minGapDays) ? null : next;
}

const daysOf = ({ firstDays, secondDays, thirdDays }: ReminderRule, level: ReminderLevel) =>
  [firstDays, secondDays, thirdDays][level - 1] ?? thirdDays;
