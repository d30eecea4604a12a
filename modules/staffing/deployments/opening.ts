import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { historyOf } from "@/modules/records/core";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { prepared } from "@/src/prepared";
import type { Beside, DeploymentRecord } from "./model";
import type { OverlapQuery } from "./questions";
import { takingStatuses } from "./rules";
import { deployments } from "./schema";
import { named } from "./service";
import { besideOf, eurosOf, toDeployment } from "./shape";
import { termsOf } from "./terms/terms";

export async function find(app: App, id: string): Promise<DeploymentRecord> {
  const [[own], [row]] = await Promise.all([ownRow(app.db, { id }), rows(app.db, { id }, "it")]);
  if (!own || !row) return notFound("deployment");
  const { candidateId, startDate, endDate, replacesId } = own;
  const [terms, seat, others, history] = await Promise.all([
    termsOf(app, id),
    rows(app.db, { id, replacesId }, "seat"),
    candidateId ? overlapping(app, { candidateId, startDate, endDate, except: id }) : [],
    historyOf(app, "deployment", id),
  ]);
  const byReplacing = seat.map((it) => ({ ...besideOf(it), isEarlier: it.id === replacesId }));
  return {
    ...toDeployment(row),
    hoursPerWeek: own.hoursPerWeek,
    perDiem: eurosOf(own.perDiemCents),
    employerPercent: own.employerPercent,
    feePercent: own.feePercent,
    partTimeReason: own.partTimeReason,
    cancelReason: own.cancelReason,
    terms,
    overlapping: others,
    replaces: byReplacing.find(({ isEarlier }) => isEarlier) ?? null,
    replacedBy: byReplacing.find(({ isEarlier }) => !isEarlier) ?? null,
    history,
  };
}

type Days = Omit<OverlapQuery, "endDate"> & { endDate?: string | null | undefined };

/** Where else the same person is, or will be, in the same days. */
export async function overlapping(app: App, days: Days): Promise<Beside[]> {
  const { candidateId, startDate, endDate = null, except = null } = days;
  const found = await rows(app.db, { candidateId, startDate, endDate, except }, "beside");
  return found.map(besideOf);
}

const ownRow = prepared((db) =>
  db
    .select()
    .from(deployments)
    .where(eq(deployments.id, sql.placeholder("id"))),
);

/** An open end is later than any day. */
const wanted = {
  it: eq(deployments.id, sql.placeholder("id")),
  /** Who sat there before, and who sits there after. */
  seat: or(
    eq(deployments.replacesId, sql.placeholder("id")),
    eq(deployments.id, sql.placeholder("replacesId")),
  ),
  beside: and(
    eq(deployments.candidateId, sql.placeholder("candidateId")),
    inArray(deployments.status, [...takingStatuses]),
    sql`${deployments.archivedAt} is null`,
    sql`coalesce(${deployments.endDate}, '9999-12-31') >= ${sql.placeholder("startDate")}`,
    sql`${deployments.startDate} <= coalesce(${sql.placeholder("endDate")}, '9999-12-31')`,
    ne(deployments.id, sql`coalesce(${sql.placeholder("except")}, '')`),
  ),
};

const rows = prepared((db, which: keyof typeof wanted) =>
  named(db, {}).where(wanted[which]).orderBy(asc(deployments.startDate), asc(deployments.seq)),
);
