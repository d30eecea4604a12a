import { z } from "zod";

const State = z.object({
  store: z.object({ addr: z.string(), leader: z.object({ addr: z.string() }) }),
});

/**
 * The first node that says of itself what others say of their leader; undefined where none does. Nobody waits for the
 * others: one that stands still says nothing for long.
 */
export async function leaderAmong(
  nodes: readonly string[],
  statusOf: (node: string) => Promise<unknown>,
): Promise<string | undefined> {
  const looks = nodes.map(async (node) => {
    const { addr, leader } = State.parse(await statusOf(node)).store;
    return addr === leader.addr ? node : Promise.reject(new Error("It follows another one."));
  });
  return Promise.any(looks).catch(() => undefined);
}
