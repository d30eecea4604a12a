import { Mail } from "lucide-react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { Button } from "@/web/ui/button";
import { useCreating, useRefused } from "./use-creating";

type Props = { candidateIds: string[]; onDone: () => void };

/** A letter to the chosen candidates, which is a draft at first. */
export function MailTo({ candidateIds, onDone }: Props) {
  const t = useTranslations("campaigns");
  const refused = useRefused();
  const said = { title: t("draftCreated"), description: t("draftCreatedText") };
  const create = useCreating(
    (ids: string[]) =>
      ok(
        api.campaigns.post({
          name: t("new.forPeople", { count: ids.length }),
          audience: { kind: "chosen", candidateIds: ids },
          jobIds: [],
        }),
      ),
    said,
    onDone,
  );
  return (
    <Button
      size="sm"
      icon={Mail}
      pending={create.isPending}
      onClick={() => create.mutate(candidateIds, { onError: refused })}
    >
      {t("mail")}
    </Button>
  );
}

export { MailTo as Component };
