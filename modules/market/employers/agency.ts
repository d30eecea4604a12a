import { signOfName } from "@/modules/knowledge/agencies";
import type { Sign } from "./model";
import { agencyShare, ownTexts, type Verdict } from "./rules";

export type ReadAd = {
  jobId: string;
  hasText: boolean;
  isOwnBoard: boolean;
  signs: readonly Pick<Sign, "code" | "quote">[];
};

/** Direct employer or agency, with what speaks for it; where nothing does it stays unknown. */
export function classifyEmployer(
  name: string,
  ads: readonly ReadAd[],
): { is: Verdict; because: Sign[] } {
  const read = ads.filter(({ hasText }) => hasText);
  const byName = signOfName(name);
  const named = byName && { ...byName, jobId: null, ads: 0, of: 0 };
  const clients = signOf("client-phrase", read);
  const refused = signOf("no-agencies", read);
  const own = ownBoard(ads);
  const isAgency = clients.some((sign) => sign.ads >= sign.of * agencyShare);
  if (named || isAgency) return { is: "agency", because: [...(named ? [named] : []), ...clients] };
  if (refused.length > 0 || own.length > 0)
    return { is: "direct", because: [...refused, ...own, ...clients] };
  if (clients.length > 0 || read.length < ownTexts) return { is: "unknown", because: clients };
  const sign = { code: "own-texts" as const, quote: null, jobId: null };
  return { is: "direct", because: [{ ...sign, ads: read.length, of: read.length }] };
}

function signOf(code: Sign["code"], read: readonly ReadAd[]): Sign[] {
  const found = read.flatMap(({ jobId, signs }) =>
    signs.filter((sign) => sign.code === code).map(({ quote }) => ({ jobId, quote })),
  );
  const [first] = found;
  return first ? [{ code, ...first, ads: found.length, of: read.length }] : [];
}

function ownBoard(ads: readonly ReadAd[]): Sign[] {
  const own = ads.filter(({ isOwnBoard }) => isOwnBoard);
  const [first] = own;
  if (!first) return [];
  const { jobId } = first;
  return [{ code: "own-board", quote: null, jobId, ads: own.length, of: ads.length }];
}
