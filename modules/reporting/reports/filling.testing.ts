import { inArray, sql } from "drizzle-orm";
import { candidates as candidatesOf } from "@/modules/crm/candidates";
import { candidates } from "@/modules/crm/candidates/schema";
import { person } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import { deployments, deploymentTerms } from "@/modules/staffing/deployments/schema";
import { deploymentFeedback } from "@/modules/staffing/deployments/feedback/schema";
import { moments } from "@/modules/staffing/deployments/feedback/rules";
import { jobs } from "@/modules/market/jobs/schema";
import { projectCandidates, projectSteps } from "@/modules/staffing/pipeline/schema";
import { projects, projectTeam } from "@/modules/staffing/projects/schema";
import { stagesFrom } from "@/modules/staffing/projects/rules";
import { recordHistory } from "@/modules/records/core/schema";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Case } from "./cases.testing";
import {
  type Around,
  at,
  deploymentAs,
  deploymentId,
  idOf,
  kept,
  projectId,
} from "./placing.testing";

/** Those whom every case is about. */
export async function around(app: App, users: string[]): Promise<Around> {
  const clients = [];
  for (let n = 0; n < 3; n += 1) clients.push((await company(app)).id);
  await candidatesOf.addAll(
    app,
    Array.from({ length: 4 }, () => person()),
  );
  const people = await app.db.select({ id: candidates.id }).from(candidates);
  return { clients, candidates: people.map(({ id }) => id), users };
}

const tables = [deploymentFeedback, deploymentTerms, deployments, projectSteps, projectCandidates];

export async function emptied(app: App): Promise<void> {
  const { db } = app;
  await app.write([
    ...[...tables, projectTeam, projects, jobs].map((table) => db.delete(table)),
    db.delete(recordHistory).where(inArray(recordHistory.kind, ["deployment", "project"])),
  ]);
}

/** Writes a case into the tables, as the services would have left it. */
export async function filled(app: App, it: Case, around: Around): Promise<void> {
  const writes = [
    ...it.people.map((one, n) => personAs(app, one, around.candidates[n] ?? "")),
    ...it.projects.flatMap((one, n) => projectAs(app, one, n, around)),
    ...it.boards.flatMap((since, n) => boardAs(app, since, n, around)),
    ...it.deployments.flatMap((one, n) => deploymentAs(app, one, n, around)),
    ...it.entries.flatMap((one, n) => stepsAs(app, one, n)),
    ...it.feedback.flatMap((one, n) => feedbackAs(app, one, n, it)),
    ...it.ads.map((one, n) => adAs(app, one, n)),
  ];
  await app.write(writes);
}

const personAs = (app: App, { isArchived, ...set }: Case["people"][number], id: string): Write =>
  app.db
    .update(candidates)
    .set({ ...set, archivedAt: isArchived ? at : null })
    .where(sql`${candidates.id} = ${id}`);

function projectAs(
  app: App,
  { seats, closedAt, team, ...it }: Case["projects"][number],
  n: number,
  around: Around,
) {
  const id = projectId(n);
  const row = {
    id,
    name: id,
    nameKey: id,
    stages: stagesFrom("standard"),
    positionsRequired: seats,
  };
  const status: [string, string] = ["active", it.status];
  const closed = { kind: "project", recordId: id, at: closedAt, event: "status" } as const;
  return [
    app.db.insert(projects).values({ ...kept, ...row, status: projectStatus(it.status) }),
    ...(it.status === "active"
      ? []
      : [app.db.insert(recordHistory).values({ ...closed, changes: { status } })]),
    ...team.map((user) =>
      app.db
        .insert(projectTeam)
        .values({ projectId: id, userId: around.users[user] ?? "", part: "recruiter" }),
    ),
  ];
}

const projectStatus = (status: string) =>
  status === "active" || status === "completed" ? status : "cancelled";

function boardAs(
  app: App,
  since: string | null,
  n: number,
  { candidates: people }: Around,
): Write[] {
  if (since === null) return [];
  const pair = { projectId: projectId(n % 3), candidateId: people[Math.floor(n / 3)] ?? "" };
  const stage = { stage: "longlist", stageType: "initial", since } as const;
  return [
    app.db
      .insert(projectCandidates)
      .values({ id: idOf(3, n), ...pair, ...stage, createdAt: since, updatedAt: since }),
  ];
}

function stepsAs(app: App, { begun, steps }: Case["entries"][number], n: number): Write[] {
  let when = Date.parse(begun);
  return steps.map(({ type, minutes }) => {
    when += minutes * 60_000;
    const row = { projectId: projectId(0), entryId: idOf(4, n), to: type, toType: type };
    return app.db.insert(projectSteps).values({ ...row, at: new Date(when).toISOString() });
  });
}

/** Each form of a deployment is there once, and the later ones of a case are left out. */
function feedbackAs(
  app: App,
  { deployment, ...said }: Case["feedback"][number],
  n: number,
  it: Case,
): Write[] {
  const moment = moments[n % moments.length];
  if (!isFirst(it, n) || !moment) return [];
  const row = { id: idOf(5, n), deploymentId: deploymentId(deployment), moment };
  return [
    app.db
      .insert(deploymentFeedback)
      .values({ ...row, ...said, party: said.party === "client" ? "client" : "candidate" }),
  ];
}

export function isFirst({ feedback, deployments }: Case, n: number): boolean {
  const formOf = (k: number) =>
    `${feedback[k]?.deployment} ${feedback[k]?.party} ${k % moments.length}`;
  const isThere = (feedback[n]?.deployment ?? 99) < deployments.length;
  return isThere && feedback.every((_, k) => k >= n || formOf(k) !== formOf(n));
}

const adAs = (app: App, { company, ...it }: Case["ads"][number], n: number): Write =>
  app.db.insert(jobs).values({
    ...it,
    id: idOf(6, n),
    seq: n + 1,
    title: `Engineer ${n}`,
    company,
    companyKey: company,
    sources: [],
    updatedAt: at,
  });
