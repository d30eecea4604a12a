import { screen } from "@testing-library/react";
import { advertised, aroundFrankfurt, postedAt } from "@/modules/market/employers/fixtures";
import { place } from "@/modules/market/jobs/fixtures";
import type { Ad } from "@/modules/market/sources/model";
import { signedIn } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import { visit } from "@/web/testing";

/** A small market: one employer with a lead, one agency, and an ad that nobody fills. */
export const market: Partial<Ad>[] = [
  ...aroundFrankfurt,
  {
    company: "Vakstroom Example Detachering",
    title: "Koeltechnicus Datacenter",
    places: [place("Almere", "NL")],
    language: "nl",
  },
  {
    company: "Polder Data B.V.",
    title: "Shift Lead Data Centre",
    places: [place("Middenmeer", "NL")],
    ...postedAt("2025-10-01T12:00:00.000Z"),
  },
];

/** The radar of a small market, seen by somebody of a role. */
export async function open(path = "/radar", ads = market, role: Role = "recruiter") {
  const app = await advertised(ads);
  const { cookie, user, ask } = await signedIn(app, role);
  const page = visit(app, path, { cookie, user });
  await screen.findByRole("heading", { level: 1, name: "Market intelligence" });
  return { ...page, ask, app };
}
