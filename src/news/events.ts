import type { z } from "zod";

export type Event = { type: string; data: unknown };
export type EventModel = z.ZodObject<{ type: z.ZodLiteral<string>; data: z.ZodType }>;
type Listener = (event: never) => void;

export type Subscribe = <Model extends EventModel>(
  model: Model,
  hear: (event: z.infer<Model>) => void,
) => () => void;

/** Carries news to those who listen within this process, so that the one who tells need not know them. */
export function createEvents(stumbled: (error: unknown) => void) {
  const listeners = new Map<string, Set<Listener>>();

  const subscribe: Subscribe = (model, hear) => {
    const type = model.shape.type.value;
    listeners.set(type, (listeners.get(type) ?? new Set<Listener>()).add(hear));
    return () => void listeners.get(type)?.delete(hear);
  };

  return {
    subscribe,
    tell(event: Event): void {
      for (const hear of listeners.get(event.type) ?? []) {
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
