import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Profile } from "@/modules/reporting/profile/model";
import { pictureEndings } from "@/modules/reporting/profile/rules";
import { api, ok } from "@/web/api";
import { DropZone } from "@/web/features/records/files/drop-zone";
import { useErrorText } from "@/web/i18n/server-texts";
import { SaveRefusal } from "@/web/shared/forms/save-refusal";
import { notifyAtom } from "@/web/state/notices";
import { colleaguesKey, profileKey, recruitersKey, sessionKey } from "@/web/state/query-keys";
import { nameOf } from "@/web/state/session";
import { Avatar } from "@/web/ui/avatar";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Security } from "../security/security";
import { ownProfile } from "../use-profile";
import { AddressCard } from "./address-card";
import { DetailsCard } from "./details-card";
import { DisplayCard } from "./display-card";
import { NotificationsCard } from "./notifications-card";

/** Specification §2: the form, and what else somebody decides for themselves. */
export function SettingsTab() {
  // The page has read it before any of its parts is drawn.
  const { data: profile } = useQuery(ownProfile);
  if (!profile) return null;
  return (
    <div className="grid grid-cols-1 gap-5">
      <DetailsCard profile={profile} />
      <PictureCard profile={profile} />
      <AddressCard profile={profile} />
      <Security />
      <DisplayCard />
      <NotificationsCard profile={profile} />
    </div>
  );
}

/** How colleagues see them: a picture, or their initials. */
function PictureCard({ profile }: { profile: Profile }) {
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

/** A picture is kept as soon as it is chosen; one that was taken off can be brought back. */
function usePicture() {
  const t = useTranslations("profile.picture");
  const refusalOf = useErrorText();
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const show = (profile: Profile) => {
    queries.setQueryData(profileKey, profile);
    const shownBy = [sessionKey, colleaguesKey, recruitersKey];
    return Promise.all(shownBy.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const add = useMutation({
    mutationFn: (picture: File) => ok(api.profile.picture.put({ picture })),
    onSuccess: async (profile) => {
      notify({ title: t("added"), description: t("addedText"), tone: "ok" });
      await show(profile);
    },
  });
  const remove = useMutation({
    mutationFn: () => ok(api.profile.picture.delete()),
    onSuccess: async (profile) => {
      const undo = async () => show(await ok(api.profile.picture.restoration.post()));
      notify({ title: t("removed"), tone: "ok", undo });
      await show(profile);
    },
    onError: (error) =>
      notify({ title: t("notRemoved"), description: refusalOf(error), tone: "destructive" }),
  });
  return { add, remove };
}
