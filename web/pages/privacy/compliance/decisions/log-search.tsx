import { useTranslations } from "use-intl";
import { useTyped } from "@/web/shared/list/use-typed";
import { Input } from "@/web/ui/input";

type Props = { value: string; onSearch: (words: string) => void };

/** Looks for the words as they stand; the signs that lists understand mean nothing here. */
export function LogSearch({ value, onSearch }: Props) {
  const t = useTranslations("compliance.decisions");
  const [text, setText] = useTyped(value, onSearch);
  return (
    <div role="search" aria-label={t("search")} className="min-w-[200px] flex-1 sm:max-w-[320px]">
      <Input
        type="search"
        aria-label={t("search")}
        aria-keyshortcuts="/"
        placeholder={t("search")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
