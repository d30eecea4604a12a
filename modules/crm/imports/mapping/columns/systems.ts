import type { ImportField } from "../../rules";
import type { Named } from "./names";
import { type Profile, profileIn } from "./profiles";
import systems from "./systems.json";

type System = {
  name: string;
  /** What a column of it means; null where it has no place here, undefined where its name says enough. */
  named: (head: string) => Named | null | undefined;
};

/** The system that wrote a file, by columns that no other one has. */
export function systemOf(head: readonly string[]): System | null {
  const profiles: Profile[] = systems;
  const found = profileIn(profiles, head);
  return (
    found && {
      name: found.name,
      named: (name) => {
        const field = found.fieldOf(name);
        return field
          ? { field: field as ImportField, rank: -1 }
          : field === null
            ? null
            : undefined;
      },
    }
  );
}
