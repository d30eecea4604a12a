import type { z } from "zod";

export type Event = { type: string; data: unknown };
export type EventModel = z.ZodObject<{ type: z.ZodLiteral<string>; data: z.ZodType }>;
type Listener = (event: never) => void;

export type Subscribe = <Model extends EventModel>(
  model: Model,
  hear: (event: z.infer<Model>) => void,
) => () => void;

/** Carries news to those who listen within this process, so that the one who tells need not know them. */
export function createEmitter(stumbled: (error: unknown) => void) {
  const listeners = new Set<{ model: EventModel; hear: Listener }>();
  // Grouped when something is told: a hundred models have to be made before they say what their news is called.
  let byType: Map<string, Listener[]> | undefined;
  const hearing = (type: string) => (byType ??= grouped(listeners)).get(type) ?? [];

  const subscribe: Subscribe = (model, hear) => {
    const listener = { model, hear };
    listeners.add(listener);
    byType = undefined;
    return () => {
      listeners.delete(listener);
      byType = undefined;
    };
  };

  return {
    subscribe,
    tell(event: Event): void {
      for (const hear of hearing(event.type)) {
        // A listener that stumbles keeps nobody else from hearing.
        try {
          hear(event as never);
        } catch (error) {
          stumbled(error);
        }
      }
    },
  };
}

const grouped = (listeners: Iterable<{ model: EventModel; hear: Listener }>) => {
  const byType = new Map<string, Listener[]>();
  for (const { model, hear } of listeners) {
    const type = model.shape.type.value;
    byType.set(type, [...(byType.get(type) ?? []), hear]);
  }
  return byType;
};
