import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { serverMessage } from "@/web/api";
import { useServerText } from "@/web/i18n/server-texts";
import { candidatesKey, gdprKey } from "@/web/state/query-keys";
import { notifyAtom } from "@/web/state/notices";

type Said = { title: string; text: string };
type Step<Input, Done> = {
  act: (input: Input) => Promise<Done>;
  done: (done: Done, input: Input) => Partial<Said> & { title: string };
  failed: Said;
  /** Takes it back. */
  back?: (done: Done) => Promise<unknown>;
  open?: (done: Done) => { label: string; go: () => void };
  /** What else shows it. */
  also?: QueryKey;
};

const always: QueryKey[] = [gdprKey, candidatesKey];

/** A step of a request: said with the title and the words of specification §8, a refusal with its reason. */
export function useStep<Input, Done>(step: Step<Input, Done>) {
  const { act, done, failed, back, open, also } = step;
  const keys = also ? [...always, also] : always;
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const say = useServerText();
  const refresh = () =>
    Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: act,
    onSuccess: (result, input) => {
      const { title, text } = done(result, input);
      const undo = async () => {
        await back?.(result);
        await refresh();
      };
      notify({
        title,
        tone: "ok",
        ...(text && { description: text }),
        ...(back && { undo }),
        ...(open && { open: open(result) }),
      });
      return refresh();
    },
    onError: (error) => {
      const reason = serverMessage(error);
      const description = reason ? `${failed.text}: ${say(reason)}` : failed.text;
      notify({ title: failed.title, description, tone: "destructive" });
    },
  });
}
