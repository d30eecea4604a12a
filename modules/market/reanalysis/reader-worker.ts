import { analyse, packed, unpacked } from "@/modules/knowledge/analysis";
import type { Rescored, Stale } from "@/modules/market/jobs";
import type { Reason } from "./model";
import { reasonsOf } from "./reasons";

export type Question = Pick<Stale, "ad" | "corrections" | "former">[];
export type Finding = { anew: Rescored; why: Reason[] };

declare const self: Worker;

/** Analyses ads anew and says what differs, away from the thread that answers people. */
export const analysedAnew = (ads: Question): Finding[] =>
  ads.map(({ ad, corrections, former }) => {
    const analysis = analyse(ad, corrections);
    const before = unpacked(former);
    return {
      // Only what lists need crosses as it is; the whole crosses as the text it is stored as.
      anew: {
        ...analysis,
        facts: [],
        contributions: [],
        tips: [],
        whole: packed(analysis),
      },
      why: reasonsOf(before.contributions, analysis.contributions),
    };
  });

self.onmessage = ({ data }: MessageEvent<Question>) => self.postMessage(analysedAnew(data));
