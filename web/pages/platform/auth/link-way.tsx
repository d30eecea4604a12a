import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { LinkPurpose } from "@/modules/platform/accounts/invitations/rules";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/i18n/server-texts";
import { EmptyState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { AcceptForm } from "./accept-form";
import { BackToLogin } from "./forgotten-form";
import { ResetForm } from "./reset-form";

/** What stood behind the # of a link: no server is told it before somebody has a page to use it on. */
export function linkIn(hash: string): { purpose: LinkPurpose; token: string } | null {
  const [, purpose, token] = /^#(invitation|reset)=([\da-f]+)$/.exec(hash) ?? [];
  if (!token) return null;
  return { purpose: purpose === "reset" ? "reset" : "invitation", token };
}

/** Looks first whether the link still holds, so that nobody fills in a form in vain. */
export function LinkWay({ token }: { token: string }) {
  const t = useTranslations();
  const refusalOf = useRefusal();
  const link = useQuery({
    queryKey: ["/api/auth/link", token],
    queryFn: () => ok(api.auth.link.post({ token })),
  });
  if (link.error) {
    return (
      <div className="grid gap-4">
        <div className="overflow-hidden rounded-lg border">
          <EmptyState kind="failed" title={t("auth.link.over")} text={refusalOf(link.error)} />
        </div>
        <BackToLogin />
      </div>
    );
  }
  if (!link.data) return <SkeletonRows label={t("common.loading")} rows={4} rowClass="h-[61px]" />;
  const Form = link.data.purpose === "reset" ? ResetForm : AcceptForm;
  return <Form token={token} email={link.data.email} />;
}
