import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

type Deed<Input, Done> = {
  act: (input: Input) => Promise<Done>;
  /** Takes it back; without one nothing is said, because what was done is seen. */
  back?: (done: Done, input: Input) => Promise<unknown>;
  said?: (done: Done, input: Input) => string;
  failed: string;
  /** What shows it. */
  keys: readonly QueryKey[];
};

/** Does something at once, says so, and offers the way back where there is one. */
export function useDeed<Input, Done>({ act, back, said, failed, keys }: Deed<Input, Done>) {
  const { refusalOf, notify, refresh } = useSaying(keys);
  return useMutation({
    mutationFn: act,
    onSuccess: (done, input) => {
      const undo = async () => {
        await back?.(done, input);
        await refresh();
      };
      if (said) notify({ title: said(done, input), tone: "ok", ...(back && { undo }) });
      return refresh();
    },
    onError: (error) =>
      notify({ title: failed, description: refusalOf(error), tone: "destructive" }),
  });
}

type DeedEach<Item, Done> = {
  act: (item: Item) => Promise<Done>;
  back?: (done: Done, item: Item) => Promise<unknown>;
  /** Of how many it was done. */
  said: (count: number) => string;
  failed: string;
  keys: readonly QueryKey[];
  /** Once it was done of all. */
  onDone: () => void;
};

/**
 * Does the same to several, one after the other. Where one fails those before it stay done: how many they are is said with
 * the reason, the way back is theirs, and what shows them is read anew, so that trying again goes on with the rest.
 */
export function useDeedEach<Item, Done>(deed: DeedEach<Item, Done>) {
  const { act, back, said, failed, keys, onDone } = deed;
  const { refusalOf, notify, refresh } = useSaying(keys);
  return useMutation({
    mutationFn: async (items: readonly Item[]) => {
      const done: { item: Item; now: Done }[] = [];
      try {
        for (const item of items) done.push({ item, now: await act(item) });
        return { done };
      } catch (error) {
        return { done, error };
      }
    },
    onSuccess: ({ done, error }) => {
      const undo = async () => {
        for (const { item, now } of done) await back?.(now, item);
        await refresh();
      };
      const some = done.length > 0 ? said(done.length) : "";
      const isWhole = error === undefined;
      const reason = isWhole ? "" : refusalOf(error);
      notify({
        title: isWhole ? some : failed,
        ...(!isWhole && { description: some ? `${some}. ${reason}` : reason }),
        tone: isWhole ? "ok" : "destructive",
        ...(back && some && { undo }),
      });
      if (isWhole) onDone();
      return refresh();
    },
  });
}

/** What every deed needs once it is over: to say so, to say why not, and to have read anew what shows it. */
function useSaying(keys: readonly QueryKey[]) {
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () =>
    Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return { refusalOf, notify, refresh };
}
