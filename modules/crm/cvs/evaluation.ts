import { readCv } from "./readers";
import { manyOf, type CvField, cvFields } from "./rules";
import samples from "./samples/cvs.json";

export { samples };
export type Sample = (typeof samples)[number];

/** What was written down by hand, as "value detail" where there is a detail. */
const wanted = ({ expected }: Sample, field: CvField): string[] => {
  const value: string | string[] | null = expected[field];
  return Array.isArray(value) ? value : value === null ? [] : [value];
};

/** Precision and recall of every field over CVs whose answers are known; `read` is how a text is come by. */
export function figures(texts: { sample: Sample; text: string }[], now: Date) {
  const read = texts.map(({ sample, text }) => ({ sample, found: readCv(text, now) }));
  return cvFields.map((field) => {
    const pairs = read.map(({ sample, found }) => {
      const said = found
        .filter((it) => it.field === field)
        // For how long somebody knows a skill nobody wrote down.
        .map(({ value, detail }) => [value, field !== "skill" && detail].filter(Boolean).join(" "));
      const known = wanted(sample, field);
      const missed = known.filter((it) => !said.includes(it));
      const wrong = said.filter((it) => !known.includes(it));
      return { name: sample.name, hits: known.length - missed.length, missed, wrong };
    });
    const hits = pairs.reduce((sum, it) => sum + it.hits, 0);
    const missed = pairs.reduce((sum, it) => sum + it.missed.length, 0);
    const wrong = pairs.reduce((sum, it) => sum + it.wrong.length, 0);
    return {
      field,
      isMany: manyOf.includes(field),
      precision: hits / (hits + wrong || 1),
      recall: hits / (hits + missed || 1),
      pairs,
    };
  });
}
