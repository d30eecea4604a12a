import { fieldsByName, foldText, headWords, type Profile, profileIn } from "@/modules/crm/imports";
import { LazySet } from "@/src/lazy";
import { fieldsOf, type ListField, type ListKind } from "../rules";
import heads from "./heads.json";
import profilesFile from "./profiles.json";

type Columns = (ListField | null)[];
const profiles: Record<ListKind, Profile[]> = profilesFile;

/** What each column of a list most likely holds, by the system that wrote it and by its name. */
export function guessColumns(kind: ListKind, head: readonly string[]) {
  const system = profileIn(profiles[kind], head);
  const taken = new Set<ListField>();
  const take = (field: ListField | null): ListField | null => {
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  // What the system says stands first, then names as they are, then what is left of them.
  const said = head.map((name) => system?.fieldOf(name));
  const columns: Columns = said.map((field) => take((field ?? null) as ListField | null));
  for (const namedBy of [exactly, within])
    for (const [at, name] of head.entries()) {
      if (columns[at] !== null || said[at] !== undefined) continue;
      columns[at] = take(namedBy(kind, name));
    }
  return { columns, system: system?.name ?? null };
}

let learnt: Record<ListKind, Map<string, ListField>> | undefined;

const known = (kind: ListKind) =>
  (learnt ??= {
    clients: fieldsByName(fieldsOf.clients, heads.clients),
    jobs: fieldsByName(fieldsOf.jobs, heads.jobs),
  })[kind];

const exactly = (kind: ListKind, name: string): ListField | null =>
  known(kind).get(foldText(name)) ?? known(kind).get(headWords(name).join(" ")) ?? null;

const others = new LazySet(() => heads.others);
const contacts = new LazySet(() => heads.contacts);

/** Without a first word that says whose it is, a contact behind it, or a number that says which of several. */
function within(kind: ListKind, name: string): ListField | null {
  const words = headWords(name);
  if (words.some((word) => others.has(word))) return null;
  const ofContact = kind === "clients" ? words.filter((word) => !contacts.has(word)) : words;
  const rest = [ofContact, words.slice(1), words.filter((word) => !/^1$/.test(word))];
  for (const some of rest) {
    const found = some.length > 0 ? known(kind).get(some.join(" ")) : undefined;
    if (found) return found;
  }
  return null;
}
