import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { mostTokens, requestsPerMinute } from "./rules";

const minuteMs = 60_000;
type Window = { since: number; count: number };
const windows = new WeakMap<App["config"], Map<string, Window>>();

/** Counted in memory, each process for itself: a limit for programs is no lock, and reading is not to write. */
export function refuseHurry(app: App, tokenId: string): void {
  const counts = windows.get(app.config) ?? new Map<string, Window>();
  windows.set(app.config, counts);
  const now = app.now().getTime();
  const since = now - (now % minuteMs);
  const known = counts.get(tokenId);
  const window = known?.since === since ? known : { since, count: 0 };
  window.count += 1;
  counts.set(tokenId, window);
  if (counts.size > mostTokens * 2) counts.clear();
  if (window.count <= requestsPerMinute) return;
  throw new Failure("throttled", "Too many requests with this token. Try again in a minute.");
}
