import { chromium } from "playwright-core";
import { chromium as installed, flags } from "@/e2e/chromium";
import { startBeside } from "@/e2e/product";
import { phone, slowed, vitalsOf } from "@/e2e/vitals";
import type { Figures, Means, Work } from "../work";

const jobs = 200;

/** What visitors see first, each on a telephone that has never been there. */
export const work: Work = {
  about: `the public pages with ${jobs} jobs on a slow telephone: 4 times slower, 1.4 Mbit/s, 560 ms away`,
  cases: ["landing", "careers", "a job"],
  ways: ["coldaisle"],
  rounds: 5,
  goals: {
    "LCP ms": { unit: "ms", most: 1800 },
    CLS: { unit: "", most: 0.02 },
    "JS KiB": { unit: "KiB", most: 15 },
    "all KiB": { unit: "KiB", most: 100 },
  },
  prepare: async () => {
    const agency = await startBeside("agency.ts", { JOBS: String(jobs) });
    const origin = agency.address;
    const feed = await (await fetch(`${origin}/careers/feed.json`)).json();
    const job = new URL(feed.items[0].url).pathname;
    return { means: { origin, job }, close: () => agency.stop() };
  },
  measure: (_, at, means) => visited(at, means),
};

async function visited(at: string, { origin = "", job = "" }: Means): Promise<Figures> {
  const paths: Record<string, string> = { landing: "/", careers: "/careers", "a job": job };
  const browser = await chromium.launch({ executablePath: installed() ?? "", args: flags });
  try {
    const context = await browser.newContext({ ...phone, baseURL: origin, locale: "en-GB" });
    const page = await context.newPage();
    await slowed(page);
    const { lcpMs, cls, scriptBytes, allBytes } = await vitalsOf(page, paths[at] ?? "/");
    return {
      ...{ "LCP ms": lcpMs, CLS: cls },
      ...{ "JS KiB": scriptBytes / 1024, "all KiB": allBytes / 1024 },
    };
  } finally {
    await browser.close();
  }
}
