import type { Expense, TimesheetEntry } from "../model";
import type { TimesheetStatus } from "../rules";
import type { HourWarning } from "../working-time/rules";
import type { UnusualDays } from "./unusual-days";

/** A week as whoever worked it sees it; without a timesheet of its own it has version 0. */
export type OwnWeek = {
  id: string | null;
  deploymentId: string;
  week: string;
  position: string;
  clientName: string;
  /** By whose clocks the hours are written down. */
  zone: string | null;
  /** The days of the week on which the deployment runs. */
  days: string[];
  status: TimesheetStatus;
  entries: TimesheetEntry[];
  planned: TimesheetEntry[];
  holidays: string[];
  reason: string | null;
  version: number;
};

/** What is to be looked at again before hours are handed in: what the law says of them, and what may be right. */
export type Noticed = { warnings: HourWarning[]; odd: UnusualDays[] };

export type OwnWeekShown = OwnWeek & {
  expenses: Expense[];
  /** The last day on which it is handed in in time. */
  deadline: string;
  noticed: Noticed;
  /** The hours of the week before, on the days of this one. */
  before: TimesheetEntry[];
};
