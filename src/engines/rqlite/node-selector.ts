import { leaderAmong } from "./leader";

/** How long a node that could not be reached is asked only if all others are avoided too. */
const avoidedMs = 5000;
/** The same for a node that answered without a leader, which will learn of the next one soon. */
const leaderlessMs = 250;
/** How often a server looks who the leader is, as long as all is well. */
const followMs = 5000;
const momentMs = 50;
/** After this long an attempt is checked: the node may no longer be the leader, or wait for one that is not. */
const doubtedMs = 300;

export type NodeSelector = ReturnType<typeof createNodeSelector>;

/**
 * Selects the node to ask: the leader, because any other would only forward to it; else the first that is not avoided;
 * else the one whose failure is longest ago.
 */
export function createNodeSelector(nodes: string[], statusOf: (node: string) => Promise<unknown>) {
  const avoidedUntil = new Map<string, number>();
  const leader = { node: undefined as string | undefined, lookedAt: 0 };
  const until = (node: string) => avoidedUntil.get(node) ?? 0;
  let looking: Promise<string | undefined> | undefined;

  /** Looks who it is; whoever wants to know in the same moment gets the same answer. */
  async function look(): Promise<string | undefined> {
    if (Date.now() - leader.lookedAt < momentMs) return leader.node;
    leader.node = await (looking ??= leaderAmong(nodes, statusOf));
    looking = undefined;
    leader.lookedAt = Date.now();
    // It may have been asked, and avoided since, while it led nobody yet.
    if (leader.node) avoidedUntil.delete(leader.node);
    return leader.node;
  }

  return {
    next(): string {
      const now = Date.now();
      const free = [leader.node ?? [], nodes].flat().find((node) => until(node) <= now);
      return free ?? nodes.reduce((a, b) => (until(b) < until(a) ? b : a));
    },
    isAvoided: (node: string) => until(node) > Date.now(),
    avoid: (node: string, isLeaderless = false) =>
      void avoidedUntil.set(node, Date.now() + (isLeaderless ? leaderlessMs : avoidedMs)),
    /** Looks who leads, without anybody waiting, unless it has just been looked. */
    follow(): void {
      if (Date.now() - leader.lookedAt > followMs) void look();
    },
    look,
    doubting: withFailover(look),
  };
}

type Attempt<Said> = (signal: AbortSignal) => Promise<Said>;

/**
 * Runs an attempt and aborts it after `ms`, or as soon as another node is the leader: a former leader, or a node that
 * forwards to one, may never answer.
 */
function withFailover(look: () => Promise<string | undefined>) {
  return async <Said>(node: string, ms: number, attempt: Attempt<Said>): Promise<Said> => {
    const given = new AbortController();
    const end = setTimeout(() => given.abort(), ms);
    let doubt: Timer | null = setTimeout(doubted, doubtedMs, doubtedMs);

    async function doubted(waitedMs: number): Promise<void> {
      const leads = await look();
      if (doubt === null) return;
      if (leads && leads !== node) return given.abort();
      const waitMs = leads ? 2 * waitedMs : doubtedMs;
      doubt = setTimeout(doubted, waitMs, waitMs);
    }

    try {
      return await attempt(given.signal);
    } finally {
      clearTimeout(end);
      if (doubt) clearTimeout(doubt);
      doubt = null;
    }
  };
}
