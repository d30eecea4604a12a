import { and, asc, inArray, isNull, lt } from "drizzle-orm";
import { openStatuses } from "@/modules/staffing/applications/rules";
import { applicationRows as applications } from "@/modules/staffing/applications/read-model";
import { numberOf } from "@/modules/crm/candidates/rules";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { takingStatuses } from "@/modules/staffing/deployments/rules";
import { deploymentRows as deployments } from "@/modules/staffing/deployments/read-model";
import { restrictionRows as restrictions } from "@/modules/crm/candidates/legal-bases/read-model";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { utcToday } from "@/src/calendar";
import { isUnusuallyManyPeople } from "@/src/installation/unusual";
import { heldAmong, placedUntil } from "../erasure/holds";
import type { PurgePreview } from "../model";
import { type KeptReason, shownAtOnce, defaultPurgeLimit } from "../rules";
import { gdprErasures as erasures } from "../schema";
import { isOpen } from "../queries";

type Row = PurgePreview["due"][number];
type Sorted = { due: Row[]; kept: (Row & { why: KeptReason })[]; people: number };

/** Everybody whose time is over, and why some of them stay all the same. */
export async function retentionDue(app: App): Promise<Sorted> {
  const rows = await over(app);
  const whyOf = await reasons(
    app,
    rows.map(({ id }) => id),
  );
  const people = await app.db.$count(candidates);
  const due: Sorted["due"] = [];
  const kept: Sorted["kept"] = [];
  for (const { seq, firstName, lastName, groundUntil, ...row } of rows) {
    const one = { ...row, number: numberOf(seq), name: `${firstName} ${lastName}` };
    const why = (groundUntil ?? "") >= utcToday(app) ? "basis" : whyOf(row.id);
    if (why) kept.push({ ...one, why });
    else due.push(one);
  }
  return { due, kept, people };
}

export async function preview(app: App): Promise<PurgePreview> {
  const { due, kept, people } = await retentionDue(app);
  return {
    today: utcToday(app),
    people,
    dueTotal: due.length,
    keptTotal: kept.length,
    due: due.slice(0, shownAtOnce),
    kept: kept.slice(0, shownAtOnce),
    isUnusual: isUnusual(due.length, people),
  };
}

export const isUnusual = (due: number, people: number): boolean =>
  isUnusuallyManyPeople(due, people, defaultPurgeLimit);

const over = (app: App) =>
  app.db
    .select({
      id: candidates.id,
      seq: candidates.seq,
      email: candidates.email,
      firstName: candidates.firstName,
      lastName: candidates.lastName,
      until: candidates.dataRetentionUntil,
      groundUntil: candidates.groundUntil,
    })
    .from(candidates)
    .where(lt(candidates.dataRetentionUntil, utcToday(app)))
    .orderBy(asc(candidates.dataRetentionUntil), asc(candidates.seq));

/** One question for each reason, whoever asks; the strongest comes first. */
async function reasons(app: App, ids: string[]) {
  const [held, placed, deployed, applying, restricted, requested] = await Promise.all([
    heldAmong(app, ids),
    placedUntil(app, ids),
    deployedAmong(app, ids),
    applyingAmong(app, ids),
    restrictedAmong(app, ids),
    requestedAmong(app, ids),
  ]);
  const groups: [KeptReason, { has(id: string): boolean }][] = [
    ["requested", requested],
    ["restricted", restricted],
    ["hold", held],
    ["deployed", deployed],
    ["placed", placed],
    ["applying", applying],
  ];
  return (id: string): KeptReason | undefined => groups.find(([, all]) => all.has(id))?.[0];
}

const idsIn = async (rows: PromiseLike<{ id: string | null }[]>) =>
  new Set((await rows).flatMap(({ id }) => id ?? []));

const deployedAmong = (app: App, ids: string[]) =>
  idsIn(
    app.db
      .select({ id: deployments.candidateId })
      .from(deployments)
      .where(
        and(
          inArray(deployments.candidateId, jsonValues(ids)),
          inArray(deployments.status, [...takingStatuses]),
        ),
      ),
  );

const applyingAmong = (app: App, ids: string[]) =>
  idsIn(
    app.db
      .select({ id: applications.candidateId })
      .from(applications)
      .where(
        and(
          inArray(applications.candidateId, jsonValues(ids)),
          inArray(applications.status, [...openStatuses]),
        ),
      ),
  );

const restrictedAmong = (app: App, ids: string[]) =>
  idsIn(
    app.db
      .select({ id: restrictions.candidateId })
      .from(restrictions)
      .where(
        and(inArray(restrictions.candidateId, jsonValues(ids)), isNull(restrictions.liftedAt)),
      ),
  );

const requestedAmong = (app: App, ids: string[]) =>
  idsIn(
    app.db
      .select({ id: erasures.entityId })
      .from(erasures)
      .where(and(inArray(erasures.entityId, jsonValues(ids)), isOpen)),
  );
