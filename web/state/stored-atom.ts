import { atom } from "jotai";

type Kept<Value> = { value: Value };

/**
 * An atom in localStorage, in sync between windows. An empty store is not parsed: an exception thrown while a module is
 * evaluated makes V8 parse the module a second time for its line number.
 */
export function storedAtom<Value>(name: string, usual: Value) {
  let known: string | null = null;
  const read = (): Kept<Value> => {
    known = textOf(name);
    return { value: known ? valueOf(known, usual) : usual };
  };
  const changed = atom<Kept<Value> | null>(null);
  const kept = atom((get) => get(changed) ?? read());
  changed.onMount = (set) => {
    const look = ({ key }: StorageEvent) => (key === name || key === null) && set(read());
    // Another window may have kept something else while nobody here looked.
    if (textOf(name) !== known) set(read());
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  };
  return atom(
    (get) => get(kept).value,
    (_get, set, value: Value) => {
      set(changed, { value });
      keep(name, JSON.stringify(value));
      known = textOf(name);
    },
  );
}

/** Null if nothing is stored or the browser blocks storage. */
function textOf(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, text: string): void {
  try {
    window.localStorage.setItem(name, text);
  } catch {
    // It holds until the window is closed.
  }
}

function valueOf<Value>(text: string, usual: Value): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return usual;
  }
}
