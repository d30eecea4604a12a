import type { Around } from "./doubt/features";
import { readAd, type Reading } from "./reading";
import { readTitle } from "./title";
import { type Suspicion, suspicionsOf } from "./findings/lookalikes";
import { skillFindings } from "./findings/mentions";

/** An ad as it is read, with every skill that it names, doubted or not. */
export type FoundAd = Around & {
  readings: [title: Reading, text: Reading];
  suspicions: Suspicion[];
  /** The language that is shown, also of an ad whose words are read in several. */
  spoken: string | null;
};

export function foundIn(adTitle: string, adText: string | null): FoundAd {
  const { language, spoken, ...read } = readAd(adTitle, adText ?? "");
  const readings: FoundAd["readings"] = [read.title, read.text];
  const suspicions = suspicionsOf(readings);
  const title = readTitle(read.title, language);
  const all = skillFindings(readings, suspicions, title);
  const titleWords = read.title.words.words;
  return { title, language, spoken, titleWords, all, readings, suspicions };
}
