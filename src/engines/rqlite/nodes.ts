import type { Statement } from "../../database";
import { Failure } from "../../errors/index";
import { isDamage } from "../condition";
import type { ClusterAddress } from "./address";
import { leaderAmong } from "./leader";

export type Result = { values?: unknown[][]; error?: string; last_insert_id?: number };

/** A node is given so long at first, then twice as long each time: a slow answer is no dead node. */
const firstTryMs = 2000;
/** A node that could not be reached is asked last for so long. */
const avoidedMs = 5000;
/** How often a server looks who the leader is, and at most while it changes. */
const followMs = 5000;
const pauseMs = 50;
/** A copy that does not answer at once is no help: the leader is asked instead. */
const nearestMs = 1000;
const laggingPath = "/db/query?level=none&freshness=1s&freshness_strict";
const streamMs = 30 * 60_000;

export type Nodes = ReturnType<typeof createNodes>;

/** The nodes of a cluster: one is asked as long as it answers, then the next. */
export function createNodes(address: ClusterAddress, patienceMs: number) {
  const { nodes } = address;
  const send = createSender(address);
  const pageOf = async (node: string, path: string) =>
    jsonOf(await send(node + path, null, firstTryMs));
  const choice = createChoice(nodes, (node) => pageOf(node, "/status"));

  const resultsOf = async (url: string, body: string, ms: number) =>
    resultsIn(await send(url, body, ms));

  const ask = asking(resultsOf, choice, patienceMs);

  const askNearest = nearest(nodes[0] ?? "", resultsOf, choice);

  /** What every node says by itself, without asking a leader; null for one that is away. */
  const askEach = (path: string, statements: Statement[], ms: number) =>
    eachOf(nodes, (node) => resultsOf(node + path, bodyOf(statements), ms));

  /** The same of a page of its own, such as `/status`. */
  const lookAt = (path: string) => eachOf(nodes, (node) => pageOf(node, path));

  /** What is as long as the database is read, or sent, whole; nobody knows how long that takes. */
  const stream = (path: string, body: Blob | null, host?: string) =>
    send(
      (nodes.find((node) => hostOf(node) === host) ?? choice.next()) + path,
      body,
      streamMs,
      "application/octet-stream",
    );

  return { ask, askNearest, askEach, lookAt, stream };
}

type Look = (url: string, body: string, ms: number) => Promise<Result[] | null>;

/** Sends statements until a node answers, each time to one that has not just failed. */
function asking(look: Look, choice: ReturnType<typeof createChoice>, patienceMs: number) {
  return async (path: string, statements: Statement[], firstMs = firstTryMs): Promise<Result[]> => {
    const body = bodyOf(statements);
    const end = Date.now() + patienceMs;
    choice.followLeader(followMs);
    for (let tryMs = firstMs; Date.now() < end; tryMs *= 2) {
      const node = choice.next();
      const left = Math.max(1, Math.min(tryMs, end - Date.now()));
      const results = await look(node + path, body, left);
      if (results) return results;
      choice.avoid(node);
      choice.followLeader(pauseMs);
      await Bun.sleep(pauseMs + Math.random() * pauseMs); // the cluster is choosing a leader
    }
    throw silent();
  };
}

/** What the node named first says by itself; null where it is away, or has not heard of its leader for a second. */
function nearest(node: string, look: Look, choice: ReturnType<typeof createChoice>) {
  return async (statements: Statement[]): Promise<Result[] | null> => {
    if (choice.isAvoided(node)) return null;
    const results = await look(node + laggingPath, bodyOf(statements), nearestMs);
    if (!results) choice.avoid(node);
    return results && !results.some(({ error }) => error) ? results : null;
  };
}

const jsonOf = async (response: Response | null): Promise<unknown> =>
  response?.ok ? response.json().catch(() => null) : null;

async function resultsIn(response: Response | null): Promise<Result[] | null> {
  const answer = await response?.json().catch(() => null);
  const { results, error } = (answer ?? {}) as { results?: Result[]; error?: string };
  // Without a leader a node says so in an error of the whole answer.
  return error || !results ? null : results;
}

/**
 * Which node is asked: the leader, because another one would ask it in turn, else the first that nobody avoids; where all
 * were away, whoever was so longest ago.
 */
function createChoice(nodes: string[], statusOf: (node: string) => Promise<unknown>) {
  const avoidedUntil = new Map<string, number>();
  const leader = { node: undefined as string | undefined, lookedAt: 0 };
  const until = (node: string) => avoidedUntil.get(node) ?? 0;
  return {
    next(): string {
      const now = Date.now();
      const free = [leader.node ?? [], nodes].flat().find((node) => until(node) <= now);
      return free ?? nodes.reduce((a, b) => (until(b) < until(a) ? b : a));
    },
    isAvoided: (node: string) => until(node) > Date.now(),
    avoid: (node: string) => void avoidedUntil.set(node, Date.now() + avoidedMs),
    /** Looks who it is, without anybody waiting, unless it has just looked. */
    followLeader(everyMs: number): void {
      if (Date.now() - leader.lookedAt < everyMs) return;
      leader.lookedAt = Date.now();
      void leaderAmong(nodes, statusOf).then((node) => (leader.node = node));
    },
  };
}

type Sent = [url: string, body: string | Blob | null, ms: number, type?: string];

/** Sends to one node; answers what it says, or null where it cannot answer now and another may. */
function createSender({ authorization, ca }: ClusterAddress) {
  const tls = ca ? { tls: { ca } } : {};
  return async (...[url, body, ms, type = "application/json"]: Sent): Promise<Response | null> => {
    const method = body === null ? "GET" : "POST";
    const headers = { "content-type": type, ...(authorization && { authorization }) };
    const asked = { ...tls, headers, method, body, signal: AbortSignal.timeout(ms) };
    const response = await fetch(url, asked).catch(() => null);
    if (response?.status === 401 || response?.status === 403) throw refused();
    return response && response.status < 500 ? response : null;
  };
}

const eachOf = <Answer>(nodes: string[], look: (node: string) => Promise<Answer>) =>
  Promise.all(nodes.map(async (node) => ({ node: hostOf(node), answer: await look(node) })));

const bodyOf = (statements: Statement[]) =>
  JSON.stringify(statements.map(({ sql, params }) => [sql, ...params]));

const hostOf = (node: string) => new URL(node).host;

export const silent = () =>
  new Failure("unavailable", "The database isn't responding. Try again in a minute.");

const damagedIndex = (cause: unknown) =>
  new Failure(
    "unavailable",
    "A search index of the database is damaged. Mend it with: coldaisle schedules run search.mend",
    { cause },
  );

const refused = () =>
  new Failure("unavailable", "The database refused this server. Check user and password.");

/** The results, where the engine has refused none of the statements. */
export function refuseErrors(results: Result[]): Result[] {
  const refusal = results.find(({ error }) => error);
  // Of one node a file may be damaged and of the others not, so nobody is refused for good as with a file of one's own.
  if (refusal && isDamage(refusal.error)) throw damagedIndex(refusal.error);
  if (refusal) throw new Error(refusal.error);
  return results;
}
