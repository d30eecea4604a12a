import { aligned } from "../figures";
import type { Report } from "./evaluate";
import { targets, verdictOn } from "./targets";

const short = (figure: number | null | undefined) =>
  figure === null || figure === undefined ? "–" : figure.toFixed(3);

/** Every figure beside its floor and its goal, then all of them language by language. */
export function printed(report: Report): string {
  const rows = targets.map((target) => {
    const figure = target.of(report) ?? null;
    const verdict = figure === null ? "not measured" : verdictOn(target, figure);
    return [target.name, short(figure), String(target.floor), String(target.goal), verdict];
  });
  const { background, notes } = report.extraction;
  const found = background
    ? [
        `relevant among ${background.count} ordinary ads: ${background.relevantFound} of ${background.relevant} found`,
      ]
    : [];
  return [
    `\n${report.analyser}`,
    aligned([["figure", "", "floor", "goal", ""], ...rows]),
    ...found,
    "",
    perLanguage(report),
    ...notes,
  ].join("\n");
}

function perLanguage({ extraction, matching, duplicates }: Report): string {
  const names = Object.keys(extraction.languages);
  const head =
    "language ads skills cert syst relev class hardP hardR categ salary jobs nDCG@10 P@1 dupl";
  const rows = names.map((name) => {
    const read = extraction.languages[name];
    const match = matching?.languages[name];
    const figures = [
      read?.skills.f1,
      read?.certificates.f1,
      read?.systems.f1,
      read?.relevance.f1,
      read?.classAccuracy,
      read?.hardTarget.precision,
      read?.hardTarget.recall,
      read?.category,
      read?.salary,
    ].map(short);
    const last = [match?.ndcgAt10, match?.precisionAt1, duplicates?.languages[name]?.f1].map(short);
    return [name, String(read?.ads ?? 0), ...figures, String(match?.jobs ?? 0), ...last];
  });
  return aligned([head.split(" "), ...rows]);
}
