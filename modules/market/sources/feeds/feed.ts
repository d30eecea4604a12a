import type { Policy } from "../model";

/** Company boards are published for embedding; what differs is said by each feed itself. */
export const feedPolicy = (terms: string, pauseMs = 500): Policy => ({
  isOnByDefault: true,
  terms,
  concurrency: 2,
  pauseMs,
  isPublishedForMachines: true,
});

export const workplaceIn = (text: string | null): "on-site" | "hybrid" | "remote" | null => {
  if (text === null) return null;
  if (/hybrid/i.test(text)) return "hybrid";
  if (/remote/i.test(text)) return "remote";
  return /on-?_?\s?site|office/i.test(text) ? "on-site" : null;
};
