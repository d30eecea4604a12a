import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Profile } from "@/modules/reporting/profile/model";
import { SaveRefusal } from "@/web/shared/save-refusal";
import { useDraft } from "@/web/shared/use-draft";
import { useKeys } from "@/web/state/keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { DetailFields } from "./detail-fields";
import { useProfileSaving } from "../use-profile";

/** Specification §2: read first, then edited, and saved or left as it was. */
export function DetailsCard({ profile }: { profile: Profile }) {
  const t = useTranslations("profile");
  // Null until somebody has edited: only then the button gets back what had the focus.
  const [isEdited, setEdited] = useState<boolean | null>(null);
  useKeys("page", isEdited ? {} : { e: () => setEdited(true) });
  const edit = (
    <Button
      icon={Pencil}
      onClick={() => setEdited(true)}
      aria-keyshortcuts="e"
      autoFocus={isEdited !== null}
    >
      {t("edit")}
    </Button>
  );
  return (
    <Card title={t("settings")} action={!isEdited && edit}>
      {isEdited ? (
        <EditedDetails profile={profile} onClose={() => setEdited(false)} />
      ) : (
        <DetailFields details={profile} email={profile.email} isReadOnly />
      )}
    </Card>
  );
}

type Props = { profile: Profile; onClose: () => void };

function EditedDetails({ profile, onClose }: Props) {
  const t = useTranslations("profile");
  const { firstName, lastName, title, phone, timezone } = profile;
  const [details, change] = useDraft(() => ({ firstName, lastName, title, phone, timezone }));
  const save = useProfileSaving();
  return (
    <form
      className="grid gap-4"
      action={() => save.mutate(details, { onSuccess: onClose })}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <SaveRefusal error={save.error} />
      <DetailFields
        details={details}
        email={profile.email}
        onChange={change}
        refused={save.error}
      />
      <div className="flex justify-end gap-2">
        <Button look="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button look="primary" type="submit" pending={save.isPending}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
