import { useTranslations } from "use-intl";
import type {
  LegalBasis,
  Purpose,
  RestrictionGround,
} from "@/modules/crm/candidates/legal-bases/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { candidatesKey, timelineKey } from "@/web/state/query-keys";

type Ground = { purpose: Purpose; basis: LegalBasis; note: string; until: string | null };
type Restriction = { ground: Exclude<RestrictionGround, "erasure">; note: string };

/** What can be done about what somebody's data may be used for. */
export function useRights(candidateId: string, onDone?: () => void) {
  const t = useTranslations("papers.rights");
  const at = api.candidates({ id: candidateId });
  const common = { failure: t("failed"), keys: [candidatesKey, timelineKey] };
  const doing = async <Done>(work: Promise<Done>) => {
    const done = await work;
    onDone?.();
    return done;
  };
  return {
    object: useUndoableMutation({
      ...common,
      run: () => ok(at.objection.post()),
      undo: () => ok(at.objection.delete()),
      success: () => t("done.objected"),
    }),
    unobject: useUndoableMutation({ ...common, run: () => ok(at.objection.delete()) }),
    restrict: useUndoableMutation({
      ...common,
      run: (given: Restriction) => doing(ok(at.restriction.post(given))),
      undo: () => ok(at.restriction.delete()),
      success: () => t("done.restricted"),
    }),
    unrestrict: useUndoableMutation({
      ...common,
      run: () => ok(at.restriction.delete()),
      success: () => t("done.unrestricted"),
    }),
    addGround: useUndoableMutation({
      ...common,
      run: (given: Ground) => doing(ok(at.grounds.post(given))),
      success: () => t("done.recorded"),
    }),
    endGround: useUndoableMutation({
      ...common,
      run: (groundId: string) => ok(at.grounds({ groundId }).ending.post()),
    }),
  };
}
