import { useTranslations } from "use-intl";
import type {
  LegalBasis,
  Purpose,
  RestrictionGround,
} from "@/modules/crm/candidates/legal-bases/rules";
import type { Telling } from "@/modules/privacy/privacy-notices/rules";
import type { Locale } from "@/modules/platform/accounts/rules";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
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
    object: useDeed({
      ...common,
      act: () => ok(at.objection.post()),
      back: () => ok(at.objection.delete()),
      said: () => t("done.objected"),
    }),
    unobject: useDeed({ ...common, act: () => ok(at.objection.delete()) }),
    restrict: useDeed({
      ...common,
      act: (given: Restriction) => doing(ok(at.restriction.post(given))),
      back: () => ok(at.restriction.delete()),
      said: () => t("done.restricted"),
    }),
    unrestrict: useDeed({
      ...common,
      act: () => ok(at.restriction.delete()),
      said: () => t("done.unrestricted"),
    }),
    addGround: useDeed({
      ...common,
      act: (given: Ground) => doing(ok(at.grounds.post(given))),
      said: () => t("done.recorded"),
    }),
    endGround: useDeed({
      ...common,
      act: (groundId: string) => ok(at.grounds({ groundId }).ending.post()),
    }),
    sendNotice: useDeed({
      ...common,
      act: (given: { locale: Locale; source: string }) => doing(ok(at.notice.post(given))),
      said: () => t("done.noticed"),
    }),
    tell: useDeed({
      ...common,
      act: (given: { what: Telling; words: string }) => doing(ok(at.recipients.post(given))),
      said: ({ told, byHand }) =>
        byHand.length > 0
          ? t("done.toldSome", { told, names: byHand.join(", ") })
          : t("done.told", { told }),
    }),
  };
}
