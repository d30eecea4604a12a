import type { Pace } from "./politeness/rate-limiter";

/** One question to a place outside. */
export type FetchRequest = {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | null;
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
  pace?: Pace;
  /** A page made to be read by programs is asked for without its host's robots.txt. */
  robots?: "obey" | "published";
};
