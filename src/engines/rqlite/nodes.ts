import type { Statement } from "../../database";
import { Failure } from "../../errors/index";
import { isDamageError } from "../database-health";
import type { ClusterAddress } from "./address";
import { type NodeSelector, createNodeSelector } from "./node-selector";

export type Result = { values?: unknown[][]; error?: string; last_insert_id?: number };

/** Timeout of the first attempt; doubled with each retry, because a slow node is not a dead one. */
const firstTryMs = 2000;
const pauseMs = 50;
/** Timeout of a status request. */
const lookMs = 500;
/** Timeout of a read from the nearest copy; after it the leader is asked instead. */
const nearestMs = 1000;
const laggingPath = "/db/query?level=none&freshness=1s&freshness_strict";
const streamMs = 30 * 60_000;

export type Nodes = ReturnType<typeof createNodes>;

/** The nodes of a cluster: one is asked as long as it answers, then the next. */
export function createNodes(address: ClusterAddress, patienceMs: number) {
  const { nodes } = address;
  const send = createSender(address);
  const pageOf = async (node: string, path: string, ms: number) =>
    jsonOf(await send(node + path, null, AbortSignal.timeout(ms)));
  const choice = createNodeSelector(nodes, (node) => pageOf(node, "/status", lookMs));

  const resultsOf: Look = async (url, body, signal) => saidIn(await send(url, body, signal));

  const ask = asking(resultsOf, choice, patienceMs);

  const askNearest = nearest(nodes[0] ?? "", resultsOf, choice);

  /** Asks every node for its own copy, without the leader; null for a node that does not answer. */
  const askEach = (path: string, statements: Statement[], ms: number) =>
    eachOf(nodes, async (node) =>
      resultsAmong(await resultsOf(node + path, bodyOf(statements), AbortSignal.timeout(ms))),
    );

  /** The same of a page of its own, such as `/status`. */
  const lookAt = (path: string) => eachOf(nodes, (node) => pageOf(node, path, firstTryMs));

  /** Sends or reads a whole database as a stream, with a long timeout. */
  const stream = (path: string, body: Blob | null, host?: string) =>
    send(
      (nodes.find((node) => hostOf(node) === host) ?? choice.next()) + path,
      body,
      AbortSignal.timeout(streamMs),
      "application/octet-stream",
    );

  return { ask, askNearest, askEach, lookAt, stream };
}

/** The answer of a node: results, `leaderless` where it knows no leader, `mute` where nothing came. */
type Said = Result[] | "leaderless" | "mute";
type Look = (url: string, body: string, signal: AbortSignal) => Promise<Said>;

const resultsAmong = (said: Said): Result[] | null => (typeof said === "string" ? null : said);

/** Sends statements until a node answers, each time to one that has not just failed. */
function asking(look: Look, choice: NodeSelector, patienceMs: number) {
  return async (path: string, statements: Statement[], firstMs = firstTryMs): Promise<Result[]> => {
    const body = bodyOf(statements);
    const end = Date.now() + patienceMs;
    choice.follow();
    for (let tryMs = firstMs; Date.now() < end;) {
      const node = choice.next();
      const left = Math.max(1, Math.min(tryMs, end - Date.now()));
      const said = await choice.doubting(node, left, (signal) => look(node + path, body, signal));
      if (typeof said !== "string") return said;
      choice.avoid(node, said === "leaderless");
      if (said === "mute") tryMs *= 2;
      void choice.look();
      await Bun.sleep(pauseMs + Math.random() * pauseMs); // the cluster is choosing a leader
    }
    throw noResponse();
  };
}

/** What the node named first says by itself; null where it is away, or has not heard of its leader for a second. */
function nearest(node: string, look: Look, choice: NodeSelector) {
  return async (statements: Statement[]): Promise<Result[] | null> => {
    if (choice.isAvoided(node)) return null;
    const signal = AbortSignal.timeout(nearestMs);
    const results = resultsAmong(await look(node + laggingPath, bodyOf(statements), signal));
    if (!results) choice.avoid(node);
    return results && !results.some(({ error }) => error) ? results : null;
  };
}

const jsonOf = async (response: Response | null): Promise<unknown> =>
  response?.ok ? response.json().catch(() => null) : null;

async function saidIn(response: Response | null): Promise<Said> {
  const answer = await response?.json().catch(() => null);
  const { results, error } = (answer ?? {}) as { results?: Result[]; error?: string };
  if (response && !error && results) return results;
  // Without a leader a node says so in an error of the whole answer, or by a status as a proxy in front of it would.
  return error || (response?.status ?? 0) >= 500 ? "leaderless" : "mute";
}

type Sent = [url: string, body: string | Blob | null, signal: AbortSignal, type?: string];

/** Sends to one node; answers what it says, or null where nothing came. */
function createSender({ authorization, ca }: ClusterAddress) {
  const tls = ca ? { tls: { ca } } : {};
  return async (...[url, body, signal, type = "application/json"]: Sent) => {
    const method = body === null ? "GET" : "POST";
    const headers = { "content-type": type, ...(authorization && { authorization }) };
    const response = await fetch(url, { ...tls, headers, method, body, signal }).catch(() => null);
    if (response?.status === 401 || response?.status === 403) throw refused();
    return response;
  };
}

const eachOf = <Answer>(nodes: string[], look: (node: string) => Promise<Answer>) =>
  Promise.all(nodes.map(async (node) => ({ node: hostOf(node), answer: await look(node) })));

const bodyOf = (statements: Statement[]) =>
  JSON.stringify(statements.map(({ sql, params }) => [sql, ...params]));

const hostOf = (node: string) => new URL(node).host;

export const noResponse = () =>
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
  // Only this node's copy may be damaged, so the database as a whole is not marked as faulty.
  if (refusal && isDamageError(refusal.error)) throw damagedIndex(refusal.error);
  if (refusal) throw new Error(refusal.error);
  return results;
}
