import { readFileSync } from "node:fs";
import { rawOf } from "../calibration/calibrated";
import type { Sample } from "../calibration/fit";
import type { AnalysedAd, Analysis } from "../model";
import { labelledAdsIn } from "./labelled";
import { adOf } from "./figures";

/** What calibration is fitted on: the engine's own scores beside the grades of readers. */
export async function samplesIn(
  path: string,
  analyse: (ad: AnalysedAd) => Analysis | Promise<Analysis>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const labelled of labelledAdsIn(readFileSync(path, "utf8"))) {
    const { matchScore } = await analyse(adOf(labelled));
    samples.push({ score: rawOf(matchScore), grade: labelled.labels.grade });
  }
  return samples;
}
