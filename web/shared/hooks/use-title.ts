import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";

/** The heading of a screen, the tab that is open in it, the record that is open beside its list. */
type Part = "screen" | "tab" | "record";

/** What is open now, by its name. */
export const openedAtom = atom<Partial<Record<Part, string>>>({});

/** Names the browser's tab after a part for as long as it is shown; without a name it leaves that to the others. */
export function useTitle(part: Part, name: string | undefined): void {
  const setNames = useSetAtom(openedAtom);
  useEffect(() => {
    if (!name) return;
    setNames((names) => ({ ...names, [part]: name }));
    return () => setNames(({ [part]: _, ...names }) => names);
  }, [part, name, setNames]);
}
