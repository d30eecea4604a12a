import type { TestCluster } from "./house";
import { listen } from "./listening";

/** Milliseconds from the answer of one server until a browser at another has heard of it; the worst of so many. */
export async function hearing(
  { places, signed, asking }: TestCluster,
  times: number,
): Promise<number> {
  const [a, b] = places;
  if (!a || !b) throw new RangeError("News needs two servers.");
  const { heardAfter, close } = await listen(b.server, signed.cookie);
  const ask = asking(a);
  let worst = 0;
  for (let n = 0; n < times; n += 1) {
    const since = performance.now();
    await ask("POST", "/api/tasks", { title: `Call ${n}`, dueAt: null });
    const answered = performance.now();
    worst = Math.max(worst, (await heardAfter("tasks_changed", since)) - answered);
    await Bun.sleep(400);
  }
  close();
  return Math.round(worst);
}
