import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { App } from "@/src/app";
import { missing } from "@/src/errors";
import { isCurrent } from "./certificates/certificates";
import type { CandidateFacts, HeldCertificate } from "./facts-model";
import { daysAfter } from "./rules";
import { candidateCertificates as held, candidates } from "./schema";

const columns = {
  id: candidates.id,
  status: candidates.status,
  hasConsent: candidates.gdprConsent,
  groundUntil: candidates.groundUntil,
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

/** So many are read before others have their turn on the thread. */
const readAtOnce = 1000;

/** What scores may look at, of everybody who is not put away; a batch at a time, because there may be very many. */
export async function facts(app: App): Promise<CandidateFacts[]> {
  const people: CandidateFacts[] = [];
  const today = app.now().toISOString().slice(0, 10);
  for (let last = 0; ; await Bun.sleep(0)) {
    const rows = await app.db
      .select({ ...columns, seq: candidates.seq })
      .from(candidates)
      .where(and(isNull(candidates.archivedAt), gt(candidates.seq, last)))
      .orderBy(candidates.seq)
      .limit(readAtOnce);
    const end = rows.at(-1)?.seq ?? last;
    const papers = await papersBetween(app, last, end);
    for (const { seq: _, ...row } of rows)
      people.push(factsFrom(row, papers.get(row.id) ?? [], today));
    if (rows.length < readAtOnce) return people;
    last = end;
  }
}

/** The papers that count of those whose numbers lie after one and up to another, by their holder. */
async function papersBetween(app: App, after: number, upTo: number) {
  const rows = await app.db
    .select(paperColumns)
    .from(held)
    .innerJoin(candidates, eq(candidates.id, held.candidateId))
    .where(and(gt(candidates.seq, after), lte(candidates.seq, upTo), isCurrent));
  const papers = new Map<string, HeldCertificate[]>();
  for (const { candidateId, ...paper } of rows) {
    const mates = papers.get(candidateId);
    if (mates) mates.push(paper);
    else papers.set(candidateId, [paper]);
  }
  return papers;
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
  const {
    payCents,
    payCurrency: currency,
    payPeriod: period,
    noticeDays,
    groundUntil,
    ...rest
  } = row;
  const isPaid = payCents !== null && currency !== null && period !== null;
  return {
    ...rest,
    // A recorded basis lets data be used as a consent does.
    hasConsent: rest.hasConsent || (groundUntil !== null && groundUntil >= today),
    certificates,
    pay: isPaid ? { amount: payCents / 100, currency, period } : null,
    availableFrom:
      rest.availableFrom ?? (noticeDays === null ? null : daysAfter(today, noticeDays)),
  };
}
