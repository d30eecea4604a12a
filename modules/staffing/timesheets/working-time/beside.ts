import { and, eq, gte, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { candidateCertificateRows as held } from "@/modules/crm/candidates/read-model";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import { addDays } from "@/src/calendar";
import { timesheets } from "../schema";
import { type Beside, maxWeeks } from "./rules";

type Sheet = { id: string; candidateId: string | null; week: string };

/** What else is known of the people of some timesheets, by the timesheet. */
export async function besideOf(app: App, sheets: readonly Sheet[]): Promise<Map<string, Beside>> {
  const people = [...new Set(sheets.flatMap(({ candidateId }) => candidateId ?? []))];
  if (people.length === 0) return new Map();
  const weeks = sheets.map(({ week }) => week).toSorted();
  const stretch = { from: addDays(weeks[0] ?? "", -7 * maxWeeks), until: weeks.at(-1) ?? "" };
  const [hours, certificatesOf] = await Promise.all([
    hoursOf(app, people, stretch),
    endedOf(app, people, addDays(stretch.until, 7)),
  ]);
  return new Map(
    sheets.map(({ id, candidateId, week }) => {
      const since = addDays(week, -7 * maxWeeks);
      const others = (hours.get(candidateId ?? "") ?? []).filter(
        (it) => it.id !== id && since <= it.week && it.week <= addDays(week, 7),
      );
      const certificates = certificatesOf.get(candidateId ?? "") ?? [];
      return [id, { entries: others.flatMap(({ entries }) => entries), certificates }];
    }),
  );
}

async function hoursOf(
  app: App,
  people: string[],
  { from, until }: Record<"from" | "until", string>,
) {
  const { id, week, entries } = timesheets;
  const rows = await app.db
    .select({ candidateId: deployments.candidateId, id, week, entries })
    .from(deployments)
    .innerJoin(timesheets, eq(timesheets.deploymentId, deployments.id))
    .where(
      and(inArray(deployments.candidateId, people), gte(week, from), lte(week, addDays(until, 7))),
    );
  return Map.groupBy(rows, ({ candidateId }) => candidateId ?? "");
}

/** Certificates that had ended and that nobody has renewed or let go. */
async function endedOf(app: App, people: string[], before: string) {
  const rows = await app.db
    .select({ candidateId: held.candidateId, certificate: held.certificate, on: held.expiresOn })
    .from(held)
    .where(
      and(
        inArray(held.candidateId, people),
        isNotNull(held.expiresOn),
        lte(held.expiresOn, before),
        isNull(held.renewedBy),
        isNull(held.letGoAt),
      ),
    );
  if (rows.length === 0) return new Map<string, Beside["certificates"]>();
  const { certificateNameOf } = await import("@/modules/knowledge/analysis");
  const named = rows.map(({ candidateId, certificate, on }) => ({
    candidateId,
    name: certificateNameOf(certificate) ?? certificate,
    endedOn: on ?? "",
  }));
  return Map.groupBy(named, ({ candidateId }) => candidateId);
}
