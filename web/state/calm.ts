import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Screens that ask for nothing, and those that nobody looks at, are found calm at one of these looks. */
const lookMs = 2000;
/** By then a screen is taken for calm, whatever it still waits for. */
const mostLooks = 5;

let isCalm = true;
const waiting = new Set<() => void>();

/** Begins a visit: until its screen has its first answers, whoever uses `useCalm` holds back. */
export function beginVisit(queries: QueryClient): void {
  isCalm = false;
  const calm = () => {
    stop();
    clearInterval(timer);
    isCalm = true;
    for (const tell of waiting) tell();
  };
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (queries.isFetching() === 0 || looks === mostLooks) calm();
  }, lookMs);
  const stop = queries.getQueryCache().subscribe(({ type, query }) => {
    const isAnswer = type === "updated" && query.state.fetchStatus === "idle" && query.state.data;
    // The frame after the one that draws the answer.
    if (isAnswer && queries.isFetching() === 0)
      requestAnimationFrame(() => requestAnimationFrame(calm));
  });
}

const subscribe = (tell: () => void) => {
  waiting.add(tell);
  return () => void waiting.delete(tell);
};

/** Whether the screen has its first answers: what stands around it asks for its own only then, to be no part of that wait. */
export const useCalm = (): boolean => useSyncExternalStore(subscribe, () => isCalm);
