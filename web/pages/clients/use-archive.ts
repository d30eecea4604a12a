import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { type Mover, useMove } from "@/web/components/record/use-move";
import { clientsKey } from "@/web/state/query-keys";

const putAway: Mover = async (ids) =>
  (await ok(api.clients.archivals.post({ ids }))).ids;
const bringBack: Mover = async (ids) =>
  (await ok(api.clients.archivals.delete({ ids }))).ids;

/** Puts clients away at once, or brings them back; each offers the way back from itself. */
export function useArchive(onDone: () => void) {
  const t = useTranslations("clients.archive");
  const common = { queryKey: clientsKey, failed: t("failed") };
  const done = (count: number) => t("done", { count });
  const restored = (count: number) => t("restored", { count });
  return {
    archive: useMove({ ...common, move: putAway, back: bringBack, said: done }, onDone),
    restore: useMove({ ...common, move: bringBack, back: putAway, said: restored }, onDone),
  };
}
