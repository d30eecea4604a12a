import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { ArrowLeft } from "lucide-react";
import { type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { type Part, readWhere, type Where } from "@/modules/records/conditions/rules";
import { useDebouncedInput } from "@/web/shared/list/filters/use-debounced-input";
import { Button } from "@/web/ui/button";
import type { Switch } from "./add-condition";
import { parsedLine } from "./condition-config";
import { ConditionEditor } from "./editor/condition-editor";
import { FloatingPart } from "./floating";
import type { Conditions } from "./use-conditions";
import { useConditionWords } from "./use-condition-words";

type Props = {
  conditions: Conditions;
  switches: readonly Switch[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactElement<ComponentProps<"button">>;
};

/** What can be added: fields, values that the typed word begins, and a whole line. */
export default function AddMenu({ open, onOpenChange, trigger, ...props }: Props) {
  const t = useTranslations("records.conditions");
  const [field, choose] = useState<string | null>(null);
  const turn = (isOpen: boolean) => {
    if (!isOpen) choose(null);
    onOpenChange(isOpen);
  };
  return (
    <FloatingPart label={t("menu")} trigger={trigger} open={open} onOpenChange={turn}>
      <div className="w-80 max-w-full">
        {field === null ? (
          <Menu {...props} choose={choose} />
        ) : (
          <NewCondition field={field} conditions={props.conditions} back={() => choose(null)} />
        )}
      </div>
    </FloatingPart>
  );
}

type MenuProps = Pick<Props, "conditions" | "switches"> & { choose: (field: string) => void };

function Menu({ conditions, switches, choose }: MenuProps) {
  const t = useTranslations("records.conditions");
  const { text, setText, offered, words } = useOffered(conditions);
  const wanted = text.trim().toLowerCase();
  const isNamed = (name: string) => ` ${name.toLowerCase()}`.includes(` ${wanted}`);
  const input = useRef<HTMLInputElement>(null);
  // A click leaves the focus on the list; the next filter is typed without another one.
  const add = (parts: readonly Part[]) => {
    conditions.add(...parts);
    setText("");
    input.current?.focus();
  };
  const fields = Object.keys(conditions.asks.fields).filter((key) => isNamed(words.nameOf(key)));
  return (
    <Command label={t("menu")} shouldFilter={false} loop>
      <Command.Input
        ref={input}
        autoFocus
        value={text}
        onValueChange={setText}
        placeholder={t("search")}
        className="mb-2 min-h-[36px] w-full rounded-md border border-line-strong bg-raised px-3 text-sm placeholder:text-ink-3"
      />
      <Command.List className="max-h-[min(360px,50vh)] overflow-y-auto">
        <Command.Empty className="px-2.5 py-4 text-sm text-ink-2">{t("empty")}</Command.Empty>
        {offered.length > 0 && (
          <Command.Group heading={t("values")} className={groupClass}>
            {offered.map((parts) => {
              const said = parts.map(words.partOf).join(" · ");
              return (
                <Choice key={said} value={said} onSelect={() => add(parts)}>
                  {parts.length > 1 ? t("use", { said }) : said}
                </Choice>
              );
            })}
          </Command.Group>
        )}
        {fields.length > 0 && (
          <Command.Group heading={t("fields")} className={groupClass}>
            {fields.map((key) => (
              <Choice key={key} value={`field ${key}`} onSelect={() => choose(key)}>
                {words.nameOf(key)}
              </Choice>
            ))}
            {switches
              .filter(({ label }) => isNamed(label))
              .map(({ label, turn }) => (
                <Choice key={label} value={`switch ${label}`} onSelect={turn}>
                  {label}
                </Choice>
              ))}
          </Command.Group>
        )}
      </Command.List>
    </Command>
  );
}

/** What the typed words may mean: all of the line first, where it means more than one condition. */
function useOffered({ asks, parts }: Conditions) {
  const [settled, settle] = useState("");
  const [text, setText] = useDebouncedInput(settled, settle);
  const { data } = useQuery(parsedLine(asks, settled));
  const isRead = data !== undefined && text.trim() === settled;
  const line: Where = isRead && data.rest === "" ? readWhere(data.where).where : [];
  const single = isRead ? data.offers.map((offer) => readWhere(offer).where) : [];
  const offered: Where[] = [...(line.length > 1 ? [line] : []), ...single];
  const words = useConditionWords(asks, [...parts, ...offered.flat()]);
  const clear = (next: string) => {
    setText(next);
    if (next === "") settle("");
  };
  return { text, setText: clear, offered, words };
}

const groupClass =
  "[&_[cmdk-group-heading]]:eyebrow [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-1.5 " +
  "[&_[cmdk-group-heading]]:pb-1";

type ChoiceProps = { value: string; onSelect: () => void; children: ReactNode };

const Choice = ({ value, onSelect, children }: ChoiceProps) => (
  <Command.Item
    value={value}
    onSelect={onSelect}
    className={
      "flex min-h-[34px] cursor-pointer items-center rounded-md px-2.5 py-1 text-sm text-ink " +
      "data-[selected=true]:bg-primary-wash"
    }
  >
    {children}
  </Command.Item>
);

type NewProps = { field: string; conditions: Conditions; back: () => void };

/** A condition comes into being with its first value. */
function NewCondition({ field, conditions, back }: NewProps) {
  const t = useTranslations("records.conditions");
  const [at] = useState(conditions.parts.length);
  const words = useConditionWords(conditions.asks, conditions.parts);
  const made = conditions.parts[at];
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-2">
        <Button look="ghost" size="sm" icon={ArrowLeft} onClick={back}>
          {t("back")}
        </Button>
        <h3 className="text-sm font-medium text-ink">{words.nameOf(field)}</h3>
      </div>
      <ConditionEditor
        conditions={conditions}
        at={at}
        condition={
          made && "key" in made && made.key === field
            ? made
            : { key: field, isNot: false, values: [] }
        }
      />
    </div>
  );
}
