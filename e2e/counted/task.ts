import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { hands } from "../by-keys";
import { settled } from "../examination";
import { demoOwner, firstRunDone, type Scene, signIn, type stage } from "../stages/stage";

type Hands = ReturnType<typeof hands>;
type Most = { keys: number; clicks: number; words?: number };

type Played = {
  begin: (now: Scene) => Promise<unknown>;
  act: (it: Hands, page: Page) => Promise<unknown>;
};

/** A task of the day takes at most so many keys, clicks and words; where it begins costs nothing. */
export const counted =
  (scene: ReturnType<typeof stage>) =>
  (name: string, most: Most, { begin, act }: Played) =>
    scene(`${name} takes at most ${most.keys} keys and ${most.clicks} clicks`, async (now) => {
      await signIn(now.context, now.product, demoOwner);
      await firstRunDone(now.context);
      await begin(now);
      await settled(now.page);
      const it = hands(now.page);
      await act(it, now.page);
      console.info(
        `${name}: ${it.done.keys} keys, ${it.done.clicks} clicks, ${it.done.words} words`,
      );
      expect(it.done.keys).toBeLessThanOrEqual(most.keys);
      expect(it.done.clicks).toBeLessThanOrEqual(most.clicks);
      expect(it.done.words).toBeLessThanOrEqual(most.words ?? 0);
    });
