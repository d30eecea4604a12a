import { expect, test } from "bun:test";
import { levelDue, type Remindable, defaultReminders as rule } from "./rules";

const invoice = (change: Partial<Remindable> = {}): Remindable => ({
  dueOn: "2026-11-01",
  openCents: 100,
  isHeld: false,
  last: null,
  ...change,
});

test.each([
  ["2026-11-07", null],
  ["2026-11-08", 1],
  ["2026-12-30", 1],
] as const)("on %s the first reminder is %p", (today, level) => {
  expect(levelDue(invoice(), rule, today)).toBe(level);
});

test.each([
  [1, "2026-11-08", "2026-11-21", null],
  [1, "2026-11-08", "2026-11-22", 2],
  // Seven days stay between two levels, also where the first went out late.
  [1, "2026-11-20", "2026-11-22", null],
  [2, "2026-11-22", "2026-12-06", 3],
  [3, "2026-12-06", "2027-06-01", null],
] as const)("after level %p of %s, on %s level %p is due", (level, sentOn, today, due) => {
  expect(levelDue(invoice({ last: { level, sentOn } }), rule, today)).toBe(due);
});

test("nobody is reminded who paid, disputes or belongs to a client without reminders", () => {
  const late = "2027-01-01";
  expect(levelDue(invoice({ openCents: 0 }), rule, late)).toBeNull();
  expect(levelDue(invoice({ isHeld: true }), rule, late)).toBeNull();
  expect(levelDue(invoice(), { ...rule, isOff: true }, late)).toBeNull();
});
