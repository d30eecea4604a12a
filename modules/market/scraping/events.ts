import { z } from "zod";

/** Specification §3, live messages: exactly these two numbers. */
export const ScrapingUpdate = z.object({
  type: z.literal("scraping_update"),
  data: z.object({ progress: z.number(), totalFound: z.number() }),
});

export const scrapingUpdate = (
  progress: number,
  totalFound: number,
): z.infer<typeof ScrapingUpdate> => ({ type: "scraping_update", data: { progress, totalFound } });

/** Told to whichever process is reading, so that it lets go at once and not with its next page. */
export const RunCancelled = z.object({
  type: z.literal("run_cancelled"),
  data: z.object({ id: z.uuid() }),
});

export const runCancelled = (id: string): z.infer<typeof RunCancelled> => ({
  type: "run_cancelled",
  data: { id },
});
