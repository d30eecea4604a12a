import type { ClientRequest } from "node:http";
import { cancelled } from "./cancel";
import type { Limits } from "./limits";
import { Refusal } from "./refusal";

export type Watched = { url: URL; signal?: AbortSignal | undefined; wholeMs: number };

/** Stops a request that is cancelled or slower than each stage may be; `reason` then says why. */
export function watchOver(
  request: ClientRequest,
  limits: Limits,
  { url, signal, wholeMs }: Watched,
) {
  const endsAt = performance.now() + wholeMs;
  let timer: ReturnType<typeof setTimeout>;
  let reason: Refusal | null = null;

  function stop(why: Refusal) {
    reason ??= why;
    request.destroy(why);
  }
  function within(ms: number, what: string) {
    clearTimeout(timer);
    const tooSlow = () => stop(new Refusal("too-slow", `${url.hostname} ${what}.`));
    timer = setTimeout(tooSlow, Math.max(0, Math.min(ms, endsAt - performance.now())));
  }
  const cancel = () => stop(cancelled(url.hostname));
  const awaitAnswer = () => within(limits.firstByteMs, "did not answer in time");

  within(limits.connectMs, "could not be reached in time");
  signal?.addEventListener("abort", cancel, { once: true });
  request.once("socket", (socket) => {
    if (!socket.connecting) return awaitAnswer();
    socket.once(
      "encrypted" in socket && socket.encrypted ? "secureConnect" : "connect",
      awaitAnswer,
    );
  });
  request.once("response", () => within(wholeMs, "took too long to answer in full"));

  return {
    reason: () => reason,
    end() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    },
  };
}
