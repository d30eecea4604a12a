import { feedback } from "@/modules/staffing/feedback";
import type { App } from "@/src/app";
import type { Period } from "@/src/calendar";
import { type Measured, tenth } from "./rules";

/** What clients said in a period of the people who work for them, of five. */
export async function clientSatisfaction(app: App, period: Period): Promise<Measured> {
  const { n, average } = await feedback.saidByClients(app, period);
  return { value: average === null ? null : tenth(average), n };
}
