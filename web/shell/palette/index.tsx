import { Command } from "cmdk";
import { useAtom, useAtomValue } from "jotai";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { paletteOpenAtom, recentAtom } from "../../state/overlays";
import { Kbd } from "../../ui/kbd";
import { useFocusReturn } from "../../ui/use-focus-return";
import { Actions } from "./actions";
import { SearchResults, resultValue, useSearchResults } from "./search-results";
import { SearchAsFilters } from "./search-as-filters";
import { Pages, Recent } from "./places";

/** Everything by its name: records, screens and what one can do. It opens without motion, because it is typed into. */
export function Palette() {
  const t = useTranslations("shell.palette");
  const [isOpen, setOpen] = useAtom(paletteOpenAtom);
  const [text, setText] = useState("");
  const [selected, select] = useState("");
  const focus = useFocusReturn();
  const onlyActions = text.startsWith(">");
  const wanted = onlyActions ? text.slice(1).trim() : text.trim();
  const hasVisited = useAtomValue(recentAtom).length > 0;
  const found = useSearchResults(onlyActions ? "" : wanted);

  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className={
            "fixed top-[12vh] left-1/2 z-50 w-[600px] max-w-[calc(100vw-24px)] -translate-x-1/2 " +
            "overflow-hidden rounded-xl border bg-raised shadow-pop"
          }
        >
          <Dialog.Title className="sr-only">{t("title")}</Dialog.Title>
          <Command
            label={t("title")}
            filter={matching(wanted)}
            loop
            value={selected}
            onValueChange={select}
          >
            <Command.Input
              value={text}
              onValueChange={setText}
              placeholder={t("placeholder")}
              className="min-h-[48px] w-full border-b bg-transparent px-4 text-base outline-none placeholder:text-ink-3"
            />
            <Command.List className="max-h-[min(420px,60vh)] overflow-y-auto p-1.5">
              <Command.Empty className="px-3 py-8 text-center text-sm text-ink-2">
                {found.isSearching ? t("searching") : t("empty", { text: wanted })}
              </Command.Empty>
              {wanted === "" && !onlyActions && <Recent />}
              {!onlyActions && (wanted !== "" || !hasVisited) && (
                <SearchResults {...found} text={wanted} onFound={select} />
              )}
              <SearchAsFilters text={found.q} />
              {!onlyActions && <Pages />}
              <Actions />
            </Command.List>
          </Command>
          <footer className="flex items-center justify-between border-t bg-surface px-4 py-2 text-xs text-ink-3">
            <span>{t("hint")}</span>
            <Kbd>Esc</Kbd>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Every word has to begin a word of the entry; the sign that asks for actions is not one of them. */
const matching =
  (wanted: string) =>
  (value: string, _typed: string, keywords: string[] = []) => {
    if (value.startsWith(resultValue(""))) return 1;
    const words = [value, ...keywords].join(" ").toLowerCase();
    const isThere = (word: string) => ` ${words}`.includes(` ${word}`);
    return wanted.toLowerCase().split(/\s+/).every(isThere) ? 1 : 0;
  };
export { Palette as Component };
