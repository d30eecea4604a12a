export type Chunk = {
  path: string;
  bytes: number;
  /** What it needs before it can run. */
  imports: string[];
  /** How often it is asked for by itself; 0 for what only others ask for. */
  visits: number;
  /** What is there already when it is asked for: the page of a record's panel. */
  beside?: string[];
  /** A screen, which never comes with another one: a screen's file gives only one of them. */
  isPage?: boolean;
};

type Group = {
  chunks: Chunk[];
  bytes: number;
  imports: Set<Group>;
  isAsked: boolean;
  beside: Group[];
};

/** What one more request costs, in bytes of script before compression: headers, a start of its own, less to compress by. */
const requestBytes = 3500;

/**
 * Lays chunks together wherever that costs the visits less than the requests it saves. The first chunk and
 * all it needs become one, because nothing runs without it. Each group begins with the chunk that is asked
 * for by itself, of which it has at most one, and no group needs itself over others.
 */
export function grouped(chunks: Chunk[], first: string): string[][] {
  const groups = withShell(chunks, first);
  const frozen = new Set<Group>();
  for (;;) {
    const loose = [...groups].filter((it) => !it.isAsked && !frozen.has(it));
    const smallest = loose.sort((a, b) => a.bytes - b.bytes)[0];
    if (!smallest) break;
    const host = bestHost(groups, smallest);
    if (host) merge(groups, host, smallest);
    else frozen.add(smallest);
  }
  return [...groups].map((group) => group.chunks.map(({ path }) => path));
}

function withShell(chunks: Chunk[], first: string): Set<Group> {
  const groupOf = new Map(
    chunks.map((chunk) => {
      const isAsked = chunk.visits > 0;
      const { path, bytes } = chunk;
      const group: Group = { chunks: [chunk], bytes, imports: new Set(), isAsked, beside: [] };
      return [path, group];
    }),
  );
  for (const group of groupOf.values()) {
    for (const path of group.chunks[0]?.imports ?? []) {
      const needed = groupOf.get(path);
      if (needed) group.imports.add(needed);
    }
    for (const path of group.chunks[0]?.beside ?? []) {
      const opened = groupOf.get(path);
      if (opened) group.beside.push(opened);
    }
  }
  const groups = new Set(groupOf.values());
  const shell = groupOf.get(first);
  if (!shell) throw new Error(`There is no chunk ${first}.`);
  const parts = [...reach(shell)].filter((it) => it !== shell);
  // What stays a file of its own keeps what it needs, or the two would need each other.
  const kept = new Set(parts.filter(({ isAsked }) => isAsked).flatMap((it) => [...reach(it)]));
  for (const part of parts) if (!kept.has(part)) merge(groups, shell, part);
  return groups;
}

/** A group with everything that it loads. */
function reach(from: Group): Set<Group> {
  const seen = new Set([from]);
  for (const group of seen) for (const needed of group.imports) seen.add(needed);
  return seen;
}

/** All that is there once a group was asked for. */
const loadedBy = (group: Group): Set<Group> =>
  group.beside.reduce((all, one) => all.union(reach(one)), reach(group));

function bestHost(groups: Set<Group>, guest: Group): Group | undefined {
  const visits = [...groups]
    .filter(({ isAsked }) => isAsked)
    .map((group) => ({ group, loaded: loadedBy(group), weight: group.chunks[0]?.visits ?? 0 }));
  const own = reach(guest);
  let best: { host?: Group; cost: number } = { cost: 0 };
  for (const host of groups) {
    if (host === guest || !visits.some(({ loaded }) => loaded.has(host) && loaded.has(guest)))
      continue;
    if (
      isPage(host) &&
      visits.some(({ group, loaded }) => isPage(group) && loaded.has(guest) && !loaded.has(host))
    )
      continue;
    const hosts = reach(host);
    const cost = visits.reduce((sum, { loaded, weight }) => {
      if (loaded.has(host) && loaded.has(guest)) return sum - weight * requestBytes;
      if (loaded.has(host)) return sum + weight * missing(own, loaded, guest);
      return loaded.has(guest) ? sum + weight * missing(hosts, loaded, host) : sum;
    }, 0);
    if (cost < best.cost && !wouldCircle(host, guest)) best = { host, cost };
  }
  return best.host;
}

const isPage = ({ chunks }: Group): boolean => chunks[0]?.isPage ?? false;

/** What a visit would have to load besides; the group itself comes without a request of its own. */
function missing(wanted: Set<Group>, loaded: Set<Group>, itself: Group): number {
  let bytes = 0;
  for (const group of wanted) {
    if (!loaded.has(group)) bytes += group.bytes + (group === itself ? 0 : requestBytes);
  }
  return bytes;
}

function wouldCircle(a: Group, b: Group): boolean {
  const between = [...a.imports, ...b.imports].filter((it) => it !== a && it !== b);
  return between.some((it) => {
    const reached = reach(it);
    return reached.has(a) || reached.has(b);
  });
}

function merge(groups: Set<Group>, host: Group, guest: Group): void {
  host.chunks.push(...guest.chunks);
  host.bytes += guest.bytes;
  for (const needed of guest.imports) host.imports.add(needed);
  groups.delete(guest);
  for (const group of groups) {
    if (group.imports.delete(guest)) group.imports.add(host);
  }
  host.imports.delete(guest);
  host.imports.delete(host);
}
