// Atoms that nothing changes: what each of them holds at first. The names are those of the library.
type Get = (atom: Atom) => unknown;
type Atom = { held: unknown } | { read: (get: Get) => unknown };

/* @__NO_SIDE_EFFECTS__ */
export function atom(first: unknown): Atom & { onMount?: unknown } {
  return typeof first === "function" ? { read: first as (get: Get) => unknown } : { held: first };
}
const get: Get = (it) => ("read" in it ? it.read(get) : it.held);
const nothing = () => {};

export const useAtomValue = get;
export const useSetAtom = () => nothing;
export const useAtom = (it: Atom) => [get(it), nothing];
export const useStore = () => ({ get, set: nothing });
