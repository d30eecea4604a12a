const secondMs = 1000;
const minuteSeconds = 60;

/** "01:12" from one moment to the other; never less than nothing. */
export function elapsedText(from: Date, until: Date): string {
  const seconds = Math.max(0, Math.floor((until.getTime() - from.getTime()) / secondMs));
  const minutes = Math.floor(seconds / minuteSeconds);
  return [minutes, seconds % minuteSeconds].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Jobs per minute; null in the first seconds, when the figure would only jump. */
export function ratePerMinute(found: number, from: Date, until: Date): number | null {
  const seconds = (until.getTime() - from.getTime()) / secondMs;
  return seconds < firstSeconds ? null : (found / seconds) * minuteSeconds;
}

const firstSeconds = 5;
