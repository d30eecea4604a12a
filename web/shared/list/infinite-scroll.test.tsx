import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "bun:test";
import { type More, InfiniteScroll } from "./infinite-scroll";

/** Tells what begins to be watched that it is in sight, as a browser does. */
class InSight {
  constructor(private readonly tell: (seen: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const ofBrowser = globalThis.IntersectionObserver;
beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: InSight }));
afterEach(() => void Object.assign(globalThis, { IntersectionObserver: ofBrowser }));

test("a page that was cut short is asked for again, one that failed is not", () => {
  let asked = 0;
  const at = (state: Partial<More>) => (
    <InfiniteScroll
      shown={50}
      more={{
        load: () => void (asked += 1),
        isLoading: false,
        hasFailed: false,
        readAt: 1,
        label: "Load more",
        ...state,
      }}
    />
  );
  const { rerender } = render(at({}));
  expect(asked).toBe(1);
  rerender(at({ isLoading: true }));
  expect(asked).toBe(1);
  // The list was read anew meanwhile, and nothing came of it.
  rerender(at({}));
  expect(asked).toBe(2);
  // Cut short before it was seen to begin.
  rerender(at({ readAt: 2 }));
  expect(asked).toBe(3);
  rerender(at({ isLoading: true, readAt: 2 }));
  rerender(at({ hasFailed: true, readAt: 2 }));
  expect(asked).toBe(3);
});
