import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey, metricsKey } from "@/web/state/query-keys";

type Options<Input, Added> = {
  add: (input: Input) => Promise<Added>;
  done: (added: Added) => string;
  onDone: () => void;
};

/** Adds jobs by hand; a refusal stays in the dialog, beside what was entered. */
export function useAdding<Input, Added>({ add, done, onDone }: Options<Input, Added>) {
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: add,
    onSuccess: (added) => {
      notify({ title: done(added), tone: "ok" });
      onDone();
      void queries.invalidateQueries({ queryKey: metricsKey });
      return queries.invalidateQueries({ queryKey: jobsKey });
    },
  });
}
