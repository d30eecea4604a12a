import { ad, allJobs, place, takeIn } from "@/modules/market/jobs/fixtures";
import type { App } from "@/src/app";
import type { NewPublication } from "./model";
import { publish } from "./publishing";

/** What somebody says who publishes a job; each test changes what it is about. */
export const said = (details: Partial<NewPublication> = {}): NewPublication => ({
  locale: "en",
  title: "Critical Facilities Engineer",
  company: null,
  city: "Amsterdam",
  country: "NL",
  category: "Critical Facilities",
  employmentType: "full-time",
  salaryFrom: 55_000,
  salaryTo: 70_000,
  salaryPeriod: "year",
  description:
    "You keep the power on.\n\nYou bring:\n- five years with UPS systems\n- calm in an alarm",
  questions: [],
  needsCv: false,
  closesOn: "2026-02-28",
  ...details,
});

export async function aJob(app: App): Promise<string> {
  await takeIn(app, [ad({ places: [place("Amsterdam", "NL")] })]);
  return (await allJobs(app)).at(-1)?.id ?? "";
}

/** A job before the public. */
export async function published(app: App, details: Partial<NewPublication> = {}) {
  return publish(app, await aJob(app), said(details));
}
