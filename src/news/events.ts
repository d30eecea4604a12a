import type { z } from "zod";

export type Event = { type: string; data: unknown };
export type EventModel = z.ZodObject<{ type: z.ZodLiteral<string>; data: z.ZodType }>;
type Listener = (event: never) => void;
type Subscription = { model: EventModel; listener: Listener };

export type Subscribe = <Model extends EventModel>(
  model: Model,
  listener: (event: z.infer<Model>) => void,
) => () => void;

/** Delivers events to the listeners of this process. An error of a listener goes to `onError`. */
export function createEmitter(onError: (error: unknown) => void) {
  const subscriptions = new Set<Subscription>();
  // Grouped at the first event: reading the type of a hundred models makes them, which a start should not wait for.
  let byType: Map<string, Listener[]> | undefined;
  const listenersOf = (type: string) => (byType ??= grouped(subscriptions)).get(type) ?? [];

  const subscribe: Subscribe = (model, listener) => {
    const subscription = { model, listener };
    subscriptions.add(subscription);
    byType = undefined;
    return () => {
      subscriptions.delete(subscription);
      byType = undefined;
    };
  };

  return {
    subscribe,
    emit(event: Event): void {
      for (const listener of listenersOf(event.type)) {
        // A listener that throws must not keep the others from the event.
        try {
          listener(event as never);
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}

const grouped = (subscriptions: Iterable<Subscription>) => {
  const byType = new Map<string, Listener[]>();
  for (const { model, listener } of subscriptions) {
    const type = model.shape.type.value;
    byType.set(type, [...(byType.get(type) ?? []), listener]);
  }
  return byType;
};
