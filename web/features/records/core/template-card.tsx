import { Archive, Copy, Pencil, Plus } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { IconButton } from "@/web/ui/icon-button";
import { Tag } from "@/web/ui/tag";
import { Read } from "./read";
import { useUndoableMutation } from "./use-undoable-mutation";

type Template = {
  id: string;
  name: string;
  version: number;
  isStandard: boolean;
  isArchived: boolean;
};

type Words = ComponentProps<typeof Read>["words"] & {
  title: string;
  text: string;
  add: string;
  standard: string;
  notSaved: string;
  /** Of one template, by what it is called. */
  of: (deed: "copy" | "edit" | "archive" | "archived", name: string) => string;
};

type Props<Row extends Template> = {
  query: ComponentProps<typeof Read<Row[]>>["query"];
  words: Words;
  /** What is said of a template below its name. */
  factsOf: (template: Row) => string;
  /** What tells it from others of its name; its name where nothing more is needed. */
  calledOf?: (template: Row) => string;
  onAdd: () => void;
  onCopy: (template: Row) => void;
  onEdit: (template: Row) => void;
  archive: (template: { id: string; version: number }, isArchived: boolean) => Promise<Archived>;
  /** The key of the answers that name templates. */
  listedIn: readonly unknown[];
  /** The dialog that edits one. */
  children: ReactNode;
};

type Archived = { version: number };

/** The agency's own templates, to change and to archive, and the standard ones, to copy. */
export function TemplateCard<Row extends Template>(props: Props<Row>) {
  const { query, words, onAdd, children } = props;
  return (
    <Card
      title={words.title}
      action={
        <Button size="sm" icon={Plus} onClick={onAdd}>
          {words.add}
        </Button>
      }
    >
      <p className="pb-3 text-sm text-ink-2">{words.text}</p>
      <Read query={query} words={words}>
        {(all) => (
          <ul aria-label={words.title} className="divide-y divide-line border-y border-line">
            {all
              .filter(({ isArchived }) => !isArchived)
              .map((template) => (
                <TemplateRow key={template.id} {...props} template={template} />
              ))}
          </ul>
        )}
      </Read>
      {children}
    </Card>
  );
}

type RowProps<Row extends Template> = Props<Row> & { template: Row };

function TemplateRow<Row extends Template>(props: RowProps<Row>) {
  const { template, words, factsOf, calledOf, onCopy } = props;
  const called = calledOf?.(template) ?? template.name;
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
          {template.name}
          {template.isStandard && <Tag hasLed={false}>{words.standard}</Tag>}
        </p>
        <p className="truncate text-xs text-ink-2">{factsOf(template)}</p>
      </div>
      {template.isStandard ? (
        <IconButton
          icon={Copy}
          size="sm"
          label={words.of("copy", called)}
          onClick={() => onCopy(template)}
        />
      ) : (
        <OwnTemplate {...props} called={called} />
      )}
    </li>
  );
}

function OwnTemplate<Row extends Template>(props: RowProps<Row> & { called: string }) {
  const { template, called, words, onEdit, archive, listedIn } = props;
  const archiving = useUndoableMutation({
    run: () => archive(template, true),
    undo: ({ version }) => archive({ id: template.id, version }, false),
    success: () => words.of("archived", called),
    failure: words.notSaved,
    keys: [listedIn],
  });
  return (
    <>
      <IconButton
        icon={Pencil}
        size="sm"
        label={words.of("edit", called)}
        onClick={() => onEdit(template)}
      />
      <IconButton
        icon={Archive}
        size="sm"
        label={words.of("archive", called)}
        onClick={() => archiving.mutate(undefined)}
      />
    </>
  );
}
