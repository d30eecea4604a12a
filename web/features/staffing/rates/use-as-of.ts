import { useFormatter } from "use-intl";
import type { Rates } from "@/modules/staffing/rates/model";

/** The month that the estimates of the employer's costs are of. */
export function useAsOf({ asOf }: Pick<Rates, "asOf">): string {
  const format = useFormatter();
  const month = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return format.dateTime(new Date(`${asOf.slice(0, 7)}-01`), month);
}
