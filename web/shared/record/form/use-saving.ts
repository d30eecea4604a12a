import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslations } from "use-intl";
import { isApiError } from "@/web/api";
import { notifyAtom } from "@/web/state/notices";
import type { FormKind, Versioned } from "./form-kind";

/** What one was about to save, and the record as somebody else has left it meanwhile. */
export type Clash<Values, Full> = { before: Values; mine: Values; theirs: Values; now: Full };

type Saving<Values, Input, Full> = { values: Values; input: Input; kept: Full | undefined };

/** Saves with optimistic locking: on a version conflict the user chooses between both versions. */
export function useSaving<Values extends FieldValues, Input, Full extends Versioned>(
  kind: FormKind<Values, Input, Full>,
  onSaved: (record: Full) => void,
  { isUndoable = false } = {},
) {
  const t = useTranslations(kind.texts);
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const [clash, setClash] = useState<Clash<Values, Full> | null>(null);
  /** The undo: saves the previous values again unless somebody has changed the record since. */
  const restorePrevious = async (before: Full, saved: Full) => {
    const answer = await kind.check(kind.formOf(before));
    if ("issues" in answer) throw new Error("What the record was before can't be saved again.");
    const back = await kind.edit(saved.id, saved.version, answer.input);
    queries.setQueryData(kind.record(back.id).queryKey, back);
    await queries.invalidateQueries({ queryKey: kind.queryKey });
  };
  const save = useMutation({
    mutationFn: ({ input, kept }: Saving<Values, Input, Full>) =>
      kept ? kind.edit(kept.id, kept.version, input) : kind.add(input),
    onSuccess: (saved, { kept }) => {
      queries.setQueryData(kind.record(saved.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: kind.queryKey });
      const name = kind.nameOf(saved);
      const undo = kept && isUndoable ? () => restorePrevious(kept, saved) : undefined;
      notify({ title: t(kept ? "saved" : "added", { name }), tone: "ok", undo });
      onSaved(saved);
    },
    onError: async (error, { kept, values }) => {
      if (!kept || !isApiError(error) || error.status !== 409) return;
      const { queryFn } = kind.record(kept.id);
      // If it cannot be read, the original error is shown.
      const now = await queryFn().catch(() => kept);
      if (now.version === kept.version) return;
      setClash({ before: kind.formOf(kept), mine: values, theirs: kind.formOf(now), now });
    },
  });
  return { save, clash, leaveClash: () => setClash(null) };
}
