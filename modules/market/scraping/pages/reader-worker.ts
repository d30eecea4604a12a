import { analyse } from "@/modules/knowledge/analysis";
import type { Analysed } from "@/modules/market/jobs";
import type { Ad, Task } from "@/modules/market/sources/model";
import { type Content, pageFrom, readPage } from "@/modules/market/sources";
import { answeringSections } from "@/modules/market/sources/rules";

export type Question = { answer: Content; task: Task };
export type Finding = ReturnType<typeof readAndAnalyse>;

declare const self: Worker;

/** Judges, reads and analyses one page, away from the thread that answers people. */
export function readAndAnalyse({ answer, task }: Question) {
  const { verdict, listing } = readPage(pageFrom(answer), task);
  const ads = listing?.ads.filter(({ section }) => answeringSections.includes(section)) ?? [];
  return {
    verdict,
    total: listing?.total ?? null,
    next: listing?.next ?? [],
    unreadable: listing?.unreadable ?? [],
    ads: ads.map((ad) => ({ ad, analysis: analysisOf(ad) })),
  };
}

function analysisOf({ title, company, places, text, salary }: Ad): Analysed {
  const analysis = analyse({
    title,
    company,
    location: places.map(({ city, region, raw }) => city ?? region ?? raw).join(", ") || null,
    country: places.find(({ country }) => country)?.country ?? null,
    text,
    salary: salary?.raw ?? null,
  });
  // What only the record shows crosses within the text that is stored, and is not taken apart on the way.
  const { facts: _, contributions: __, tips: ___, ...brief } = analysis;
  return { ...brief, whole: JSON.stringify(analysis) };
}

self.onmessage = ({ data }: MessageEvent<Question>) => self.postMessage(readAndAnalyse(data));
