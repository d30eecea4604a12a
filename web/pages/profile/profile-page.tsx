import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useTranslations } from "use-intl";
import { Read } from "@/web/components/attached/read";
import { PageHead } from "@/web/components/page-head";
import { useLogout } from "@/web/shell/use-logout";
import { nameOf } from "@/web/state/session";
import { Button } from "@/web/ui/button";
import { DetailsCard } from "./details-card";
import { NotificationsCard } from "./notifications-card";
import { ownProfile } from "./use-profile";

/** Who the signed-in person is to the product, and what they are told of. */
export function ProfilePage() {
  const t = useTranslations("profile");
  const query = useQuery(ownProfile);
  const logOut = useLogout();
  return (
    <div className="mx-auto grid max-w-3xl gap-5 p-4 pb-24 sm:p-6">
      <PageHead
        title={query.data ? nameOf(query.data, query.data.email) : "\u00a0"}
        subtitle={t("subtitle")}
        action={
          <Button icon={LogOut} onClick={logOut}>
            {t("logout")}
          </Button>
        }
      />
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(profile) => (
          <>
            <DetailsCard profile={profile} />
            <NotificationsCard profile={profile} />
          </>
        )}
      </Read>
    </div>
  );
}
