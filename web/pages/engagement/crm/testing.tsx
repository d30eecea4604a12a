import { screen } from "@testing-library/react";
import { added } from "@/modules/crm/candidates/fixtures";
import { scheduled } from "@/modules/engagement/interviews/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import { patience } from "@/src/patience.testing";
import { visit } from "@/web/testing";

/** How soon a screen comes is for the benchmarks to say; a busy machine draws slowly. */
export const patienceMs = patience(90_000);

const minuteMs = 60_000;

/** So many minutes from now, to the second; browser and server read the same clock. */
export const inMinutes = (minutes: number): string =>
  new Date(Math.floor(Date.now() / 1000) * 1000 + minutes * minuteMs).toISOString();

export const dayMinutes = 1440;

type Details = NonNullable<Parameters<typeof scheduled>[1]>;

/** The CRM screen as a role sees it, with a candidate to interview. */
export async function open(role: Role = "recruiter") {
  const clock = { behind: 0 };
  const app = testApp({ now: () => new Date(Date.now() - clock.behind) });
  const me = await signedIn(app, role);
  const { id } = await added(app, {
    ...{ firstName: "Jürgen", lastName: "Nowak", email: "jurgen@nowak.example" },
    phone: "+49 170 1234567",
  });
  const plan = (details: Details = {}) => scheduled(me.as, { candidateId: id, ...details });
  /** One that was planned while it was still ahead, and began so many minutes ago. */
  const planBefore = async (minutes: number, details: Details = {}) => {
    clock.behind = (minutes + 60) * minuteMs;
    const planned = await plan({ scheduledAt: inMinutes(-minutes), ...details });
    clock.behind = 0;
    return planned;
  };
  const show = async (path = "/crm") => {
    const page = visit(app, path, me);
    await screen.findByRole("heading", { level: 1, name: "CRM & Engagement" });
    return page;
  };
  return { app, me, id, plan, planBefore, show };
}
