import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Lead } from "@/modules/market/employers/model";
import { leadOwners } from "@/web/features/market/employers/queries";
import { noneOr, Select } from "@/web/ui/select";
import type { Move } from "./use-lead-move";

type Props = { lead: Lead; move: (move: Move) => void };

/** Whose lead it is, and the way to give it to somebody. */
export function LeadOwner({ lead, move }: Props) {
  const t = useTranslations("radar.leads");
  const { data: owners = [] } = useQuery(leadOwners);
  const { owner } = lead;
  const isKnown = owners.some(({ id }) => id === owner?.id);
  const all = owner && !isKnown ? [owner, ...owners] : owners;
  return (
    <Select
      aria-label={t("ownerOf", { employer: lead.employer })}
      options={noneOr(
        t("nobody"),
        all.map(({ id, name }) => ({ value: id, label: name })),
      )}
      value={owner?.id ?? ""}
      onValueChange={(id) => move({ lead, ownerId: id || null })}
    />
  );
}
