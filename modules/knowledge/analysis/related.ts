import children from "./taxonomy/related.json";

const none: ReadonlySet<string> = new Set();
const related = new Map<string, Set<string>>();

for (const [parent, some] of Object.entries(children)) {
  for (const child of some) {
    relate(parent, child);
    relate(child, parent);
  }
}

function relate(one: string, other: string) {
  related.set(one, (related.get(one) ?? new Set<string>()).add(other));
}

/** The skill's parents and children: who knows a Piller knows rotary UPS systems, and the other way round in part. */
export const relativesOf = (skill: string): ReadonlySet<string> => related.get(skill) ?? none;

export const relatedText = (): string => JSON.stringify(children);
