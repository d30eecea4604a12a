import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Import, Undone } from "@/modules/crm/imports/model";
import { cancelImport, progressOf, undoImport } from "@/web/features/crm/imports/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { candidatesKey } from "@/web/state/query-keys";
import { Banner } from "@/web/ui/banner";
import { Button, buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { Progress } from "@/web/ui/progress";
import { Tag } from "@/web/ui/tag";
import { toneOf } from "./recent";

/** How far an import is, what became of its rows, and the way back. */
export function Outcome({ id }: { id: string }) {
  const t = useTranslations("imports");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const { data: row } = useQuery(progressOf(id));
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: progressOf(id).queryKey }),
      queries.invalidateQueries({ queryKey: candidatesKey }),
    ]);
  const cancel = useMutation({ mutationFn: () => cancelImport(id), onSettled: refresh });
  const undo = useMutation({ mutationFn: () => undoImport(id), onSettled: refresh });
  const isOver = row !== undefined && row.state !== "running";
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: candidatesKey });
  }, [isOver, queries]);
  if (!row) return null;
  const error = cancel.error ?? undo.error;
  return (
    <div className="grid w-full max-w-4xl gap-4">
      <Card
        title={row.name}
        action={<Tag tone={toneOf[row.state]}>{t(`states.${row.state}`)}</Tag>}
      >
        <div className="grid gap-4">
          {!isOver && <Running row={row} />}
          <Figures row={row} />
          <div className="flex flex-wrap gap-2">
            {!isOver && (
              <Button pending={cancel.isPending} onClick={() => cancel.mutate()}>
                {t("cancel")}
              </Button>
            )}
            {isOver && <Ways row={row} isUndoing={undo.isPending} undo={() => undo.mutate()} />}
          </div>
        </div>
      </Card>
      {error && <Banner tone="bad">{refusalOf(error)}</Banner>}
      {undo.data && <TakenBack undone={undo.data} />}
    </div>
  );
}

function Running({ row }: { row: Import }) {
  const t = useTranslations("imports");
  const text = t("progress", { done: row.done, total: row.total });
  const value = Math.floor((100 * row.done) / Math.max(1, row.total));
  return (
    <div className="grid gap-1.5 text-sm text-ink-2">
      {text}
      <Progress label={t("importing")} value={value} text={text} />
    </div>
  );
}

const figures = ["created", "updated", "skipped", "rejected"] as const;

function Figures({ row }: { row: Import }) {
  const t = useTranslations("imports.outcome");
  const format = useFormatter();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {figures.map((name) => (
        <div key={name}>
          <dt className="text-xs text-ink-2">{t(name)}</dt>
          <dd className="num text-xl text-ink">{format.number(row[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

type WaysProps = { row: Import; undo: () => void; isUndoing: boolean };

function Ways({ row, undo, isUndoing }: WaysProps) {
  const t = useTranslations("imports");
  const [isAsked, ask] = useState(false);
  return (
    <>
      <Link to="/candidates" className={buttonClass("primary")}>
        {t("toCandidates")}
      </Link>
      {row.rejected > 0 && (
        <a href={`/api/imports/${row.id}/rejected`} download="" className={buttonClass()}>
          <Download aria-hidden="true" size={16} />
          {t("rejectedRows")}
        </a>
      )}
      {row.undoUntil && (
        <Button icon={Undo2} pending={isUndoing} onClick={() => ask(true)}>
          {t("undo")}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={ask}
        title={t("undoing.title")}
        losses={t("undoing.losses", { count: row.created })}
        confirmLabel={t("undoing.confirm")}
        cancelLabel={t("undoing.keep")}
        onConfirm={() => {
          ask(false);
          undo();
        }}
      />
    </>
  );
}

function TakenBack({ undone }: { undone: Undone }) {
  const t = useTranslations("imports.undone");
  const { removed, restored, kept } = undone;
  return (
    <Banner tone={kept.length > 0 ? "warn" : "ok"}>
      {t("text", { removed, restored })}
      {kept.length > 0 && (
        <>
          <p className="mt-2">{t("kept", { count: kept.length })}</p>
          <ul>
            {kept.map(({ id, number, name }) => (
              <li key={id}>
                <Link to={`/candidates/${id}`} className="inline-flex min-h-[24px] hover:underline">
                  {number} {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
