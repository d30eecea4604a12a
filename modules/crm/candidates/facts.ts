import { and, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { jsonValuesParameter } from "@/src/database/bulk-insert";
import { prepared } from "@/src/database/prepared";
import { pause } from "@/src/workers/time-slices";
import { addDays, utcToday } from "@/src/calendar";
import { isCurrent } from "./certificates/certificates";
import type { CandidateFacts, HeldCertificate } from "./facts-model";
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

/**
 * Rows per query: on one machine a small part of a slice of work, because nothing else is served during a query. In a cluster a
 * round trip costs more than its rows, and others are served meanwhile.
 */
const readAtOnce = ({ cluster }: App): number => (cluster ? 200 : 40);

/** What scores may look at, of everybody who is not put away, some at a time: there may be very many. */
export async function* facts(app: App): AsyncGenerator<CandidateFacts[]> {
  const [today, limit] = [utcToday(app), readAtOnce(app)];
  for (let last = 0; ;) {
    const rows = await peopleBehind(app.db, { last, limit });
    const end = rows.at(-1)?.seq ?? last;
    const certificates = byHolder(await certificatesBetween(app.db, { last, end }));
    yield rows.map(({ seq: _, ...row }) => factsFrom(row, certificates.get(row.id) ?? [], today));
    if (rows.length < limit) return;
    last = end;
    await pause();
  }
}

const peopleBehind = prepared((db) =>
  db
    .select({ ...columns, seq: candidates.seq })
    .from(candidates)
    .where(and(isNull(candidates.archivedAt), gt(candidates.seq, sql.placeholder("last"))))
    .orderBy(candidates.seq)
    .limit(sql.placeholder("limit")),
);

/** With a fingerprint that changes only when something that a score looks at changes. */
export type FingerprintedFacts = { facts: CandidateFacts; fingerprint: string };

/** By candidate id; archived candidates are missing from the map. */
export async function factsAmong(
  app: App,
  ids: string[],
): Promise<Map<string, FingerprintedFacts>> {
  const [found, count] = [new Map<string, FingerprintedFacts>(), readAtOnce(app)];
  for (let from = 0; from < ids.length; from += count) {
    await pause();
    const some = await readAmong(app, ids.slice(from, from + count));
    for (const one of some) found.set(one.facts.id, one);
  }
  return found;
}

async function readAmong(app: App, ids: string[]): Promise<FingerprintedFacts[]> {
  const parameters = { ids: JSON.stringify(ids) };
  const [rows, certificates] = await Promise.all([
    peopleAmong(app.db, parameters),
    certificatesAmong(app.db, parameters),
  ]);
  const certificatesOf = byHolder(certificates);
  const today = utcToday(app);
  return rows.map((row) => {
    const own = certificatesOf.get(row.id) ?? [];
    return { facts: factsFrom(row, own, today), fingerprint: fingerprintOf(row, own) };
  });
}

const peopleAmong = prepared((db) =>
  db
    .select(columns)
    .from(candidates)
    .where(and(inArray(candidates.id, jsonValuesParameter("ids")), isNull(candidates.archivedAt))),
);

const certificatesAmong = prepared((db) =>
  db
    .select(certificateColumns)
    .from(held)
    .where(and(inArray(held.candidateId, jsonValuesParameter("ids")), isCurrent)),
);

/** Hash of the recorded values, not of what they amount to today; the retention date moves by itself and is left out. */
const fingerprintOf = ({ retainUntil: _, ...row }: Row, certificates: HeldCertificate[]) =>
  Bun.hash(JSON.stringify([row, certificates])).toString(36);

/** Current certificates of candidates with `last < seq <= end`, by their holder. */
const certificatesBetween = prepared((db) =>
  db
    .select(certificateColumns)
    .from(held)
    .innerJoin(candidates, eq(candidates.id, held.candidateId))
    .where(
      and(
        gt(candidates.seq, sql.placeholder("last")),
        lte(candidates.seq, sql.placeholder("end")),
        isCurrent,
      ),
    ),
);

function byHolder(rows: (HeldCertificate & { candidateId: string })[]) {
  const certificates = new Map<string, HeldCertificate[]>();
  for (const { candidateId, ...certificate } of rows) {
    const mates = certificates.get(candidateId);
    if (mates) mates.push(certificate);
    else certificates.set(candidateId, [certificate]);
  }
  return certificates;
}

export const factsOf = async (app: App, id: string): Promise<CandidateFacts> =>
  (await factsAmong(app, [id])).get(id)?.facts ?? notFound("candidate");

const certificateColumns = {
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
    availableFrom: rest.availableFrom ?? (noticeDays === null ? null : addDays(today, noticeDays)),
  };
}
