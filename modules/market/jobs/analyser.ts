import type { AnalysedAd, Analysis } from "@/modules/knowledge/analysis/model";

/** Loaded with its taxonomy when the first ad needs it: a server answers long before that, and a reader may do it all. */
export async function analysed(ad: AnalysedAd): Promise<Analysis> {
  const { analyse } = await import("@/modules/knowledge/analysis");
  return analyse(ad);
}
