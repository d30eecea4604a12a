type Named = { key: string; name: string; x: number; y: number; total: number };
type Box = { left: number; right: number; top: number; bottom: number };

const letter = 7.4;
const line = 14;

/** Which dots can carry their name without covering another's; the larger ones come first. */
export function labelled(dots: readonly Named[]): Set<string> {
  const taken: Box[] = [];
  const named = new Set<string>();
  for (const { key, name, x, y } of dots.toSorted((a, b) => b.total - a.total)) {
    const box = {
      left: x + 6,
      right: x + 10 + name.length * letter,
      top: y - 8,
      bottom: y - 8 + line,
    };
    if (taken.some((other) => meets(box, other))) continue;
    taken.push(box);
    named.add(key);
  }
  return named;
}

const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
