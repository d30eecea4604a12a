import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Owner } from "@/modules/staffing/start-checks/rules";
import { Read } from "@/web/features/records/core/read";
import { Asked, requirementSet } from "./asked";
import { SectionTitle } from "@/web/ui/section-title";
import { RequirementLines } from "./requirement-lines";
import type { Row } from "./rows";

type Named = Owner & { name: string };
type Props = {
  /** Whose sets hold here beside the one that is written. */
  owners: readonly Named[];
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
};

/** What a record that is not there yet will ask, below what its client and site ask already. */
export function RequirementChoice({ owners, rows, onChange }: Props) {
  const t = useTranslations("readiness.requirements");
  return (
    <section className="grid gap-3">
      <SectionTitle>{t("title")}</SectionTitle>
      {owners.map((owner) => (
        <AskedAlready key={owner.kind} owner={owner} />
      ))}
      <RequirementLines rows={rows} onChange={onChange} />
    </section>
  );
}

function AskedAlready({ owner }: { owner: Named }) {
  const t = useTranslations("readiness.requirements");
  const query = useQuery(requirementSet(owner));
  return (
    <section className="grid gap-1.5 rounded-md bg-sunken p-3">
      <h3 className="text-xs font-medium text-ink-2">{t("already", { name: owner.name })}</h3>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {({ requirements }) => <Asked requirements={requirements} />}
      </Read>
    </section>
  );
}
