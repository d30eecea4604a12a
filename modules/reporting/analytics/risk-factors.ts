import { eq } from "drizzle-orm";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { type Demand, type DemandIn, measures, shareOf, sumOf } from "@/modules/reporting/metrics";
import type { ReportPeriod } from "@/modules/knowledge/periods";
import { deployments } from "@/modules/staffing/deployments";
import { ProjectFilter, projects } from "@/modules/staffing/projects";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import { once } from "@/src/lazy";
import { addDays } from "@/src/calendar";
import type { AnalyticsMetrics } from "./model";
import { endsSoonDays, minAds, growthWorthALook, maxShare, maxAdvice } from "./rules";

type Factor = AnalyticsMetrics["predictions"]["riskFactors"][number];

/** What may go wrong, by the agency's own numbers. */
export async function riskFactors(
  app: App,
  about: ReportPeriod,
  demand: DemandIn,
): Promise<Factor[]> {
  const found = await Promise.all([oneClient(app, about), endingSoon(app, about), openSeats(app)]);
  return [...fallingDemand(demand.countries), ...found.flat()];
}

/** Countries whose demand has fallen. */
const fallingDemand = (countries: readonly Demand[]): Factor[] =>
  countries
    .filter(
      ({ before, change }) => before >= minAds && change !== null && change <= -growthWorthALook,
    )
    .toSorted((a, b) => (a.change ?? 0) - (b.change ?? 0))
    .slice(0, maxAdvice)
    .map(({ subject, n, before }) => ({
      kind: "falling-demand",
      subject: toSpecification(subject),
      n,
      of: before,
      link: `/jobs?country=${toSpecification(subject)}`,
    }));

/** One client that brings most of the revenue; `n` of 100. */
async function oneClient(app: App, { days }: ReportPeriod): Promise<Factor[]> {
  const earnings = await measures.earnings(app, days);
  const total = sumOf(earnings).revenue;
  const of = Map.groupBy(earnings, ({ placement }) => placement.clientId);
  const shares = [...of].map(([id, its]) => ({ id, share: shareOf(sumOf(its).revenue, total) }));
  const [most] = shares.toSorted((a, b) => b.share - a.share);
  if (!most || total <= 0 || most.share <= maxShare || shares.length < 2) return [];
  const [client] = await app.db
    .select({ name: clients.name })
    .from(clients)
    .where(eq(clients.id, most.id));
  const link = `/clients/${most.id}`;
  return [
    { kind: "one-client", subject: client?.name ?? null, n: Math.round(most.share), of: 100, link },
  ];
}

/** Deployments at work whose last day is near. */
async function endingSoon(app: App, { today }: ReportPeriod): Promise<Factor[]> {
  const until = addDays(today, endsSoonDays);
  const { ending: n, all: of } = await deployments.countEnding(app, today, until);
  const link = `/deployments?status=active&end=${today}..${until}`;
  return n === 0 ? [] : [{ kind: "ending-soon", subject: null, n, of, link }];
}

/** What may be counted as running. */
export const activeOnly = once(() => ProjectFilter.parse({ status: "active" }));

/** Seats of running projects that nobody has taken. */
async function openSeats(app: App): Promise<Factor[]> {
  const { required, filled } = await projects.figures(app, activeOnly());
  const n = required - filled;
  const link = "/projects?status=active";
  return n <= 0 ? [] : [{ kind: "open-seats", subject: null, n, of: required, link }];
}
