import type { Statement } from "../../database";
import { Failure } from "../../errors/index";
import type { ClusterAddress } from "./address";

export type Result = { values?: unknown[][]; error?: string };

/** A node is given so long at first, then twice as long each time: a slow answer is no dead node. */
const firstTryMs = 2000;
/** A node that could not be reached is asked last for so long. */
const avoidedMs = 5000;

export type Nodes = ReturnType<typeof createNodes>;

/** The nodes of a cluster: one is asked as long as it answers, then the next. */
export function createNodes({ nodes, authorization, ca }: ClusterAddress, patienceMs: number) {
  const avoidedUntil = new Map<string, number>();
  const init = {
    headers: { "content-type": "application/json", ...(authorization && { authorization }) },
    ...(ca && { tls: { ca } }),
  };

  /** The first that nobody avoids; where all were away, whoever was so longest ago. */
  function nextNode(): string {
    const until = (node: string) => avoidedUntil.get(node) ?? 0;
    const now = Date.now();
    return (
      nodes.find((node) => until(node) <= now) ??
      nodes.reduce((a, b) => (until(b) < until(a) ? b : a))
    );
  }

  /** Answers what a node says, or null where it cannot answer now and another may. */
  async function send(url: string, body: string | null, ms: number): Promise<Response | null> {
    const method = body === null ? "GET" : "POST";
    const asked = { ...init, method, body, signal: AbortSignal.timeout(ms) };
    const response = await fetch(url, asked).catch(() => null);
    if (response?.status === 401 || response?.status === 403) throw refused();
    return response && response.status < 500 ? response : null;
  }

  async function resultsOf(url: string, body: string, ms: number): Promise<Result[] | null> {
    const response = await send(url, body, ms);
    const answer = await response?.json().catch(() => null);
    const { results, error } = (answer ?? {}) as { results?: Result[]; error?: string };
    // Without a leader a node says so in an error of the whole answer.
    return error || !results ? null : results;
  }

  /** Sends statements until a node answers, each time to one that has not just failed. */
  async function ask(path: string, statements: Statement[]): Promise<Result[]> {
    const body = bodyOf(statements);
    const end = Date.now() + patienceMs;
    for (let tryMs = firstTryMs; Date.now() < end; tryMs *= 2) {
      const node = nextNode();
      const left = Math.max(1, Math.min(tryMs, end - Date.now()));
      const results = await resultsOf(node + path, body, left);
      if (results) return results;
      avoidedUntil.set(node, Date.now() + avoidedMs);
      await Bun.sleep(50 + Math.random() * 50); // the cluster is choosing a leader
    }
    throw silent();
  }

  /** What every node says by itself, without asking a leader; null for one that is away. */
  const askEach = (path: string, statements: Statement[]) =>
    eachNode((node) => resultsOf(node + path, bodyOf(statements), patienceMs));

  /** The same of a page of its own, such as `/status`. */
  const lookAt = (path: string) =>
    eachNode(async (node) => {
      const response = await send(node + path, null, firstTryMs);
      return response?.ok ? ((await response.json().catch(() => null)) as unknown) : null;
    });

  const eachNode = <Answer>(look: (node: string) => Promise<Answer>) =>
    Promise.all(nodes.map(async (node) => ({ node: hostOf(node), answer: await look(node) })));

  return { ask, askEach, lookAt };
}

const bodyOf = (statements: Statement[]) =>
  JSON.stringify(statements.map(({ sql, params }) => [sql, ...params]));

const hostOf = (node: string) => new URL(node).host;

export const silent = () =>
  new Failure("unavailable", "The database isn't responding. Try again in a minute.");

const refused = () =>
  new Failure("unavailable", "The database refused this server. Check user and password.");

/** The results, where the engine has refused none of the statements. */
export function refuseErrors(results: Result[]): Result[] {
  const refusal = results.find(({ error }) => error);
  if (refusal) throw new Error(refusal.error);
  return results;
}
