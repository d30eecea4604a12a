import { type ComponentType, lazy, use, useState } from "react";

type Load<Props> = () => Promise<{ Component: ComponentType<Props> }>;

/**
 * A part that travels when it is needed, and can be fetched ahead. What has arrived is drawn at once, where
 * `lazy` alone would show its fallback for the third of a second that React keeps one.
 */
export function ahead<Props extends object>(load: Load<Props>) {
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

/** A module that travels when it is needed: `read` gives it, and waits for it in a component that comes too early. */
export function later<Module>(load: () => Promise<Module>) {
  let asked: Promise<Module> | undefined;
  let arrived: Module | undefined;
  const fetched = async () => {
    try {
      arrived = await load();
      return arrived;
    } catch (error) {
      // Whoever comes again asks again.
      asked = undefined;
      throw error;
    }
  };
  const prepare = () => (asked ??= fetched());
  return { prepare, read: () => arrived ?? use(prepare()) };
}
