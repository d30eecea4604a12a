import { Archive, ArchiveRestore, Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/candidates/model";
import { useMay } from "@/web/components/use-may";
import { Button } from "@/web/ui/button";
import { CandidateBadges } from "../candidate-badges";
import CandidateDialog from "../form/candidate-dialog";
import { useArchive } from "../use-archive";
import { StatusSelect } from "./status-select";

type Props = { candidate: CandidateRecord; isFull: boolean };

/** Who it is, in one look, and what can be done. */
export function CandidateHead({ candidate, isFull }: Props) {
  const mayEdit = useMay("recruiter");
  const { firstName, lastName, headline, location, country } = candidate;
  // With the whole page to itself the record is what the page is about.
  const Title = isFull ? "h1" : "h2";
  return (
    <header className="blueprint grid gap-2.5 border-b border-line px-4 pt-1 pb-4">
      <div>
        <Title className="text-lg leading-6 font-semibold text-ink">
          {firstName} {lastName}
        </Title>
        <p className="text-sm text-ink-2">
          {[headline, location ?? country].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <CandidateBadges candidate={candidate} />
      </div>
      {mayEdit && <Actions candidate={candidate} />}
    </header>
  );
}

function Actions({ candidate }: { candidate: CandidateRecord }) {
  const t = useTranslations("candidates");
  const [isEditing, setEditing] = useState(false);
  const { archive, restore } = useArchive(() => {});
  const { isArchived } = candidate;
  const move = isArchived ? restore : archive;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="primary" size="sm" icon={Pencil} onClick={() => setEditing(true)}>
        {t("edit")}
      </Button>
      <StatusSelect candidate={candidate} />
      <Button
        size="sm"
        icon={isArchived ? ArchiveRestore : Archive}
        pending={move.isPending}
        onClick={() => move.mutate([candidate.id])}
      >
        {t(isArchived ? "archive.restore" : "archive.action")}
      </Button>
      {isEditing && (
        <CandidateDialog
          candidate={candidate}
          onClose={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      )}
    </div>
  );
}
