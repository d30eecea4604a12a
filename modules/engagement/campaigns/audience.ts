import type { App } from "@/src/app";
import { chosenBy } from "./choosing";
import { judged, type Judged } from "./judging";
import { type CampaignRow, rowOf } from "./keeping";
import type { AudienceView, Chosen } from "./model";
import type { AudienceQuery } from "./questions";
import { type Exclusion, localeFor } from "./rules";
import { jobsNamed, type NamedJob } from "./service";
import { writerFor, type Writer, valuesFor, written } from "./wording";

/** Somebody of the audience with all that their letters need. */
export type Member = Judged & { jobIds: string[]; locale: Chosen["locale"]; gaps: string[] };

/** Everybody who was chosen, and why which of them are left out: asked anew whenever somebody looks. */
export async function audienceOf(app: App, row: CampaignRow): Promise<Member[]> {
  const chosen = await chosenBy(app, row);
  const [people, named, writer] = await Promise.all([
    judged(app, [...chosen.keys()], row.id),
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

function member({ person, reason }: Judged, jobIds: string[], ground: Ground): Member {
  const { row, named, writer } = ground;
  const locale = localeFor(person);
  const jobs = jobIds.flatMap((id) => named.get(id) ?? []);
  const values = valuesFor(person, jobs, writer);
  const steps = row.sequence.filter(({ texts }) => Object.keys(texts).length > 0);
  const gaps = [...new Set(steps.flatMap((step) => written(step, locale, values).gaps))];
  return { person, jobIds, locale, gaps, reason: reason ?? lackOf(gaps) };
}

const lackOf = (gaps: string[]): Exclusion | null => (gaps.length > 0 ? "gap" : null);

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

export async function audience(app: App, id: string, query: AudienceQuery): Promise<AudienceView> {
  const members = await audienceOf(app, await rowOf(app, id));
  const excluded: Partial<Record<Exclusion, number>> = {};
  for (const { reason } of members) if (reason) excluded[reason] = (excluded[reason] ?? 0) + 1;
  const { show, offset, limit } = query;
  return {
    chosen: members.length,
    included: members.filter(isIncluded).length,
    excluded,
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
