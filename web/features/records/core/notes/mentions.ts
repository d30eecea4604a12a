import { mentionOf, piecesOf } from "@/modules/records/notes/rules";

export type Person = { id: string; name: string; username: string };

/** What stands after the @: the name, and what tells two people of one name apart. */
export function handleOf(person: Person, all: readonly Person[]): string {
  const isAlone = all.every(({ id, name }) => id === person.id || name !== person.name);
  return isAlone ? person.name : `${person.name} (${person.username})`;
}

/** What is sent for what was typed: ids where colleagues are named. */
export function written(typed: string, all: readonly Person[]): string {
  const handles = all
    .map((person) => ({ handle: `@${handleOf(person, all)}`, id: person.id }))
    // "@Ada Jansen (ada2)" begins with "@Ada Jansen".
    .toSorted((a, b) => b.handle.length - a.handle.length);
  return handles.reduce((text, { handle, id }) => text.replaceAll(handle, mentionOf(id)), typed);
}

/** The other way round, for whoever edits. */
export const typed = (
  text: string,
  named: readonly { id: string; name: string }[],
  all: readonly Person[],
): string =>
  piecesOf(text)
    .map((piece) => {
      if ("text" in piece) return piece.text;
      const person = all.find(({ id }) => id === piece.userId);
      return `@${person ? handleOf(person, all) : (named.find(({ id }) => id === piece.userId)?.name ?? "")}`;
    })
    .join("");

/** The name that is being typed where the caret stands, and where its @ is. */
export function askedAt(text: string, caret: number): { from: number; name: string } | null {
  const found = /(?:^|\s)@([^@\n]{0,40})$/.exec(text.slice(0, caret));
  if (!found) return null;
  const name = found[1] ?? "";
  return { from: caret - name.length - 1, name };
}

const maxOffered = 6;

/** Whose name, or a later part of it, begins so. */
export function offered(name: string, all: readonly Person[]): Person[] {
  const wanted = name.trim().toLowerCase();
  return all
    .filter((person) => {
      const words = `${person.name} ${person.username}`.toLowerCase();
      return ` ${words}`.includes(` ${wanted}`) && handleOf(person, all).toLowerCase() !== wanted;
    })
    .slice(0, maxOffered);
}
