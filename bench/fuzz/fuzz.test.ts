import { expect, test } from "bun:test";
import { patience } from "@/src/patience.testing";
import { toldOnce, wrongTrails } from "./trail";
import { walk } from "./walk";

/** FUZZ_ROUNDS=43 asks 22,500 questions; `bun bench/fuzz/run.ts 250000` as many as a night has. */
const rounds = Number(Bun.env.FUZZ_ROUNDS ?? 2);

test(
  "no question by chance is answered by a fault, and each change leaves its line",
  async () => {
    const { asked, routes, found, trail, succeeded } = await walk(rounds, 2026);
    console.log(
      `figure: ${asked} questions by chance over ${routes} routes, ${succeeded.size} of them answered: ${found.length} faults`,
    );
    console.log(
      `figure: ${toldOnce(trail)} kinds of change left exactly one line of the trail, ${wrongTrails(trail).length} something else`,
    );
    expect(found).toEqual([]);
    expect(wrongTrails(trail)).toEqual([]);
    expect(succeeded.size).toBeGreaterThan(120);
  },
  patience(300_000),
);
