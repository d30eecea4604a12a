import { CandidateFilter, candidates } from "@/modules/crm/candidates";
import { matching } from "@/modules/staffing/matching";
import { views } from "@/modules/platform/saved-views";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { CampaignRow } from "./keeping";
import { mostPerJob, mostRecipients } from "./rules";

/** Who was chosen, and which of the campaign's jobs their letters name, the best first. */
export type ChosenOnes = Map<string, string[]>;
type Asked = Pick<CampaignRow, "audience" | "jobIds">;

export async function chosenBy(app: App, { audience, jobIds }: Asked): Promise<ChosenOnes> {
  if (audience.kind === "matches") return matched(app, jobIds, audience.least);
  const ids = await idsIn(app, audience);
  if (ids.length <= mostRecipients) return new Map(ids.map((id) => [id, jobIds]));
  throw new Failure(
    "invalid",
    `A campaign reaches at most ${mostRecipients} people. Narrow the audience.`,
  );
}

type Listed = Exclude<CampaignRow["audience"], { kind: "matches" }>;

async function idsIn(app: App, audience: Listed): Promise<string[]> {
  if (audience.kind === "chosen") return [...new Set(audience.candidateIds)];
  const query =
    audience.kind === "view" ? (await views.find(app, audience.viewId)).query : audience.query;
  return candidates.idsOf(app, filterIn(query), mostRecipients + 1);
}

/** The address of a list says what it shows; how it is drawn and ordered does not matter here. */
function filterIn(query: string): CandidateFilter {
  const { success, data } = CandidateFilter.safeParse(
    Object.fromEntries(new URLSearchParams(query)),
  );
  if (success) return data;
  throw new Failure("invalid", "This list asks for something that does not exist any more.");
}

/** What keeps somebody from a letter is named below; what keeps them from the work makes them no match. */
const namedElsewhere = new Set(["status", "consent", "retention"]);

async function matched(app: App, jobIds: string[], least: number): Promise<ChosenOnes> {
  const found: { candidateId: string; jobId: string; score: number }[] = [];
  for (const jobId of jobIds) {
    const query = { least, offset: 0, limit: mostPerJob };
    const { matches } = await matching.forJob(app, jobId, query);
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
