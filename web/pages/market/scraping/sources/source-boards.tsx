import { Plus, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { SourceChanges, SourceState } from "@/modules/market/scraping/model";
import { Button } from "@/web/ui/button";
import { Field } from "@/web/ui/field";
import { IconButton } from "@/web/ui/icon-button";
import { Input } from "@/web/ui/input";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { api, ok } from "@/web/api";
import { scrapeStatus, sourceStates } from "@/web/features/market/scraping/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

type Props = { state: SourceState; isAdmin: boolean };

/** Changes a source at the version that was shown, so that nobody overwrites another. */
export function useSourceChange({ id, name, version }: SourceState) {
  const t = useTranslations("scraping.source");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: (changes: Omit<SourceChanges, "version">) =>
      ok(api.sources({ id }).patch({ ...changes, version })),
    onSuccess: () => notify({ title: t("changed", { name }), tone: "ok" }),
    onError: (error) =>
      notify({
        title: t("changeFailed", { name }),
        description: refusalOf(error),
        tone: "destructive",
      }),
    onSettled: () => {
      // Whether anything can be read is told with the run.
      void queries.invalidateQueries({ queryKey: scrapeStatus.queryKey });
      return queries.invalidateQueries({ queryKey: sourceStates.queryKey });
    },
  });
}

/** Which companies a feed reads. */
export function SourceBoards({ state, isAdmin }: Props) {
  const t = useTranslations("scraping.source");
  const change = useSourceChange(state);
  const remove = (token: string) =>
    change.mutate({ boards: state.boards.filter((board) => board.token !== token) });
  return (
    <section className="grid gap-2.5">
      <div>
        <h3 className="eyebrow">{t("boards")}</h3>
        <p className="text-xs text-ink-3">{t("boardsText")}</p>
      </div>
      {state.boards.length === 0 && <p className="text-sm text-ink-2">{t("noBoards")}</p>}
      <ul className="divide-y divide-line">
        {state.boards.map(({ token, company, host }) => (
          <li key={token} className="flex min-h-[36px] items-center gap-2 text-sm">
            <span className="text-ink">{company}</span>
            <span className="num truncate text-xs text-ink-3">
              {[host, token].filter(Boolean).join("/")}
            </span>
            {isAdmin && (
              <IconButton
                icon={Trash2}
                size="sm"
                className="ml-auto"
                label={t("removeBoard", { company })}
                onClick={() => remove(token)}
              />
            )}
          </li>
        ))}
      </ul>
      {isAdmin && <NewBoard state={state} />}
    </section>
  );
}

const empty = { token: "", company: "", host: "" };

function NewBoard({ state }: { state: SourceState }) {
  const t = useTranslations("scraping.source");
  const change = useSourceChange(state);
  const [board, setBoard] = useState(empty);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const { token, company, host } = board;
    const added = { token, company, ...(host && { host }) };
    change.mutate({ boards: [...state.boards, added] }, { onSuccess: () => setBoard(empty) });
  };
  const isReady = board.token.trim() !== "" && board.company.trim() !== "";
  return (
    <form onSubmit={add} className="grid gap-2.5 sm:grid-cols-2">
      {(["token", "company", "host"] as const).map((name) => (
        <Field key={name} label={t(name)}>
          {(control) => (
            <Input
              {...control}
              value={board[name]}
              onChange={(event) => setBoard({ ...board, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <div className="self-end">
        <Button type="submit" icon={Plus} pending={change.isPending} disabled={!isReady}>
          {t("addBoard")}
        </Button>
      </div>
    </form>
  );
}
