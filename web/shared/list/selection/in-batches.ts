import { atom, useSetAtom } from "jotai";
import { recordsAtOnce } from "@/modules/records/core/rules";

/** How far a change of many records has come; null while none is under way. */
export const progressAtom = atom<{ done: number; total: number } | null>(null);

/** Does something with many records in as many calls as it takes, one after the other, and tells how far it is. */
export function useInBatches() {
  const tell = useSetAtom(progressAtom);
  return async <Answer>(
    ids: readonly string[],
    act: (some: string[]) => Promise<Answer>,
  ): Promise<Answer[]> => {
    const answers: Answer[] = [];
    const total = ids.length;
    try {
      for (let done = 0; done < total; done += recordsAtOnce) {
        if (total > recordsAtOnce) tell({ done, total });
        answers.push(await act(ids.slice(done, done + recordsAtOnce)));
      }
    } finally {
      tell(null);
    }
    return answers;
  };
}
