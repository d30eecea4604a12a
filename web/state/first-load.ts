import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, createElement, useEffect, useSyncExternalStore } from "react";

/** Interval of the fallback check, for screens without queries and for hidden tabs. */
const pollMs = 2000;
/** After this many checks loading is considered finished in any case. */
const maxPolls = 5;

/**
 * How long to wait for preloaded data. It usually arrives with the document, before the program; otherwise the screen
 * is drawn without it.
 */
const preloadTimeoutMs = 300;

let isCalm = true;
const waiting = new Set<() => void>();

/** The query cache of a visit whose first screen has not been requested yet. */
let beginning: QueryClient | undefined;
/** Checks whether loading has finished; disabled while the first screen renders with preloaded data. */
let checkLoaded = () => {};
let isHeld = false;

/** Starts a visit: loading counts as unfinished until the first screen has its data. */
export function trackFirstLoad(queries: QueryClient): void {
  isCalm = false;
  beginning = queries;
  const calm = () => {
    stop();
    clearInterval(timer);
    isCalm = true;
    for (const tell of waiting) tell();
  };
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (queries.isFetching() === 0 || looks === maxPolls) calm();
  }, pollMs);
  checkLoaded = () => {
    if (isHeld || queries.isFetching() > 0) return;
    // Two frames: the one that draws the data, and the next.
    requestAnimationFrame(() => requestAnimationFrame(calm));
  };
  const stop = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.state.fetchStatus === "idle" && query.state.data) checkLoaded();
  });
}

/** A screen, and the query it starts with when its address has no record or filter. */
export type Page = {
  Component: ComponentType;
  first?: (queries: QueryClient) => Promise<void>;
};

/**
 * Loads the first screen together with its data, so that it is drawn once with rows instead of first with a skeleton.
 */
export const withPreloadedData = (path: string, load: () => Promise<Page>) => async () => {
  const queries = beginning;
  beginning = undefined;
  if (!queries) return load();
  isHeld = true;
  const { Component, first } = await load();
  if (first && isBare(path)) await Promise.race([first(queries), preloadTimeout()]);
  const First = () => {
    useEffect(markRendered, []);
    return createElement(Component);
  };
  return { Component: First };
};

function markRendered(): void {
  isHeld = false;
  checkLoaded();
}

/** Whether the address names the screen only, without a record or a filter. */
const isBare = (path: string) =>
  window.location.pathname === path.replace(/\/:\w+\?$/, "") && window.location.search === "";

const preloadTimeout = () => new Promise((resolve) => setTimeout(resolve, preloadTimeoutMs));

const subscribe = (tell: () => void) => {
  waiting.add(tell);
  return () => void waiting.delete(tell);
};

/**
 * Whether the first screen has its data. The surrounding layout loads its own data only then, so as not to compete with
 * it.
 */
export const useFirstLoadDone = (): boolean => useSyncExternalStore(subscribe, () => isCalm);

/** A response requested before the program had loaded, until a query takes it. */
export type PreloadedResponse = { address: string; answer: Promise<Response> | undefined };

let first: PreloadedResponse | undefined;

/** Stores the preloaded response for the first query of the same address. */
export const storePreloaded = (answer: PreloadedResponse | undefined) => void (first ??= answer);

/** Takes the preloaded response of an address; a second call gets undefined. */
export function takePreloaded(address: string): Promise<Response> | undefined {
  if (!first || !address.endsWith(first.address)) return undefined;
  const { answer } = first;
  first.answer = undefined;
  return answer;
}
