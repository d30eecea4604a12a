import { afterEach, beforeEach, expect, jest, test } from "bun:test";
import { createStore } from "jotai";
import {
  dismissNoticeAtom,
  noticeKeptMs,
  noticesAtom,
  notifyAtom,
  undoableAtom,
  undoNoticeAtom,
  visibleNoticeAtom,
} from "./notices";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("one notice is visible at a time; the one before waits in the tray", () => {
  const store = createStore();
  store.set(notifyAtom, { title: "First" });
  store.set(notifyAtom, { title: "Second" });
  expect(store.get(visibleNoticeAtom)?.title).toBe("Second");
  expect(store.get(noticesAtom).map(({ title }) => title)).toEqual(["Second", "First"]);
});

test("a dismissed notice is kept for 1,000,000 ms and not longer", () => {
  const store = createStore();
  store.set(notifyAtom, { title: "First" });
  store.set(dismissNoticeAtom, 1);
  jest.advanceTimersByTime(noticeKeptMs - 1);
  expect(store.get(noticesAtom)).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(store.get(noticesAtom)).toEqual([]);
});

test("a change can be taken back from the tray, once", async () => {
  const store = createStore();
  const undo = jest.fn(async () => {});
  store.set(notifyAtom, { title: "3 jobs archived", undo });
  store.set(notifyAtom, { title: "Something else" });
  expect(store.get(undoableAtom)?.title).toBe("3 jobs archived");

  await store.set(undoNoticeAtom, 1);
  await store.set(undoNoticeAtom, 1);

  expect(undo).toHaveBeenCalledTimes(1);
  expect(store.get(undoableAtom)).toBeUndefined();
});

test("progress is told by one notice that changes, not by a hundred", () => {
  const store = createStore();
  for (const progress of [10, 20, 30]) {
    store.set(notifyAtom, { title: "Scraping Update", description: `${progress}`, topic: "run" });
  }
  expect(store.get(noticesAtom).map(({ description }) => description)).toEqual(["30"]);
});

test("progress that a person has put away does not come back", () => {
  const store = createStore();
  store.set(notifyAtom, { title: "Scraping Update", topic: "run" });
  store.set(dismissNoticeAtom, 1, true);
  store.set(notifyAtom, { title: "Scraping Update", description: "20", topic: "run" });
  expect(store.get(visibleNoticeAtom)).toBeUndefined();
  expect(store.get(noticesAtom)[0]?.description).toBe("20");
});

test("progress waits for what is being read", () => {
  const store = createStore();
  store.set(notifyAtom, { title: "AI Scraping Started" });
  store.set(notifyAtom, { title: "Scraping Update", topic: "run" });
  expect(store.get(visibleNoticeAtom)?.title).toBe("AI Scraping Started");
  store.set(dismissNoticeAtom, 1);
  store.set(notifyAtom, { title: "Scraping Update", topic: "run" });
  expect(store.get(visibleNoticeAtom)?.title).toBe("Scraping Update");
});

test("news on a topic takes the place of progress, and waits behind anything else", () => {
  const store = createStore();
  store.set(notifyAtom, { title: "Scraping Update", topic: "run", isPassing: true });
  store.set(notifyAtom, { title: "New Match Found", topic: "match 1" });
  expect(store.get(visibleNoticeAtom)?.title).toBe("New Match Found");
  store.set(notifyAtom, { title: "Another match", topic: "match 2" });
  store.set(notifyAtom, { title: "Scraping Update", topic: "run", isPassing: true });
  expect(store.get(visibleNoticeAtom)?.title).toBe("New Match Found");
  expect(store.get(noticesAtom)).toHaveLength(3);
});
