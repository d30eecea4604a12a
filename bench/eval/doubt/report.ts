import { aligned } from "../../figures";
import { bootstrap } from "../protocol/bootstrap";
import type { ReadAd } from "./examples";
import { areaUnder, countsOf, f1Of, heldOut, type HeldOut, type Outcome, parts } from "./held-out";
import type { Source } from "./judged";

const shares = [0.25, 0.5, 0.75, 1];
const sources: Source[] = ["findings", "changes", "whole", "blind", "labelled", "apart"];
const wholes = sources.slice(2);
const few = 8;

const figure = (it: number) => it.toFixed(3);
type Found = (it: Outcome) => Set<string>;
const before: Found = ({ all }) => all;
const after: Found = ({ kept }) => kept;

/** How skills are read by a table that never saw the employer, beside no table; with a curve also by a part of the verdicts. */
export function report(ads: ReadAd[], hasCurve: boolean): string {
  const done = heldOut(ads);
  const examples = ads.reduce((sum, it) => sum + it.examples.length, 0);
  return [
    `${ads.length} judged ads, ${examples} findings; each third of the employers as the table of the other two reads it (${parts} parts)`,
    aligned([
      ["findings, right from wrong", "n", "right", "AUC"],
      ...sources.map((it) => areaRow(done, it)),
    ]),
    "",
    aligned([
      [
        "skills of whole ads",
        "ads",
        "right",
        "wrong",
        "missed",
        "F1 before",
        "right",
        "wrong",
        "missed",
        "F1 after",
        "difference",
        "F1 of the product's table",
      ],
      ...wholes.map((it) =>
        row(
          it,
          done.outcomes.filter(({ ad }) => ad.source === it),
        ),
      ),
      row("all", done.outcomes),
      ...[...Map.groupBy(done.outcomes, ({ ad }) => ad.language ?? "–")]
        .filter(([, some]) => some.length >= few)
        .map(([language, some]) => row(language, some)),
    ]),
    ...(hasCurve ? ["", curve(ads)] : []),
  ].join("\n");
}

function areaRow({ scored }: HeldOut, source: Source): string[] {
  const own = scored.filter(({ ad }) => ad.source === source);
  const right = own.filter(({ isRight }) => isRight).length;
  return [source, `${own.length}`, figure(right / Math.max(1, own.length)), figure(areaUnder(own))];
}

function row(name: string, some: Outcome[]): string[] {
  const countsBy = (foundIn: Found) => {
    const { right, wrong, missed } = countsOf(some, foundIn);
    return [right, wrong, missed].map(String);
  };
  const gain = bootstrap(
    some,
    (drawn) => f1Of(countsOf(drawn, after)) - f1Of(countsOf(drawn, before)),
  );
  return [
    ...[name, `${some.length}`, ...countsBy(before), figure(f1Of(countsOf(some, before)))],
    ...[...countsBy(after), figure(f1Of(countsOf(some, after)))],
    `${figure(gain.figure)} [${gain.low.toFixed(3)}–${gain.high.toFixed(3)}]`,
    figure(f1Of(countsOf(some, ({ shipped }) => shipped))),
  ];
}

/** Whether more reading would help: the same ads, read by what a part of the employers taught. */
function curve(ads: ReadAd[]): string {
  const rows = shares.map((share) => {
    const { outcomes, scored } = heldOut(ads, share);
    const of = (source: Source) => outcomes.filter(({ ad }) => ad.source === source);
    return [
      `${share * 100} %`,
      figure(areaUnder(scored)),
      ...wholes.map((it) => figure(f1Of(countsOf(of(it), after)))),
      figure(f1Of(countsOf(outcomes, after))),
    ];
  });
  return aligned([["share of the employers", "AUC", ...wholes, "all"], ...rows]);
}
