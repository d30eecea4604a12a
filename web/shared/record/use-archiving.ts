import { useTranslations } from "use-intl";
import type { Kind } from "./kind";
import { useMove } from "./use-move";

type Options = Pick<Kind<never>, "texts" | "queryKey" | "archive" | "restore">;

/** Puts records away at once, or brings them back; each offers the way back from itself. */
export function useArchiving({ texts, queryKey, ...move }: Options, onDone = () => {}) {
  const t = useTranslations(texts);
  const common = { queryKey, failed: t("archive.failed") };
  const { archive, restore } = move;
  const done = (count: number) => t("archive.done", { count });
  const restored = (count: number) => t("archive.restored", { count });
  return {
    archive: useMove({ ...common, move: archive, back: restore, said: done }, onDone),
    restore: useMove({ ...common, move: restore, back: archive, said: restored }, onDone),
  };
}
