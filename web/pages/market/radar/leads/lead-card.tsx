import { PhoneCall, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Lead } from "@/modules/market/employers/model";
import { VerdictTag } from "@/web/features/market/employers/verdict-tag";
import { useCityNames } from "@/web/shared/place-names";
import { useCountryNames } from "@/web/shared/country-name";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { AdRows } from "../ad-rows";
import { useEmployerPath } from "../sections";
import DismissDialog from "./dismiss-dialog";
import { LeadTag } from "./lead-tag";
import { useLeadMove, type Move } from "./use-lead-move";
import { useQuery } from "@tanstack/react-query";
import { leadOwners } from "@/web/features/market/employers/queries";
import { noneOr, Select } from "@/web/ui/select";

type Props = { lead: Lead; move: (move: Move) => void };

/** Whose lead it is, and the way to give it to somebody. */
function LeadOwner({ lead, move }: Props) {
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

/** One lead with its ads, whose it is, and what can be done about it. */
export function LeadCard({ lead }: { lead: Lead }) {
  const t = useTranslations("radar.leads");
  const mayMove = useHasRole("recruiter");
  const cityOf = useCityNames();
  return (
    <article
      aria-label={t("of", { employer: lead.employer, metro: cityOf(lead.metro) })}
      className="rounded-lg border border-line bg-surface shadow-card"
    >
      <header className="flex flex-wrap items-start justify-between gap-3 border-b border-line p-4 sm:px-5">
        <Name lead={lead} />
        {mayMove && <Actions lead={lead} />}
      </header>
      <div className="px-4 py-1 sm:px-5">
        <AdRows label={t("ads", { count: lead.ads.length })} ads={lead.ads} />
      </div>
      {(lead.reason ?? lead.note) && (
        <p className="border-t border-line px-4 py-2.5 text-xs text-ink-2 sm:px-5">
          {[lead.reason && t(`reasons.${lead.reason}`), lead.note].filter(Boolean).join(" · ")}
        </p>
      )}
    </article>
  );
}

function Name({ lead }: { lead: Lead }) {
  const t = useTranslations("radar.leads");
  const employerPath = useEmployerPath();
  const nameOf = useCountryNames();
  const cityOf = useCityNames();
  return (
    <div className="min-w-[200px]">
      <div className="mb-1 flex flex-wrap items-center gap-1.5">
        <LeadTag state={lead.state} />
        <VerdictTag verdict={lead.verdict} />
      </div>
      <h2 className="text-base font-semibold text-ink">
        <Link to={employerPath(lead.employerId)} className="hover:underline">
          {lead.employer}
        </Link>
      </h2>
      <p className="text-sm text-ink-2">
        {[cityOf(lead.metro), lead.country && nameOf(lead.country)].filter(Boolean).join(" · ")}
        {" · "}
        {t("ads", { count: lead.ads.length })}
        {" · "}
        <PostedWhen iso={lead.createdAt} />
      </p>
    </div>
  );
}

function Actions({ lead }: { lead: Lead }) {
  const t = useTranslations("radar.leads");
  const move = useLeadMove();
  const [isDismissing, setIsDismissing] = useState(false);
  const isOver = lead.state === "contacted" || lead.state === "dismissed";
  if (isOver) {
    return (
      <Button
        size="sm"
        pending={move.isPending}
        onClick={() => move.mutate({ lead, state: "open" })}
      >
        {t("reopen")}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <LeadOwner lead={lead} move={move.mutate} />
      <Button
        icon={PhoneCall}
        pending={move.isPending}
        onClick={() => move.mutate({ lead, state: "contacted" })}
      >
        {t("contacted")}
      </Button>
      <Button look="ghost" icon={X} onClick={() => setIsDismissing(true)}>
        {t("dismiss")}
      </Button>
      {isDismissing && (
        <DismissDialog
          title={t("dismissOf", { employer: lead.employer })}
          onClose={() => setIsDismissing(false)}
          onDismiss={(reason, note) => {
            setIsDismissing(false);
            move.mutate({ lead, state: "dismissed", reason, ...(note && { note }) });
          }}
        />
      )}
    </div>
  );
}
