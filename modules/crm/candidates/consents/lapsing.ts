import { and, inArray, isNull, lt } from "drizzle-orm";
import { activities } from "@/modules/platform/privacy-log";
import { audit } from "@/modules/platform/audit";
import { lapsedBy, type Purpose } from "../legal-bases/rules";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { consentRowsOf } from "./consent-rows";
import { candidatesChanged } from "../events";
import { changed, deed, rowOf, told } from "../keeping";
import { daysAfter, retentionDays } from "../rules";
import { candidateConsents as consents } from "../schema";
import { standingOf } from "./standing";

/** So many people are read at once. */
const atOnce = 100;

/** Silence is no consent: whatever is a year old and was not renewed ends. Answers for how many people. */
export async function lapse(app: App, today: string): Promise<number> {
  const isOver = and(
    isNull(consents.withdrawnAt),
    lt(consents.givenAt, daysAfter(today, -retentionDays)),
  );
  for (let total = 0; ;) {
    const rows = await app.db
      .selectDistinct({ id: consents.candidateId })
      .from(consents)
      .where(isOver)
      .limit(atOnce);
    for (const { id } of rows) await lapsed(app, id, today);
    total += rows.length;
    if (rows.length < atOnce) return total;
  }
}

async function lapsed(app: App, id: string, today: string): Promise<void> {
  const [row, before] = await Promise.all([rowOf(app, id), consentRowsOf(app, id)]);
  const oldest = daysAfter(today, -retentionDays);
  const meant = before.filter((it) => !it.withdrawnAt && it.givenAt < oldest);
  const set = { withdrawnAt: app.now().toISOString(), withdrawnBy: lapsedBy };
  const after = before.map((it) => (meant.includes(it) ? { ...it, ...set } : it));
  const stands = new Set(after.filter((it) => !it.withdrawnAt).map(({ purpose }) => purpose));
  const gone = [...new Set(meant.map(({ purpose }) => purpose))].filter((it) => !stands.has(it));
  const ids = meant.map((it) => it.id);
  const isMeant = and(inArray(consents.id, ids), isNull(consents.withdrawnAt));
  await app.write(
    [
      changed(app, row, standingOf(row, after)),
      must(app.db.update(consents).set(set).where(isMeant)),
      ...(gone.length > 0 ? linesOf(app, id, gone) : []),
      ...(gone.includes("keep") ? [activities.settledOf(app, "renewal-asked", id, "failed")] : []),
      audit.entry(app, deed("consent-lapsed", id, { purposes: gone })),
    ],
    candidatesChanged([id]),
  );
}

const linesOf = (app: App, id: string, purposes: Purpose[]) => [
  told(app, [id], { event: "consent-lapsed", reason: purposes.join(", ") }),
  activities.recorded(app, { deed: "consent-lapsed", entityType: "candidate", entityId: id }),
];
