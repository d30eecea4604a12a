import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, createElement, useEffect, useSyncExternalStore } from "react";

/** Screens that ask for nothing, and those that nobody looks at, are found calm at one of these looks. */
const lookMs = 2000;
/** By then a screen is taken for calm, whatever it still waits for. */
const mostLooks = 5;

/** The answer comes along with the document, as a rule before the program; where it does not, the screen stands without it. */
const mostMs = 300;

let isCalm = true;
const waiting = new Set<() => void>();

/** The answers of a visit whose first screen has not been loaded yet. */
let beginning: QueryClient | undefined;
/** Looks whether the visit is calm; nothing looks while its first screen is drawn with answers that are there already. */
let look = () => {};
let isHeld = false;

/** Begins a visit: until its screen has its first answers, whoever uses `useCalm` holds back. */
export function beginVisit(queries: QueryClient): void {
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
    if (queries.isFetching() === 0 || looks === mostLooks) calm();
  }, lookMs);
  look = () => {
    if (isHeld || queries.isFetching() > 0) return;
    // The frame after the one that draws the answer.
    requestAnimationFrame(() => requestAnimationFrame(calm));
  };
  const stop = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.state.fetchStatus === "idle" && query.state.data) look();
  });
}

/** A screen, and what it asks first where its address says nothing more. */
export type Page = {
  Component: ComponentType;
  first?: (queries: QueryClient) => Promise<void>;
};

/**
 * The first screen of a visit with its first answer: drawn once with its rows, instead of once with grey ones and, a
 * moment later, again.
 */
export const withFirstAnswer = (path: string, load: () => Promise<Page>) => async () => {
  const queries = beginning;
  beginning = undefined;
  if (!queries) return load();
  isHeld = true;
  const { Component, first } = await load();
  if (first && isBare(path)) await Promise.race([first(queries), passed()]);
  const First = () => {
    useEffect(stands, []);
    return createElement(Component);
  };
  return { Component: First };
};

function stands(): void {
  isHeld = false;
  look();
}

/** Whether the address says no more than which screen it is, without a record or a filter. */
const isBare = (path: string) =>
  window.location.pathname === path.replace(/\/:\w+\?$/, "") && window.location.search === "";

const passed = () => new Promise((resolve) => setTimeout(resolve, mostMs));

const subscribe = (tell: () => void) => {
  waiting.add(tell);
  return () => void waiting.delete(tell);
};

/** Whether the screen has its first answers: what stands around it asks for its own only then, to be no part of that wait. */
export const useCalm = (): boolean => useSyncExternalStore(subscribe, () => isCalm);

/** What was asked for before the program was there, and what comes of it until somebody takes it. */
export type FirstAnswer = { address: string; answer: Promise<Response> | undefined };

let first: FirstAnswer | undefined;

/** Leaves an answer to whoever asks for the same first. */
export const leave = (answer: FirstAnswer | undefined) => void (first ??= answer);

/** The answer that was left for an address; to whoever asks again it is none. */
export function left(address: string): Promise<Response> | undefined {
  if (!first || !address.endsWith(first.address)) return undefined;
  const { answer } = first;
  first.answer = undefined;
  return answer;
}
