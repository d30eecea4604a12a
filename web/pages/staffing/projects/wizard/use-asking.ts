import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { type Row, sentOf } from "@/web/features/staffing/start-checks/requirements/rows";
import { requirementsKey, startsKey } from "@/web/state/query-keys";

type Given = { id: string; rows: readonly Row[] };

/** Gives a project that was just made its requirements. */
export function useAsking() {
  const t = useTranslations("projectWork");
  const project = { kind: "project" } as const;
  return useDeed({
    act: ({ id, rows }: Given) =>
      ok(
        api
          .requirements(project)({ id })
          .put({ version: 0, requirements: rows.map(sentOf) }),
      ),
    failed: t("requirementsNotSaved"),
    keys: [requirementsKey, startsKey],
  });
}
