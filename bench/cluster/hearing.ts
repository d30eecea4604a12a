import { type House, origin } from "./house";

/** Milliseconds from the answer of one server until a browser at another has heard of it; the worst of so many. */
export async function hearing({ places, cookie, asking }: House, times: number): Promise<number> {
  const [a, b] = places;
  if (!a || !b) throw new RangeError("News needs two servers.");
  const socket = new WebSocket(`${b.server.address.replace("http", "ws")}/ws`, {
    headers: { cookie, origin },
  } as never);
  let heard = Promise.withResolvers<number>();
  socket.addEventListener("message", () => heard.resolve(performance.now()));
  await new Promise((open) => socket.addEventListener("open", open));
  const ask = asking(a);
  let worst = 0;
  for (let n = 0; n < times; n += 1) {
    heard = Promise.withResolvers<number>();
    await ask("POST", "/api/tasks", { title: `Call ${n}`, dueAt: null });
    const answered = performance.now();
    worst = Math.max(worst, (await heard.promise) - answered);
    await Bun.sleep(400);
  }
  socket.close();
  return Math.round(worst);
}
