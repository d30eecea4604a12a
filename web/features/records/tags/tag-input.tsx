import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { longestTag, normalTag, type TagKind } from "@/modules/records/tags/rules";
import { tagList } from "@/web/features/records/core/queries";
import { Button } from "@/web/ui/button";
import { Input } from "@/web/ui/input";

type Props = {
  kind: TagKind;
  /** What stands on the button. */
  action: string;
  isPending: boolean;
  onTag: (tag: string) => void;
};

/** One tag by typing, with those that are used already on offer. */
export function TagInput({ kind, action, isPending, onTag }: Props) {
  const t = useTranslations("records.tags");
  const list = useId();
  const [text, setText] = useState("");
  const { data: tags = [] } = useQuery(tagList(kind));
  const tag = normalTag(text.replaceAll(",", " "));
  const submit = () => {
    if (!tag) return;
    onTag(tag);
    setText("");
  };
  return (
    <form action={submit} className="flex items-center gap-1.5">
      <Input
        aria-label={t("word")}
        placeholder={t("word")}
        list={list}
        maxLength={longestTag}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-w-0 flex-1"
      />
      <datalist id={list}>
        {tags.map(({ tag: known }) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <Button type="submit" size="sm" disabled={!tag} pending={isPending}>
        {action}
      </Button>
    </form>
  );
}
