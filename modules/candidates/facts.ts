import { and, eq, isNull } from "drizzle-orm";
import type { App } from "@/src/app";
import { missing } from "@/src/errors";
import { isCurrent } from "./certificates";
import type { CandidateFacts, HeldCertificate } from "./facts-model";
import { daysAfter } from "./rules";
import { candidateCertificates as held, candidates } from "./schema";

const columns = {
  id: candidates.id,
  status: candidates.status,
  hasConsent: candidates.gdprConsent,
  retainUntil: candidates.dataRetentionUntil,
  role: candidates.role,
  willingCountries: candidates.willingCountries,
  languages: candidates.languages,
  yearsTotal: candidates.yearsTotal,
  yearsDatacentre: candidates.yearsDatacentre,
  skills: candidates.skills,
  systems: candidates.systems,
  payCents: candidates.payCents,
  payCurrency: candidates.payCurrency,
  payPeriod: candidates.payPeriod,
  availableFrom: candidates.availableFrom,
  noticeDays: candidates.noticeDays,
  contract: candidates.contract,
  worksShifts: candidates.worksShifts,
};
type Row = Pick<
  typeof candidates.$inferSelect,
  keyof Omit<typeof columns, "hasConsent" | "retainUntil">
> & {
  hasConsent: boolean;
  retainUntil: string;
};

/** What scores may look at, of everybody who is not put away; two queries, however many they are. */
export async function facts(app: App): Promise<CandidateFacts[]> {
  const rows = await app.db.select(columns).from(candidates).where(isNull(candidates.archivedAt));
  const papers = new Map<string, HeldCertificate[]>();
  for (const { candidateId, ...paper } of await app.db
    .select(paperColumns)
    .from(held)
    .where(isCurrent)) {
    const mates = papers.get(candidateId);
    if (mates) mates.push(paper);
    else papers.set(candidateId, [paper]);
  }
  const today = app.now().toISOString().slice(0, 10);
  return rows.map((row) => factsFrom(row, papers.get(row.id) ?? [], today));
}

export async function factsOf(app: App, id: string): Promise<CandidateFacts> {
  const isThis = and(eq(candidates.id, id), isNull(candidates.archivedAt));
  const [row] = await app.db.select(columns).from(candidates).where(isThis);
  if (!row) return missing("candidate");
  const papers = await app.db
    .select(paperColumns)
    .from(held)
    .where(and(eq(held.candidateId, id), isCurrent));
  const today = app.now().toISOString().slice(0, 10);
  return factsFrom(
    row,
    papers.map(({ candidateId: _, ...paper }) => paper),
    today,
  );
}

const paperColumns = {
  candidateId: held.candidateId,
  id: held.certificate,
  expiresOn: held.expiresOn,
};

function factsFrom(row: Row, certificates: HeldCertificate[], today: string): CandidateFacts {
  const { payCents, payCurrency: currency, payPeriod: period, noticeDays, ...rest } = row;
  const isPaid = payCents !== null && currency !== null && period !== null;
  return {
    ...rest,
    certificates,
    pay: isPaid ? { amount: payCents / 100, currency, period } : null,
    availableFrom:
      rest.availableFrom ?? (noticeDays === null ? null : daysAfter(today, noticeDays)),
  };
}
