import { spyOn } from "bun:test";
import { sliceMs } from "./time-slices";

/** How often others had their turn on the thread while something was done. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

/** It never goes back: a slice that was begun by it has to end. */
let at = 0;

/** How often work looks whether others should have their turn: on a clock by which every look finds that they should. */
export async function looksDuring(work: () => Promise<unknown>): Promise<number> {
  at = Math.max(at, performance.now());
  const clock = spyOn(performance, "now").mockImplementation(() => (at += sliceMs));
  return turnsDuring(work).finally(() => clock.mockRestore());
}
