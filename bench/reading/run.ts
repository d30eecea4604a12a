import { builtCvs, gridCvs, known, profileCvs } from "./cvs/build";
import { judged, printedCvs } from "./cvs/measure";
import { countIn, foreignRows, printedForeign, sets } from "./foreign/measure";
import { mappedByName, mappedFiles, printedHeads } from "./heads";

console.log(printedHeads(mappedFiles(), "Exports of ten systems"));
console.log(printedHeads(mappedByName(), "The same without the profiles of systems"));

const cvs = await Promise.all((await builtCvs()).map(judged));
const isKnown = ({ layout }: { layout: string }) => known.includes(layout);
const grids = await Promise.all((await gridCvs()).map(judged));
const profiles = await Promise.all((await profileCvs()).map(judged));
console.log(printedCvs(cvs, "CVs in ten layouts and ten languages"));
console.log(printedCvs(cvs.filter(isKnown), "Of them in layouts that rules were tried on"));
console.log(
  printedCvs(
    cvs.filter((it) => !isKnown(it)),
    "Of them in the others",
  ),
);
console.log(printedCvs(profiles, "Profiles as LinkedIn prints them"));
for (const layout of new Set(grids.map((it) => it.layout))) {
  console.log(
    printedCvs(
      grids.filter((it) => it.layout === layout),
      `Columns on one grid, ${layout}`,
    ),
  );
}
for (const set of sets) {
  const title = `CVs that other programs wrote, ${set} set, ${countIn(set)}`;
  console.log(printedForeign(await foreignRows(set), title));
}
for (const { layout, tongue, faults } of [...cvs, ...profiles, ...grids]) {
  for (const fault of faults) console.log(`  ${layout} ${tongue} ${fault}`);
}
// The reader of files waits for questions as long as somebody may ask.
process.exit(0);
