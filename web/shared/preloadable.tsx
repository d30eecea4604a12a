import { type ComponentType, lazy, use, useState } from "react";

type Load<Props> = () => Promise<{ Component: ComponentType<Props> }>;

/**
 * A lazy component that can be preloaded. Once loaded it renders at once, whereas React's `lazy` would keep the
 * fallback for 300 ms.
 */
export function preloadable<Props extends object>(load: Load<Props>) {
  let arrived: ComponentType<Props> | undefined;
  const fetched = async () => {
    const { Component } = await load();
    arrived = Component;
    return { default: Component };
  };
  const Later = lazy(fetched);
  const Part = (props: Props) => {
    const [Shown] = useState(() => arrived ?? Later);
    return <Shown {...props} />;
  };
  return { Part, prepare: () => void fetched() };
}

/** A lazily loaded module: `read` returns it, or suspends the component until it has arrived. */
export function lazyModule<Module>(load: () => Promise<Module>) {
  let asked: Promise<Module> | undefined;
  let arrived: Module | undefined;
  const fetched = async () => {
    try {
      arrived = await load();
      return arrived;
    } catch (error) {
      // Allows a retry after a failed load.
      asked = undefined;
      throw error;
    }
  };
  const prepare = () => (asked ??= fetched());
  return { prepare, read: () => arrived ?? use(prepare()) };
}
