import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { timesheets } from "@/modules/staffing/timesheets";
import { house, press, sentTo, somebody } from "../fixtures";

export const week = "2025-12-29";
export const shift = { from: 480, until: 1020, breakMinutes: 60 };

/** What a page said is to be looked at again. */
export const seenIn = (page: string): string => /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? "";

/** Somebody at work by the hour, at their own page in the week of the first of January. */
export async function atWork() {
  const it = await house();
  const me = await somebody(it, "Ada");
  const days = { startDate: "2025-12-30", endDate: "2026-01-31", country: "NL" };
  const { id, version } = await deployed(it.as, { ...days, candidateId: me.candidateId });
  await deployments.setStatus(it.as, id, { version, status: "active" });
  const shifts = [1, 2, 3].map((weekday) => ({ weekday, ...shift }));
  await timesheets.changePlan(it.as, id, { version: 0, shifts });
  const link = await sentTo(it, me);
  const path = `${link}/hours/${id}/${week}`;
  const sheet = async () =>
    (await timesheets.listByDeployment(it.app, id)).find((of) => of.week === week);
  const send = (fields: Record<string, string>) => press(it.app, path, fields);
  return { ...it, me, id, link, path, sheet, send };
}
