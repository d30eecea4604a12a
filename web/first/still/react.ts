/** React without time: components as they are first, for whoever draws them once. The names are React's. */
type Props = Record<string, unknown>;
type Draws = (props: Props, ref: null) => unknown;
export type Context = { kind: "context"; value: unknown; Provider: Context };
export type Kind = string | symbol | Draws | Context | { kind: "draws"; by: Kind };
export type Element = { $$typeof: symbol; type: Kind; props: Props; key: unknown };

const element = Symbol("element");
export const Fragment = Symbol("fragment");
export const Suspense = Fragment;
export const StrictMode = Fragment;

export const jsx = (type: Kind, props: Props, key: unknown = null): Element => ({
  $$typeof: element,
  type,
  props,
  key,
});
export const jsxs = jsx;
export const jsxDEV = jsx;

const childrenOf = (given: unknown[]): Props =>
  given.length === 0 ? {} : { children: given.length === 1 ? given[0] : given };

export const createElement = (type: Kind, props: Props | null, ...children: unknown[]): Element =>
  jsx(type, { ...props, ...childrenOf(children) });

export const cloneElement = ({ type, props }: Element, more: Props, ...children: unknown[]) =>
  jsx(type, { ...props, ...more, ...childrenOf(children) });

export const isValidElement = (it: unknown): it is Element =>
  typeof it === "object" && it !== null && "$$typeof" in it && it.$$typeof === element;

export function createContext(value: unknown): Context {
  const context = { kind: "context", value } as Context;
  context.Provider = context;
  return context;
}

export const memo = (by: Kind): Kind => ({ kind: "draws", by });
export const forwardRef = memo;
/** Lazy components draw nothing at first. */
export const lazy = (): Kind => () => null;

const nothing = () => {};
const given = (it: unknown) => (typeof it === "function" ? it() : it);
export const useState = (first?: unknown) => [given(first), nothing];
export const useReducer = (_: unknown, first: unknown, begin?: (it: unknown) => unknown) => [
  begin ? begin(first) : first,
  nothing,
];
export const useMemo = (make: () => unknown) => make();
export const useCallback = (it: unknown) => it;
export const useEffectEvent = useCallback;
export const useDeferredValue = useCallback;
export const useRef = (current: unknown) => ({ current });
export const useContext = ({ value }: Context) => value;
export const use = useContext;
export const useSyncExternalStore = (_: unknown, now: () => unknown) => now();
export const useTransition = () => [false, nothing];
export const useEffect = nothing;
export const useLayoutEffect = nothing;
export const useInsertionEffect = nothing;
export const useDebugValue = nothing;
export const startTransition = nothing;
export const flushSync = nothing;

let ids = 0;
export const useId = () => `first-${(ids += 1)}`;

const all = (children: unknown): unknown[] =>
  Array.isArray(children) ? children.flatMap(all) : children === undefined ? [] : [children];
export const Children = {
  toArray: all,
  map: (children: unknown, each: (it: unknown, at: number) => unknown) => all(children).map(each),
};

export class Component {}
export default { createElement, createContext, forwardRef, memo, lazy, Fragment, Component };
