import { atom, useSetAtom } from "jotai";
import { useSearchParams } from "react-router-dom";

/** Somebody wants to write a note; whoever shows the composer next begins one. */
export const noteAskedAtom = atom(false);

/** Begins a message or a note about the open record, in the tab where it will stand. */
export function useWriting() {
  const [, setParams] = useSearchParams();
  const askForNote = useSetAtom(noteAskedAtom);
  const show = (tab: string, writing?: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("tab", tab);
        after.delete("thread");
        if (writing) after.set("write", writing);
        return after;
      },
      { preventScrollReset: true },
    );
  return {
    write: () => show("messages", "email"),
    note: () => {
      askForNote(true);
      show("activity");
    },
  };
}
