import {
  type InvalidateQueryFilters,
  type QueryKey,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { Button } from "@/web/ui/button";

type Start = { act: () => Promise<unknown>; opened: QueryKey; failed: string };

/** Begins the import of a draft, which shows its progress in place of the draft. */
export function useStart({ act, opened, failed }: Start) {
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refusalOf = useErrorText();
  return useMutation({
    mutationFn: act,
    onSuccess: () => queries.invalidateQueries({ queryKey: opened, exact: true }),
    onError: (error) =>
      notify({ title: failed, description: refusalOf(error), tone: "destructive" }),
  });
}

type Props = {
  label: string;
  act: () => Promise<unknown>;
  /** Where drafts begin. */
  to: string;
  opened: QueryKey;
  /** The lists that name it. */
  listed: InvalidateQueryFilters;
};

/** A draft is a copy of a file with people in it: whoever does not want it any longer throws it away. */
export function Discard({ label, act, to, opened, listed }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const discard = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await navigate(to);
      queries.removeQueries({ queryKey: opened });
      return queries.invalidateQueries(listed);
    },
  });
  return (
    <Button
      look="ghost"
      size="sm"
      className="w-fit"
      pending={discard.isPending}
      onClick={() => discard.mutate()}
    >
      {label}
    </Button>
  );
}
