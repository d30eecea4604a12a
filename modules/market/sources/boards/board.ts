import { withQuery } from "../addresses";
import { verdict } from "../reading/classify";
import { numberAt } from "../reading/json";
import type { Policy, Task, Verdict } from "../model";
import { followingAt } from "../tasks";

/** Boards are made for visitors, so each waits for an administrator's word and is read slowly. */
export const boardPolicy = (terms: string, pauseMs = 2000): Policy => ({
  isOnByDefault: false,
  terms,
  concurrency: 1,
  pauseMs,
  isPublishedForMachines: false,
});

/** How many results come before this page, where a board counts in results. */
export const startOf = (task: Task): number => numberAt(task.context, "start") ?? 0;

/** The same question from a later result on. */
export const followingFrom = (task: Task, start: number): Task[] =>
  followingAt(task, withQuery(task.url, { start }), { context: { start } });

/** A page without results, although the board counted some. */
export const noneShown = (isLater: boolean): Verdict =>
  isLater
    ? verdict("empty", "past the last page")
    : verdict("blocked", "results are counted but none is shown");
