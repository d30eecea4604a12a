import { foldText } from "@/modules/crm/imports";
import { fieldsOf, type ListField, type ListKind } from "../rules";
import heads from "./heads.json";
import profiles from "./profiles.json";

type Columns = (ListField | null)[];
type Profile = { name: string; marks: string[][]; columns: Record<string, string | null> };

/** What each column of a list most likely holds, by the system that wrote it and by its name. */
export function guessColumns(kind: ListKind, head: readonly string[]) {
  const profile = profileOf(kind, head);
  const taken = new Set<ListField>();
  const take = (field: ListField | null): ListField | null => {
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const known = new Map(
    Object.entries<string | null>(profile?.columns ?? {}).map(([name, it]) => [foldText(name), it]),
  );
  // What the system says stands first, then names as they are, then what is left of them.
  const columns: Columns = head.map((name) =>
    take((known.get(foldText(name)) ?? null) as ListField | null),
  );
  for (const namedBy of [exactly, within])
    for (const [at, name] of head.entries()) {
      if (columns[at] !== null || known.has(foldText(name))) continue;
      columns[at] = take(namedBy(kind, name));
    }
  return { columns, system: profile?.name ?? null };
}

function profileOf(kind: ListKind, head: readonly string[]): Profile | undefined {
  const names = new Set(head.map(foldText));
  const all: Profile[] = profiles[kind];
  return all.find(({ marks }) => marks.some((some) => some.every((it) => names.has(foldText(it)))));
}

let learnt: Record<ListKind, Map<string, ListField>> | undefined;

const known = (kind: ListKind) =>
  (learnt ??= { clients: namesOf("clients"), jobs: namesOf("jobs") })[kind];

const namesOf = (kind: ListKind) =>
  new Map(
    fieldsOf[kind].flatMap((field) =>
      [field, ...((heads[kind] as Record<string, string[]>)[field] ?? [])].map(
        (name) => [foldText(name), field] as const,
      ),
    ),
  );

/** `jobTitle`, `job_title` and `Job Title` are the same words. */
const wordsOf = (name: string): string =>
  foldText(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replaceAll(/(\p{L})(\d)/gu, "$1 $2"));

const exactly = (kind: ListKind, name: string): ListField | null =>
  known(kind).get(foldText(name)) ?? known(kind).get(wordsOf(name)) ?? null;

const others = new Set(heads.others);

/** Without a first word that says whose it is, or a number that says which of several. */
function within(kind: ListKind, name: string): ListField | null {
  const words = wordsOf(name).split(" ");
  if (words.some((word) => others.has(word))) return null;
  const rest = [words.slice(1), words.filter((word) => !/^1$/.test(word))];
  for (const some of rest) {
    const found = some.length > 0 ? known(kind).get(some.join(" ")) : undefined;
    if (found) return found;
  }
  return null;
}
