import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { ListImport, OpenedList } from "@/modules/engagement/list-imports/model";
import type { ListState } from "@/modules/engagement/list-imports/rules";
import { listProgress, undoList } from "@/web/features/engagement/list-imports/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Button, buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { Progress } from "@/web/ui/progress";
import { Tag, type Tone } from "@/web/ui/tag";

export const toneOf: Record<ListState, Tone> = {
  draft: "neutral",
  running: "primary",
  completed: "ok",
  failed: "bad",
  undone: "neutral",
};

const figures = ["created", "skipped", "rejected"] as const;

/** How far an import is, what became of its rows, and the way back. */
export function ListOutcome({ row: opened }: { row: OpenedList }) {
  const t = useTranslations("listImports");
  const format = useFormatter();
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const { data: row = opened } = useQuery(listProgress(opened.id));
  const undo = useMutation({
    mutationFn: () => undoList(row.id),
    onSettled: () => queries.invalidateQueries({ queryKey: listProgress(row.id).queryKey }),
  });
  const isOver = row.state !== "running";
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: [`/api/${row.kind}`] });
  }, [isOver, queries, row.kind]);
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-4">
      <Card
        title={row.name}
        action={<Tag tone={toneOf[row.state]}>{t(`states.${row.state}`)}</Tag>}
      >
        <div className="grid gap-4">
          {!isOver && <Running row={row} />}
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            {figures.map((name) => (
              <div key={name}>
                <dt className="text-xs text-ink-2">{t(`outcome.${name}`)}</dt>
                <dd className="num text-xl text-ink">{format.number(row[name])}</dd>
              </div>
            ))}
          </dl>
          {isOver && <Ways row={row} isUndoing={undo.isPending} undo={() => undo.mutate()} />}
        </div>
      </Card>
      {undo.error && <Banner tone="bad">{refusalOf(undo.error)}</Banner>}
      {undo.data && (
        <Banner tone={undo.data.kept > 0 ? "warn" : "ok"}>{t("undone", undo.data)}</Banner>
      )}
    </div>
  );
}

function Running({ row }: { row: ListImport }) {
  const t = useTranslations("listImports");
  const text = t("progress", { done: row.done, total: row.total });
  const value = Math.floor((100 * row.done) / Math.max(1, row.total));
  return <Progress label={t("importing")} value={value} text={text} />;
}

type WaysProps = { row: ListImport; undo: () => void; isUndoing: boolean };

function Ways({ row: { kind, state, created }, undo, isUndoing }: WaysProps) {
  const t = useTranslations("listImports");
  const [isAsked, ask] = useState(false);
  const isUndoable = created > 0 && (state === "completed" || state === "failed");
  return (
    <div className="flex flex-wrap gap-2">
      <Link to={`/${kind}`} className={buttonClass("primary")}>
        {t(`back.${kind}`)}
      </Link>
      {isUndoable && (
        <Button icon={Undo2} pending={isUndoing} onClick={() => ask(true)}>
          {t("undo")}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={ask}
        title={t("undoing.title")}
        losses={t("undoing.losses", { count: created })}
        confirmLabel={t("undoing.confirm")}
        cancelLabel={t("undoing.keep")}
        onConfirm={() => {
          ask(false);
          undo();
        }}
      />
    </div>
  );
}
