import type { Server } from "../crash/server";
import { origin } from "./house";

const patienceMs = 120_000;

/** When a browser at this server was told something first, after a moment. */
export async function listen({ address }: Server, cookie: string) {
  const heard: { type: string; at: number }[] = [];
  const socket = new WebSocket(`${address.replace("http", "ws")}/ws`, {
    headers: { cookie, origin },
  } as never);
  socket.addEventListener("message", ({ data }) => {
    const { type } = JSON.parse(String(data)) as { type: string };
    heard.push({ type, at: performance.now() });
  });
  await new Promise((open) => socket.addEventListener("open", open));

  async function heardAfter(type: string, since: number): Promise<number> {
    for (const end = Date.now() + patienceMs; Date.now() < end; await Bun.sleep(5)) {
      const found = heard.find((it) => it.type === type && it.at >= since);
      if (found) return found.at;
    }
    throw new Error(`Nobody at the other server was told of ${type}.`);
  }

  return { heardAfter, close: () => socket.close() };
}

/** Asks until it is so. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await Bun.sleep(50))
    if (await isSo()) return;
  throw new Error("It did not end within two minutes.");
}
