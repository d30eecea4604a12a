import { Refusal } from "./refusal";

export const cancelled = (host: string) =>
  new Refusal("cancelled", `Reading from ${host} was cancelled.`);

/** The outcome of a wait that others may share, or the caller's own wish not to wait any longer. */
export function unlessCancelled<Result>(
  wait: Promise<Result>,
  host: string,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (!signal) return wait;
  return new Promise((resolve, reject) => {
    const cancel = () => reject(cancelled(host));
    if (signal.aborted) cancel();
    signal.addEventListener("abort", cancel, { once: true });
    wait.then(resolve, reject).finally(() => signal.removeEventListener("abort", cancel));
  });
}
