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
