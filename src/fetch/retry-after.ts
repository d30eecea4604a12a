import type { Headers } from "./exchange";

const busyStatuses = [429, 503];

/** How many milliseconds a busy host asks to be left alone, by number or date; null if not. */
export function peaceAskedFor(status: number, headers: Headers, now: Date): number | null {
  const value = headers["retry-after"]?.trim();
  if (!value || !busyStatuses.includes(status)) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
