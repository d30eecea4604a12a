import { certificateNameOf, families, skillNamed } from "@/modules/knowledge/analysis";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
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

export async function namesOf(app: App, asked: NamesQuery): Promise<Names> {
  return {
    certificates: named(asked.certificates, certificateOf),
    skills: named(asked.skills, skillOf),
    people: named(asked.people, await users.authors(app)),
  };
}

type NameOf = (id: string) => string | null;

/** What the values of a field are called; nothing where its own list of texts says that. */
export async function namesFor(app: App, kind: string | undefined): Promise<NameOf> {
  if (kind === "certificate") return certificateOf;
  if (kind === "person") return users.authors(app);
  return kind === "skill" ? skillOf : () => null;
}
