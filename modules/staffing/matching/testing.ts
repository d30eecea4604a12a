import { added } from "@/modules/crm/candidates/fixtures";
import { ad, allJobs, place, takeIn } from "@/modules/market/jobs/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { JobMatches } from "./model";

export const text = `Our data centre in Amsterdam needs you.
Tasks:
- maintain UPS systems, diesel generators and chillers
Requirements: F-Gas certificate required. Fluent English.`;

/** Somebody whom the ad above describes. */
const fitting = {
  firstName: "Ada",
  lastName: "Jansen",
  role: "critical-facilities",
  willingCountries: ["NL"],
  languages: { en: "C1" },
  yearsDatacentre: 6,
  skills: ["ups-systems", "diesel-generators", "chillers"],
  systems: ["ups-systems", "generators", "cooling-systems"],
  certificates: [{ certificate: "f-gas-eu", expiresOn: null }],
  gdprConsent: true,
} as const;

export type Details = Parameters<typeof added>[1];
export const person = (app: App, details: Partial<typeof fitting> | Details = {}) =>
  added(app, { ...structuredClone(fitting), ...details } as Details);

export async function openJob() {
  const app = testApp();
  await takeIn(app, [
    ad({
      title: "Critical Facilities Engineer",
      text,
      language: "en",
      places: [place("Amsterdam", "NL")],
    }),
  ]);
  const [job] = await allJobs(app);
  if (!job) throw new Error("The ad was not taken in.");
  const seat = await signedIn(app, "recruiter");
  const ranking = async (query = "") =>
    JobMatches.parse(await (await seat.ask("GET", `/api/jobs/${job.id}/matches${query}`)).json());
  return { app, job, ranking, ...seat };
}
