import { CandidateFilter, candidates } from "@/modules/crm/candidates";
import type { Locale } from "@/modules/platform/accounts";
import { views } from "@/modules/records/saved-views";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { type CampaignRow, rowOf } from "../campaign-writes";
import { checkAudience, type AudienceCheck } from "../sending/audience-check";
import type { AudienceView, Chosen, Step, Variant } from "../model";
import { matchesOf } from "../ports";
import type { AudienceQuery } from "../questions";
import {
  type Exclusion,
  hasOwnWords,
  localeFor,
  maxPerJob,
  maxRecipients,
  writtenIn,
} from "../rules";
import { jobsNamed, type NamedJob } from "../service";
import { renderStep, valuesFor, type Writer, writerFor } from "./wording";

/** Who was chosen, and which of the campaign's jobs their letters name, the best first. */
type ChosenOnes = Map<string, string[]>;
type Asked = Pick<CampaignRow, "audience" | "jobIds">;

async function chosenBy(app: App, { audience, jobIds }: Asked): Promise<ChosenOnes> {
  if (audience.kind === "matches") return matched(app, jobIds, audience.least);
  const ids = await idsIn(app, audience);
  if (ids.length <= maxRecipients) return new Map(ids.map((id) => [id, jobIds]));
  throw new Failure(
    "invalid",
    `A campaign can have at most ${maxRecipients} recipients. Narrow the audience.`,
  );
}

type Listed = Exclude<CampaignRow["audience"], { kind: "matches" }>;

async function idsIn(app: App, audience: Listed): Promise<string[]> {
  if (audience.kind === "chosen") return [...new Set(audience.candidateIds)];
  const query =
    audience.kind === "view" ? (await views.find(app, audience.viewId)).query : audience.query;
  return candidates.idsOf(app, filterIn(query), maxRecipients + 1);
}

/** The address of a list says what it shows; how it is drawn and ordered does not matter here. */
function filterIn(query: string): CandidateFilter {
  const { success, data } = CandidateFilter.safeParse(
    Object.fromEntries(new URLSearchParams(query)),
  );
  if (success) return data;
  throw new Failure("invalid", "This list uses a filter that no longer exists.");
}

/** What keeps somebody from a letter is named below; what keeps them from the work makes them no match. */
const namedElsewhere = new Set(["status", "consent", "retention"]);

async function matched(app: App, jobIds: string[], least: number): Promise<ChosenOnes> {
  const found: { candidateId: string; jobId: string; score: number }[] = [];
  for (const jobId of jobIds) {
    const query = { least, offset: 0, limit: maxPerJob };
    const { matches } = await matchesOf(app, jobId, query);
    for (const { match, decision } of matches) {
      const isBlocked = match.blockers.some(({ kind }) => !namedElsewhere.has(kind));
      if (decision?.kind === "dismissed" || (isBlocked && !decision)) continue;
      found.push({ candidateId: match.candidateId, jobId, score: match.score });
    }
  }
  const chosen: ChosenOnes = new Map();
  for (const { candidateId, jobId } of found.toSorted((a, b) => b.score - a.score)) {
    chosen.set(candidateId, [...(chosen.get(candidateId) ?? []), jobId]);
  }
  return chosen;
}

/** Somebody of the audience with all that their letters need. */
export type Member = AudienceCheck & { jobIds: string[]; locale: Chosen["locale"]; gaps: string[] };

/** Everybody who was chosen, and why which of them are left out: asked anew whenever somebody looks. */
export async function audienceOf(app: App, row: CampaignRow): Promise<Member[]> {
  const chosen = await chosenBy(app, row);
  const [people, named, writer] = await Promise.all([
    checkAudience(app, [...chosen.keys()], row.id),
    jobsNamed(app, row.jobIds),
    writerFor(app, app.actor.id),
  ]);
  const members = people.map((one) => {
    const jobIds = (chosen.get(one.person.id) ?? []).filter((id) => named.has(id));
    return member(one, jobIds, { row, named, writer });
  });
  return oncePerAddress(members);
}

type Ground = { row: CampaignRow; named: Map<string, NamedJob>; writer: Writer };

function member({ person, reason }: AudienceCheck, jobIds: string[], ground: Ground): Member {
  const { row, named, writer } = ground;
  const locale = localeFor(person);
  const jobs = jobIds.flatMap((id) => named.get(id) ?? []);
  const values = valuesFor(person, jobs, writer);
  const steps = row.sequence.filter(({ texts }) => Object.keys(texts).length > 0);
  const gaps = [...new Set(steps.flatMap((step) => renderStep(step, locale, values).gaps))];
  return { person, jobIds, locale, gaps, reason: reason ?? lackOf(row, locale, gaps) };
}

function lackOf({ audience, sequence }: CampaignRow, locale: Locale, gaps: string[]) {
  const read = sequence.map(({ texts }) => writtenIn(texts, locale));
  if (read.some((it) => it && audience.withoutLocales?.includes(it))) return "language";
  return gaps.length > 0 ? "gap" : null;
}

/** Two records may be of one person, who gets one letter. */
function oncePerAddress(members: Member[]): Member[] {
  const taken = new Set<string>();
  return members.map((one) => {
    const address = one.person.email?.trim().toLowerCase() ?? "";
    if (one.reason) return one;
    if (taken.has(address)) return leftOut(one, "sameAddress");
    taken.add(address);
    return one;
  });
}

const leftOut = (one: Member, reason: Exclusion): Member => ({ ...one, reason });

export const isIncluded = ({ reason }: Member) => reason === null;

type Reader = { locale: Locale };

/** How many of these people get each letter in which language: their own where it is written, else the next. */
export const variantsOf = (sequence: Step[], readers: Reader[]): Variant[] =>
  sequence.flatMap(({ texts }, step) => {
    const groups = Map.groupBy(readers, ({ locale }) => writtenIn(texts, locale));
    return [...groups]
      .flatMap(([locale, { length: people }]) =>
        locale
          ? [{ step, locale, people, isWordless: !hasOwnWords(texts[locale]?.body ?? "") }]
          : [],
      )
      .toSorted((a, b) => b.people - a.people);
  });

/** A greeting and a farewell alone are no letter: it goes to nobody. */
export function refuseWordless(variants: Variant[]): void {
  const empty = variants.find(({ isWordless }) => isWordless);
  if (empty) throw refusal[empty.locale](empty.step + 1, empty.people);
}

const refusal: Record<Locale, (letter: number, people: number) => Failure> = {
  nl: (letter, people) =>
    new Failure(
      "conflict",
      `Email ${letter} only contains a greeting in Dutch, and ${people} would get it like that. Write it, choose another language for them, or exclude them.`,
    ),
  en: (letter, people) =>
    new Failure(
      "conflict",
      `Email ${letter} only contains a greeting in English, and ${people} would get it like that. Write it, choose another language for them, or exclude them.`,
    ),
  de: (letter, people) =>
    new Failure(
      "conflict",
      `Email ${letter} only contains a greeting in German, and ${people} would get it like that. Write it, choose another language for them, or exclude them.`,
    ),
};

export async function audience(app: App, id: string, query: AudienceQuery): Promise<AudienceView> {
  const row = await rowOf(app, id);
  const members = await audienceOf(app, row);
  const excluded: Partial<Record<Exclusion, number>> = {};
  for (const { reason } of members) if (reason) excluded[reason] = (excluded[reason] ?? 0) + 1;
  const { show, offset, limit } = query;
  return {
    chosen: members.length,
    included: members.filter(isIncluded).length,
    excluded,
    variants: variantsOf(row.sequence, members.filter(isIncluded)),
    people: members
      .filter(({ reason }) => isShown(show, reason))
      .slice(offset, offset + limit)
      .map(shown),
  };
}

function isShown(show: AudienceQuery["show"], reason: Exclusion | null): boolean {
  if (show === "all") return true;
  if (show === "included") return reason === null;
  return show === "excluded" ? reason !== null : show === reason;
}

const shown = ({ person, reason, locale, gaps }: Member): Chosen => ({
  candidateId: person.id,
  number: person.number,
  name: `${person.firstName} ${person.lastName}`,
  locale,
  reason,
  gaps,
  consentedAt: person.consent?.givenAt ?? null,
});
