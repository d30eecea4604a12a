import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/components/attached/use-deed";
import { deploymentsKey, startsKey } from "@/web/state/query-keys";

const keys = [startsKey, deploymentsKey];

/** What can be done about a blocker of a deployment: ask, let pass, decline, take back. */
export function useOverride(deploymentId: string) {
  const t = useTranslations("papers.starts.override");
  const failed = t("failed");
  const at = (id: string) => api["start-overrides"]({ id });
  return {
    ask: useDeed({
      act: (body: { blocker: string; reason: string }) =>
        ok(api.deployments({ id: deploymentId }).overrides.post(body)),
      said: () => t("done.asked"),
      failed,
      keys,
    }),
    approve: useDeed({
      act: (id: string) => ok(at(id).approval.post()),
      back: (_done, id) => ok(at(id).delete()),
      said: () => t("done.approved"),
      failed,
      keys,
    }),
    decline: useDeed({
      act: (id: string) => ok(at(id).refusal.post()),
      said: () => t("done.declined"),
      failed,
      keys,
    }),
    withdraw: useDeed({
      act: (id: string) => ok(at(id).delete()),
      said: () => t("done.withdrawn"),
      failed,
      keys,
    }),
  };
}
