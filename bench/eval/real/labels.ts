import { join } from "node:path";
import { z } from "zod";
import type { LabelledAd } from "@/modules/knowledge/analysis/evaluation/labelled";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import { linesOf } from "../files";
import { adReferred } from "./texts";

/** What the ad asks for beside the words that say so, as they stand in its title or text. */
const spans = z.record(z.string(), z.string());

/** Labels of one real ad, made by reading it; the ad itself is named and stays beside the project. */
export const RealLabels = z.object({
  ad: z.string(),
  /**
   * The first set is tuned and kept, the second open and sealed, the third shown and fresh, the fourth studied and judged,
   * the fifth unseen, the sixth learnt and trade: ads of datacenter work alone. Faults of tuned, open, shown, studied, learnt and (since they were read once) fresh ads may be looked at, of kept ads only figures are
   * printed, and of sealed, judged, unseen and trade ones nothing without being asked for: a figure seen often is tuned on too.
   */
  half: z.enum([
    "tuned",
    "kept",
    "open",
    "sealed",
    "shown",
    "fresh",
    "studied",
    "judged",
    "unseen",
    "learnt",
    "trade",
  ]),
  language: z.string(),
  /** 3 is work on the facility, 2 beside it, 1 in the same trade elsewhere, 0 neither. */
  grade: z.number().int().min(0).max(3),
  category: z.enum(roles).nullable(),
  skills: spans,
  certificates: spans,
  systems: z.partialRecord(z.enum(systems), z.string()),
  /** By code: two letters. */
  languages: z.record(z.string().regex(/^[a-z]{2}$/), z.string()),
});
export type RealLabels = z.infer<typeof RealLabels>;

export type RealAd = { labels: RealLabels; labelled: LabelledAd };

const classes = ["potential", "potential", "soft-target", "hard-target"] as const;
const softGrade = 2;

const read = (name: string): RealLabels[] =>
  linesOf(join(import.meta.dir, name)).map((line) => RealLabels.parse(line));

/** Every label of the first reading. */
export const firstReading = (): RealLabels[] => read("labels.jsonl");

/** The ads that were read again, later and without the first labels at hand. */
export const secondReading = (): RealLabels[] => read("second.jsonl");

/**
 * The judged ads as two people read them, who saw neither each other's labels nor what the analyser finds. A third one decided
 * on each fact that only one of them or only the analyser names, without being told whose it was: the labels of the first
 * reading are what was decided.
 */
export function readingsApart(): [one: RealLabels[], other: RealLabels[]] {
  const all = read("readings.jsonl");
  return [all.filter((_, n) => n % 2 === 0), all.filter((_, n) => n % 2 === 1)];
}

/** Labels beside the texts they speak of, as the other measures want them; ads without a text are left out. */
export const realAds = (): RealAd[] =>
  firstReading().flatMap((labels) => {
    const ad = adReferred(labels.ad);
    return ad ? [{ labels, labelled: labelledOf(labels, ad) }] : [];
  });

function labelledOf(labels: RealLabels, ad: NonNullable<ReturnType<typeof adReferred>>) {
  const { grade, category, language, skills, certificates } = labels;
  return {
    ...{ id: labels.ad, language, title: ad.title, text: ad.text ?? "" },
    ...{ company: ad.company, location: ad.location, country: ad.country },
    labels: {
      ...{ relevant: grade >= softGrade, grade, category, salary: null },
      targetClass: classes[grade] ?? "potential",
      skills: Object.keys(skills),
      systems: Object.keys(labels.systems) as LabelledAd["labels"]["systems"],
      certifications: Object.keys(certificates),
    },
  } satisfies LabelledAd;
}
