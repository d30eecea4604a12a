import { Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Profile } from "@/modules/platform/profile/model";
import { pictureEndings } from "@/modules/platform/profile/rules";
import { DropZone } from "@/web/features/platform/files/drop-zone";
import { SaveRefusal } from "@/web/shared/save-refusal";
import { nameOf } from "@/web/state/session";
import { Avatar } from "@/web/ui/avatar";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { usePicture } from "./use-picture";

/** How colleagues see them: a picture, or their initials. */
export function PictureCard({ profile }: { profile: Profile }) {
  const t = useTranslations("profile.picture");
  const { add, remove } = usePicture();
  return (
    <Card title={t("title")}>
      <div className="grid gap-3">
        <SaveRefusal error={add.error} />
        <div className="flex flex-wrap items-center gap-4">
          <Avatar
            name={nameOf(profile, profile.email)}
            imageUrl={profile.profileImageUrl}
            size="lg"
          />
          <div className="min-w-0 flex-1 basis-64">
            <DropZone
              isSingle
              label={t(profile.profileImageUrl ? "replace" : "choose")}
              hint={t("hint")}
              accepted={pictureEndings}
              disabled={add.isPending}
              onFiles={([file]) => file && add.mutate(file)}
            />
          </div>
        </div>
        {profile.profileImageUrl && (
          <Button
            className="justify-self-start"
            look="ghost"
            size="sm"
            icon={Trash2}
            pending={remove.isPending}
            onClick={() => remove.mutate(undefined)}
          >
            {t("remove")}
          </Button>
        )}
      </div>
    </Card>
  );
}
