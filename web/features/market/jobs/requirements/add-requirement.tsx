import { Plus } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";
import type { Choice } from "./requirements";

type Props = { choices: readonly Choice[]; isPending?: boolean; onAdd: (choice: Choice) => void };

/** Names what was not read: a skill, a system or a certificate that the taxonomy knows. */
export function AddRequirement({ choices, isPending = false, onAdd }: Props) {
  const t = useTranslations("jobs.requirements");
  const list = useId();
  const [text, setText] = useState("");
  const [isUnknown, setUnknown] = useState(false);
  const add = () => {
    const word = text.trim().toLowerCase();
    if (word === "" || isPending) return;
    const choice = choiceFor(choices, word);
    setUnknown(choice === undefined);
    if (!choice) return;
    onAdd(choice);
    setText("");
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter adds the requirement; it is the button that sends the form.
    event.preventDefault();
    add();
  };
  return (
    <div className="grid gap-2">
      <Field label={t("add")} error={isUnknown ? t("unknown") : undefined}>
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              list={list}
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={addOnEnter}
            />
            <Button icon={Plus} pending={isPending} onClick={add}>
              {t("addAction")}
            </Button>
          </span>
        )}
      </Field>
      <datalist id={list}>
        {choices.map(({ kind, id, name }) => (
          <option key={`${kind}:${id}`} value={name} />
        ))}
      </datalist>
    </div>
  );
}

/** The one that is called so; else the only one whose name begins so. */
function choiceFor(choices: readonly Choice[], word: string): Choice | undefined {
  const called = choices.find(({ name }) => name.toLowerCase() === word);
  const [begun, ...others] = choices.filter(({ name }) => name.toLowerCase().startsWith(word));
  return called ?? (others.length === 0 ? begun : undefined);
}
