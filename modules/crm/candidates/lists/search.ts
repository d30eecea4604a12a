import { and, desc, eq, gte, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { recordPath } from "@/modules/records/core";
import {
  type Asked,
  type Found,
  rowsNamed,
  type SearchSource,
  similarBy,
} from "@/modules/records/search";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { expandLastPrefix } from "@/src/database/word-prefixes";
import { ftsQueryOf } from "@/src/search";
import { isCurrent } from "../certificates/certificates";
import { keysOf } from "../duplicates/likeness";
import { numberOf } from "../rules";
import { candidateCertificates, candidates } from "../schema";

/** Finds people by name, number, address, telephone, certificate, skill and the words of their records and CVs. */
export const search: SearchSource = { kind: "candidate", find, recent };

async function find(app: App, asked: Asked): Promise<Found[]> {
  const meant = meantBy(asked.text);
  if (meant) return shown(await read(app, meant.where, asked.limit), meant.why);
  const found = await named(app, asked);
  for (const way of [byCertificate, bySkill, byWords]) {
    if (found.length >= asked.limit) break;
    const known = new Set(found.map(({ id }) => id));
    found.push(...(await way(app, asked)).filter(({ id }) => !known.has(id)));
  }
  return found.length > 0 ? found : misspelt(app, asked);
}

async function recent(app: App, { limit }: Asked): Promise<Found[]> {
  return shown(await read(app, isNull(candidates.archivedAt), limit), "recent");
}

const columns = {
  seq: candidates.seq,
  id: candidates.id,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  headline: candidates.headline,
  location: candidates.location,
  archivedAt: candidates.archivedAt,
};
type Row = { [Name in keyof typeof columns]: (typeof candidates.$inferSelect)[Name] };

/** Whoever is restricted is not found. */
const read = (app: App, where: SQL | undefined, limit: number): Promise<Row[]> =>
  app.db
    .select(columns)
    .from(candidates)
    .where(and(where, isNull(candidates.restrictedAt)))
    .orderBy(desc(candidates.seq))
    .limit(limit);

const shown = (rows: Row[], why: Found["why"], match: string | null = null): Found[] =>
  rows.map(({ seq, id, firstName, lastName, headline, location, archivedAt }) => ({
    id,
    number: numberOf(seq),
    title: `${firstName} ${lastName}`,
    detail: [headline, location].filter(Boolean).join(" · ") || null,
    why,
    match,
    path: recordPath("candidate", id),
    isArchived: archivedAt !== null,
  }));

type Meant = { where: SQL | undefined; why: "number" | "email" | "phone" };
/** Fewer digits belong to too many telephones, and to other numbers. */
const fewestDigits = 5;

/** A number, an address or a telephone means one person, also while it is being typed. */
function meantBy(text: string): Meant | null {
  const number = /^C-?0*(\d+)$/i.exec(text)?.[1];
  if (number) return { where: eq(candidates.seq, Number(number)), why: "number" };
  if (/^\S+@\S*$/.test(text))
    return { where: begins(candidates.emailKey, emailOf(text)), why: "email" };
  const digits = /^[+\d][\d\s()./-]+$/.test(text) ? text.replaceAll(/\D/g, "") : "";
  return digits.length < fewestDigits ? null : { where: withPhone(text, digits), why: "phone" };
}

const emailOf = (text: string) => keysOf({ email: text }).emailKey ?? text.toLowerCase();

function withPhone(text: string, digits: string): SQL {
  const { phoneKey } = keysOf({ phone: text });
  return phoneKey
    ? eq(candidates.phoneKey, phoneKey)
    : begins(candidates.phoneKey, digits.replace(/^0+/, ""));
}

/** As a range of an index, because SQLite would not use one for `like`. */
const begins = (
  column: typeof candidates.emailKey | typeof candidates.phoneKey,
  text: string,
): SQL => sql`(${column} >= ${text} and ${column} < ${text + "\u{10ffff}"})`;

async function named(app: App, asked: Asked): Promise<Found[]> {
  return inOrder(app, await rowsNamed(app, "candidate", asked), "name");
}

async function inOrder(app: App, seqs: number[], why: Found["why"]): Promise<Found[]> {
  if (seqs.length === 0) return [];
  const rows = await read(app, inArray(candidates.seq, seqs), seqs.length);
  return shown(
    rows.toSorted((a, b) => seqs.indexOf(a.seq) - seqs.indexOf(b.seq)),
    why,
  );
}

/** Only where no name and no word was found, because a slip is rarer than a word. */
const misspelt = similarBy("candidate", async (app, asked, why) =>
  inOrder(app, await rowsNamed(app, "candidate", asked), why),
);

/** Holders of a current certificate of that name. Ids start with a timestamp, so the newest come last in the index. */
async function byCertificate(app: App, { text, limit }: Asked): Promise<Found[]> {
  const { certificateNameOf, certificatesMeant } = await import("@/modules/knowledge/analysis");
  if (text.length < shortestCertificateName) return [];
  const called = certificatesMeant(text).slice(0, mostCertificates);
  const { candidateId, certificate, expiresOn } = candidateCertificates;
  const isInForce = or(isNull(expiresOn), gte(expiresOn, utcToday(app)));
  const holders = await Promise.all(
    called.map((id) =>
      app.db
        .select({ id: candidateId, certificate })
        .from(candidateCertificates)
        .where(and(eq(certificate, id), isCurrent, isInForce))
        .orderBy(desc(candidateId))
        .limit(limit * 2),
    ),
  );
  const ids = holders.flat().map(({ id }) => id);
  if (ids.length === 0) return [];
  const isHolder = and(inArray(candidates.id, ids), isNull(candidates.archivedAt));
  const heldBy = new Map(holders.flat().map((it) => [it.id, it.certificate]));
  return shown(await read(app, isHolder, limit), "certificate").map((it) => ({
    ...it,
    match: certificateNameOf(heldBy.get(it.id) ?? ""),
  }));
}

/** A word that begins more names than this means none of them. */
const mostCertificates = 8;
const shortestCertificateName = 2;

async function bySkill(app: App, { text, limit }: Asked): Promise<Found[]> {
  const { skillNamed } = await import("@/modules/knowledge/analysis");
  const skill = skillNamed(text);
  if (!skill) return [];
  return shown(await read(app, newestWith(skill.id, limit), limit), "skill", skill.name);
}

/** Read from the index of the skill, newest first, and no further than as many as are shown. */
const newestWith = (skill: string, limit: number): SQL =>
  sql`${candidates.seq} in (select candidate_skills.seq from candidate_skills
    cross join ${candidates} on ${candidates.seq} = candidate_skills.seq
    where candidate_skills.skill = ${skill}
      and ${isNull(candidates.archivedAt)} and ${isNull(candidates.restrictedAt)}
    order by candidate_skills.seq desc limit ${limit})`;

/** Shorter words stand in too many texts. */
const shortestWord = 3;

async function byWords(app: App, { text, words, limit }: Asked): Promise<Found[]> {
  if (words.some((word) => word.length < shortestWord) || !ftsQueryOf(text)) return [];
  const match = await expandLastPrefix(app, "candidate_search", ftsQueryOf(text));
  const has = sql`${candidates.seq} in (select rowid from candidate_search
    where candidate_search match ${match} order by rowid desc limit ${limit * 2})`;
  return shown(await read(app, has, limit), "words");
}
