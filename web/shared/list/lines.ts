/** Where each line begins, in pixels, and after them where the whole ends. */
export function startsOf(
  count: number,
  heightOf: (line: number) => number,
  gap: number,
): readonly number[] {
  const starts = [0];
  for (let line = 0; line < count; line++) {
    const isLast = line === count - 1;
    starts.push((starts[line] ?? 0) + heightOf(line) + (isLast ? 0 : gap));
  }
  return starts;
}

/** The lines that touch the stretch between two heights. */
export function linesBetween(starts: readonly number[], from: number, until: number): number[] {
  const lines = [];
  for (let line = lineAt(starts, from); line < starts.length - 1; line++) {
    if ((starts[line] ?? 0) > until) break;
    lines.push(line);
  }
  return lines;
}

/** The last line that begins at or above a height, found by halving. */
function lineAt(starts: readonly number[], height: number): number {
  let [low, high] = [0, Math.max(0, starts.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}
