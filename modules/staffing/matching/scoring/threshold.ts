/** Tracks the `count`-th greatest number met so far, with a binary heap; minus infinity until there are that many. */
export function thresholdOf(count: number) {
  const heap = new Float64Array(count);
  let size = 0;
  const at = (place: number) => heap[place] ?? Number.NEGATIVE_INFINITY;

  function swap(a: number, b: number) {
    [heap[a], heap[b]] = [at(b), at(a)];
  }

  function rise(place: number) {
    const parent = (place - 1) >> 1;
    if (place === 0 || at(parent) <= at(place)) return;
    swap(place, parent);
    rise(parent);
  }

  function sink(place: number) {
    const left = 2 * place + 1;
    const right = left + 1;
    const smaller = right < size && at(right) < at(left) ? right : left;
    if (smaller >= size || at(place) <= at(smaller)) return;
    swap(place, smaller);
    sink(smaller);
  }

  return {
    least: (): number => (size < count ? Number.NEGATIVE_INFINITY : at(0)),
    add(value: number) {
      if (size < count) {
        heap[size] = value;
        size += 1;
        rise(size - 1);
      } else if (value > at(0)) {
        heap[0] = value;
        sink(0);
      }
    },
  };
}
