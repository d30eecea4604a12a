import { afterEach, expect, spyOn, test } from "bun:test";
import { createStore } from "jotai";
import { storedAtom } from "./stored-atom";

afterEach(() => localStorage.clear());

const name = "coldaisle.test";
const other = (value: string | null) => {
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, value);
  window.dispatchEvent(Object.assign(new Event("storage"), { key: name }));
};

test("what was chosen is there in the next window", () => {
  const kept = storedAtom(name, "table");
  createStore().set(kept, "cards");
  expect(createStore().get(kept)).toBe("cards");
  expect(createStore().get(storedAtom(name, "table"))).toBe("cards");
});

test("where nothing is kept, nothing is parsed; what nobody can read counts as nothing", () => {
  const parse = spyOn(JSON, "parse");
  expect(createStore().get(storedAtom(name, "table"))).toBe("table");
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  localStorage.setItem(name, "{");
  expect(createStore().get(storedAtom(name, "table"))).toBe("table");
});

test("another window's choice holds here at once, and when it was made while nobody looked", () => {
  const kept = storedAtom(name, "table");
  const store = createStore();
  const stop = store.sub(kept, () => {});
  other('"board"');
  expect(store.get(kept)).toBe("board");
  stop();
  localStorage.setItem(name, '"map"');
  store.sub(kept, () => {});
  expect(store.get(kept)).toBe("map");
  other(null);
  expect(store.get(kept)).toBe("table");
});

test("a browser that keeps nothing holds a choice until the window is closed", () => {
  const store = createStore();
  const kept = storedAtom(name, "table");
  const setItem = spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  store.set(kept, "cards");
  store.sub(kept, () => {});
  expect(store.get(kept)).toBe("cards");
  setItem.mockRestore();
});
