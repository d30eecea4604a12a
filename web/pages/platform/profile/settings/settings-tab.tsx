import { useQuery } from "@tanstack/react-query";
import { Security } from "../security";
import { ownProfile } from "../use-profile";
import { AddressCard } from "./address-card";
import { DetailsCard } from "./details-card";
import { DisplayCard } from "./display-card";
import { NotificationsCard } from "./notifications-card";
import { PictureCard } from "./picture-card";

/** Specification §2: the form, and what else somebody decides for themselves. */
export function SettingsTab() {
  // The page has read it before any of its parts is drawn.
  const { data: profile } = useQuery(ownProfile);
  if (!profile) return null;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5">
      <DetailsCard profile={profile} />
      <PictureCard profile={profile} />
      <AddressCard profile={profile} />
      <Security />
      <DisplayCard />
      <NotificationsCard profile={profile} />
    </div>
  );
}
