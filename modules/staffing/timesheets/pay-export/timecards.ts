import { type HourType, setuCodes } from "@/modules/staffing/rates/cards/rules";
import type { Days } from "@/src/calendar";

type HourRow = {
  lineId: string;
  number: string;
  candidateId: string | null;
  firstName: string | null;
  lastName: string | null;
  workedOn: string;
  hourType: HourType;
  minutes: number;
  payRateCents: number;
  currency: string;
};

const ours = (value: string) => ({ value, schemeAgencyId: "Supplier" });

/** SETU Timecards 2.0, one for each deployment; a type without a published code goes by its own name. */
export const timecardsOf = (rows: readonly HourRow[], days: Days) =>
  [...Map.groupBy(rows, ({ number }) => number)].map(([number, its]) => ({
    documentId: ours(`${number} ${days.from} ${days.to}`),
    person: personOf(number, its[0]),
    period: { datePeriod: { start: days.from, end: days.to } },
    staffingIds: { assignmentId: ours(number) },
    timeInterval: its.map(intervalOf),
  }));

/** Who was erased since is known by the deployment alone. */
function personOf(number: string, row: HourRow | undefined) {
  const name = [row?.firstName, row?.lastName].filter(Boolean).join(" ");
  const id = [ours(row?.candidateId ?? number)];
  return name ? { id, name: { formattedName: name } } : { id };
}

const intervalOf = (row: HourRow) => ({
  id: ours(row.lineId),
  typeCode: { value: setuCodes[row.hourType] ?? row.hourType },
  period: { dateTimePeriod: { start: `${row.workedOn}T00:00:00` } },
  timeTotal: hoursOf(row.minutes),
  payRates: [
    {
      amount: { value: row.payRateCents / 100, currency: { value: row.currency } },
      intervalCode: { value: "HourlyConsolidated" },
      multiplier: 100,
      toBeBilled: false,
      toBePaid: true,
    },
  ],
  dayAssignment: row.workedOn,
});

/** Hours as a decimal, so exact that they come back as the same minutes. */
const hoursOf = (minutes: number) => String(Math.round((minutes / 60) * 10_000) / 10_000);
