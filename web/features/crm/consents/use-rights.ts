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
  const common = { failed: t("failed"), keys: [candidatesKey, timelineKey] };
  const doing = async <Done>(work: Promise<Done>) => {
    const done = await work;
    onDone?.();
    return done;
  };
  return {
    object: useUndoableMutation({
      ...common,
      act: () => ok(at.objection.post()),
      back: () => ok(at.objection.delete()),
      said: () => t("done.objected"),
    }),
    unobject: useUndoableMutation({ ...common, act: () => ok(at.objection.delete()) }),
    restrict: useUndoableMutation({
      ...common,
      act: (given: Restriction) => doing(ok(at.restriction.post(given))),
      back: () => ok(at.restriction.delete()),
      said: () => t("done.restricted"),
    }),
    unrestrict: useUndoableMutation({
      ...common,
      act: () => ok(at.restriction.delete()),
      said: () => t("done.unrestricted"),
    }),
    addGround: useUndoableMutation({
      ...common,
      act: (given: Ground) => doing(ok(at.grounds.post(given))),
      said: () => t("done.recorded"),
    }),
    endGround: useUndoableMutation({
      ...common,
      act: (groundId: string) => ok(at.grounds({ groundId }).ending.post()),
    }),
  };
}
