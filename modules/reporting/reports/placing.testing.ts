import { deployments, deploymentTerms } from "@/modules/staffing/deployments/schema";
import { recordHistory } from "@/modules/records/core/schema";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Case } from "./cases.testing";

export type Around = { clients: string[]; candidates: string[]; users: string[] };
type Deployment = Case["deployments"][number];

export const at = "2024-01-01T00:00:00.000Z";
export const kept = { createdAt: at, updatedAt: at };
export const idOf = (kind: number, n: number) =>
  `00000000-0000-7000-8${String(kind).padStart(3, "0")}-${String(n).padStart(12, "0")}`;
export const deploymentId = (n: number) => idOf(1, n);
export const projectId = (n: number) => idOf(2, n);
const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
export const endOf = ({ startDate, days }: Deployment) =>
  days === null ? null : after(startDate, days);

/** A deployment with its terms and what its history says. */
export function deploymentAs(app: App, it: Deployment, n: number, around: Around): Write[] {
  const id = deploymentId(n);
  const { service: contractType, status, country, startDate, later, feePercent } = it;
  const row = { contractType, status, country, startDate, endDate: endOf(it) };
  const who = {
    clientId: around.clients[it.client] ?? "",
    candidateId: around.candidates[it.candidate] ?? "",
    projectId: it.project === null ? null : projectId(it.project),
  };
  const archivedAt = it.isArchived ? at : null;
  const first = { ...it, effectiveFrom: startDate, state: "approved" } as const;
  return [
    app.db
      .insert(deployments)
      .values({ ...kept, ...row, ...who, id, position: "Fitter", archivedAt }),
    ...historyAs(app, it, id, around),
    termsAs(app, id, first, 1),
    ...(later ? [termsAs(app, id, { ...later, feePercent, ...agreedOn(it, later) }, 2)] : []),
  ];
}

const agreedOn = ({ startDate }: Deployment, { after: days, isApproved }: Later) => ({
  effectiveFrom: after(startDate, days),
  state: isApproved ? ("approved" as const) : ("declined" as const),
});
type Later = NonNullable<Deployment["later"]>;

function historyAs(app: App, it: Deployment, recordId: string, around: Around): Write[] {
  const { status, startDate, planner, brokenOffAfter: days } = it;
  const by = typeof planner === "number" ? (around.users[planner] ?? "") : planner;
  const line = { kind: "deployment", recordId } as const;
  const added = { ...line, at, event: "added", changes: {}, by };
  const changes = { status: ["active", "cancelled"] } satisfies Record<string, [string, string]>;
  const off = { ...line, at: `${after(startDate, days ?? 0)}T12:00:00.000Z`, event: "status" };
  return [
    app.db.insert(recordHistory).values(added),
    ...(status === "cancelled" && days !== null
      ? [app.db.insert(recordHistory).values({ ...off, changes })]
      : []),
  ];
}

type Agreed = Pick<Later, "pay" | "bill" | "hours" | "perDiem" | "employerPercent"> & {
  feePercent: number | null;
  effectiveFrom: string;
  state: "approved" | "declined";
};

const termsAs = (app: App, deploymentId: string, it: Agreed, n: number): Write => {
  const { effectiveFrom, state, employerPercent, feePercent } = it;
  const rates = { payCents: it.pay, billCents: it.bill, hoursPerWeek: it.hours };
  const asked = {
    id: `${deploymentId}-${n}`,
    deploymentId,
    askedAt: `2024-01-0${n}T00:00:00.000Z`,
  };
  const more = { perDiemCents: it.perDiem, employerPercent, feePercent };
  return app.db
    .insert(deploymentTerms)
    .values({ ...asked, ...rates, ...more, effectiveFrom, state });
};
