import { certificateNameOf, families, skillNamed } from "@/modules/knowledge/analysis";
import type { Names, NamesQuery } from "./model";

/** A word for several papers is written as people write it: in capitals. */
const certificateOf = (id: string) =>
  certificateNameOf(id) ?? (Object.hasOwn(families, id) ? id.toUpperCase() : id);
const skillOf = (id: string) => skillNamed(id)?.name ?? id;

const named = (ids: string, nameOf: (id: string) => string) =>
  Object.fromEntries(
    ids
      .split(",")
      .filter(Boolean)
      .map((id) => [id, nameOf(id)]),
  );

export const namesOf = ({ certificates, skills }: NamesQuery): Names => ({
  certificates: named(certificates, certificateOf),
  skills: named(skills, skillOf),
});

/** What a value of a field is called; nothing where its own list of texts says that. */
export function nameOf(kind: string | undefined, id: string): string | null {
  if (kind === "certificate") return certificateOf(id);
  return kind === "skill" ? skillOf(id) : null;
}
