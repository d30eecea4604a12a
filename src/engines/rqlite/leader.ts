import { z } from "zod";

const State = z.object({
  store: z.object({ addr: z.string(), leader: z.object({ addr: z.string() }) }),
});

/** The node that says of itself what others say of their leader; undefined where none does, as behind other names. */
export async function leaderAmong(
  nodes: readonly string[],
  statusOf: (node: string) => Promise<unknown>,
): Promise<string | undefined> {
  const looked = await Promise.all(
    nodes.map(async (node) => {
      const { data } = State.safeParse(await statusOf(node).catch(() => null));
      return data ? [{ node, ...data.store }] : [];
    }),
  );
  return looked.flat().find(({ addr, leader }) => addr === leader.addr)?.node;
}
