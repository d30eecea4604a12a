import { useQuery } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { Owner } from "@/modules/staffing/start-checks/rules";
import { Read } from "@/web/features/records/core/read";
import { Asked, requirementSet } from "./asked";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";

// Few of those who read a set change it.
const RequirementDialog = lazy(() => import("./requirement-dialog"));

type Props = {
  owner: Owner;
  /** What the owner is called. */
  name: string;
  /** Where several sets stand under one another, each is named. */
  heading?: string;
};

/** The requirement set of one client, site or project. */
export function RequirementSetSection({ owner, name, heading }: Props) {
  const t = useTranslations("readiness.requirements");
  const mayEdit = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(requirementSet(owner));
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SectionTitle>{heading ?? t("title")}</SectionTitle>
        {mayEdit && query.data && (
          <Button
            look="ghost"
            size="sm"
            icon={PencilLine}
            aria-label={t("editFor", { name })}
            onClick={() => setOpen(true)}
          >
            {t("edit")}
          </Button>
        )}
      </div>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(set) => <Asked requirements={set.requirements} />}
      </Read>
      {isOpen && query.data && (
        <Suspense>
          <RequirementDialog set={query.data} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
