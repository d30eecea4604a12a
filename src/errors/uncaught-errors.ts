import type { App } from "../app";
import { errorFields } from "../log";

/**
 * Catches what nobody caught, in a timer, a socket or a listener: it ends that piece of work and is logged, while the
 * server goes on for everybody else. Every change is one write, so that none is left half done. Answers how to stop.
 */
export function logUncaughtErrors({ log }: Pick<App, "log">): () => void {
  const note = (error: unknown) => log.error("nobody caught this", errorFields(error));
  process.on("uncaughtException", note);
  process.on("unhandledRejection", note);
  return () => {
    process.off("uncaughtException", note);
    process.off("unhandledRejection", note);
  };
}
