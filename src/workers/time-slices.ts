/** As long as work in the background may keep the thread that answers everybody. */
export const sliceMs = 5;
/** As long as it is planned to: no look cuts the collection of garbage, or what was done before the first. */
export const plannedMs = 3;

export type Slices = {
  /** Whether whoever waits for an answer should come first now: for loops too tight to await in. */
  isOver(): boolean;
  /** Where the slice is over, goes on only after everybody else had their turn. */
  pause(): Promise<void>;
  /** Goes on with a whole slice: before what cannot be divided, as a write. */
  next(): Promise<void>;
};

type Clock = { now(): number; turn(): Promise<void> };

/**
 * Time slices for background work between two turns of the event loop. They belong to the thread, not to a task: all
 * background work shares one slice, and tasks that pause at the same time queue for the next.
 */
export function createSlices({ now, turn }: Clock): Slices {
  let end: number | null = null;
  let line = Promise.resolve();
  let [looked, longest] = [0, 0];

  function isOver(): boolean {
    end ??= begun();
    const at = now();
    longest = Math.min(plannedMs, Math.max(longest, at - looked));
    looked = at;
    // Another step as long as the longest would end too late: a slice is over before it, not after.
    if (at + longest > end) end = at;
    return at >= end;
  }

  /** A slice ends with the turn of the event loop it was begun in, however short it was. */
  function begun(): number {
    void turn().then(() => (end = null));
    looked = now();
    // Not forgotten at once, because short steps may lie between two long ones.
    longest /= 2;
    return looked + plannedMs;
  }

  async function next(): Promise<void> {
    line = line.then(turn);
    await line;
    end ??= begun();
  }

  const pause = async (): Promise<void> => {
    if (isOver()) await next();
  };

  return { isOver, pause, next };
}

/** Between two immediates the event loop looks at the network, and answers what has come. */
const turn = () => new Promise<void>((next) => void setImmediate(next));

const slices = createSlices({ now: () => performance.now(), turn });

export const { isOver: isSliceOver, pause, next: nextSlice } = slices;

/** Does something with each, a slice at a time. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => unknown,
): Promise<void> {
  for (const item of items) {
    await work(item);
    if (isSliceOver()) await pause();
  }
}

/** Runs of so many are sorted at once, and merged so many at a time. */
const sortedAtOnce = 256;

/** The same order as `toSorted`, equals as they came, a slice at a time: sorting many cannot be interrupted otherwise. */
export async function sortedInSlices<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Promise<Item[]> {
  const runs: Item[][] = [];
  for (let from = 0; from < items.length; from += sortedAtOnce) {
    runs.push(items.slice(from, from + sortedAtOnce).sort(compare));
    await pause();
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let n = 0; n < runs.length; n += 2)
      merged.push(await mergedInSlices(runs[n] ?? [], runs[n + 1] ?? [], compare));
    runs.splice(0, runs.length, ...merged);
  }
  return runs[0] ?? [];
}

async function mergedInSlices<Item>(
  first: Item[],
  second: Item[],
  compare: (a: Item, b: Item) => number,
): Promise<Item[]> {
  if (second.length === 0) return first;
  const merged: Item[] = [];
  for (let [a, b] = [0, 0]; a < first.length || b < second.length;) {
    const isFirst =
      b === second.length ||
      (a < first.length && compare(first[a] as Item, second[b] as Item) <= 0);
    merged.push((isFirst ? first[a++] : second[b++]) as Item);
    if (merged.length % sortedAtOnce === 0) await pause();
  }
  return merged;
}

/** What this thread has computed so far, in milliseconds: whoever waits for a disk or for the processor computes nothing. */
const computedMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * How many of something are one write, so that it takes about a slice: found by what the last ones computed, because a
 * write cannot be divided once it has begun. What a write waits for its disk no smaller number would shorten.
 */
export function createBatchSize(
  { least, most }: { least: number; most: number },
  computed = computedMs,
) {
  let size = least;
  return {
    now: () => size,
    /**
     * Does one write of so many; the next one is of as many as would have taken a slice. A write that may find less to do
     * than it could tells afterwards how many they were: few say nothing of how long many take.
     */
    async during<Result>(
      count: number | ((result: Result) => number),
      write: () => Promise<Result>,
    ): Promise<Result> {
      const began = computed();
      const result = await write();
      const took = computed() - began;
      const done = typeof count === "number" ? count : count(result);
      if (typeof count === "function" && 4 * done < size) return result;
      const fits = Math.floor((done * sliceMs) / took);
      size = Math.max(least, Math.min(fits, 2 * size, most));
      return result;
    },
  };
}
