import { LazyMap } from "@/src/lazy";
import children from "./taxonomy/related.json";

const none: ReadonlySet<string> = new Set();
const related = new LazyMap(() => {
  const pairs = Object.entries(children).flatMap(([parent, some]) =>
    some.flatMap(
      (child) =>
        [
          [parent, child],
          [child, parent],
        ] as const,
    ),
  );
  return [...Map.groupBy(pairs, ([one]) => one)].map(
    ([one, all]) => [one, new Set(all.map(([, other]) => other))] as const,
  );
});

/** The skill's parents and children: who knows a Piller knows rotary UPS systems, and the other way round in part. */
export const relativesOf = (skill: string): ReadonlySet<string> => related.get(skill) ?? none;

export const relatedText = (): string => JSON.stringify(children);
