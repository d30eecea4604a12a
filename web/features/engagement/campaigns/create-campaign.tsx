import { Megaphone } from "lucide-react";
import { useTranslations } from "use-intl";
import { maxJobs } from "@/modules/engagement/campaigns/rules";
import { api, ok } from "@/web/api";
import { Button } from "@/web/ui/button";
import { useCreating, useRefused } from "./use-creating";

type Props = { jobIds: string[]; onDone: () => void };

/** Specification §2: a campaign for those who match the chosen jobs. */
export function CreateCampaign({ jobIds, onDone }: Props) {
  const t = useTranslations("campaigns");
  const refused = useRefused();
  const said = { title: t("created"), description: t("createdText") };
  const create = useCreating(
    (ids: string[]) =>
      ok(api.campaigns["auto-create"].post({ jobIds: ids, type: "targeted-outreach" })),
    said,
    onDone,
  );
  const isTooMany = jobIds.length > maxJobs;
  return (
    <Button
      size="sm"
      icon={Megaphone}
      pending={create.isPending}
      disabled={isTooMany}
      title={isTooMany ? t("tooMany", { most: maxJobs }) : undefined}
      onClick={() => create.mutate(jobIds, { onError: refused })}
    >
      {t("create")}
    </Button>
  );
}

export { CreateCampaign as Component };
