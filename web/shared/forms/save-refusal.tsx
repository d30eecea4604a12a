import { useTranslations } from "use-intl";
import { Banner } from "@/web/ui/banner";
import { useErrorText } from "@/web/i18n/server-texts";

/** Why it was not saved; whoever is signed out signs in beside it, and saves then. */
export function SaveRefusal({ error }: { error: Error | null }) {
  const refusalOf = useErrorText();
  const t = useTranslations("shell.notFound");
  const isSignedOut = error && "status" in error && error.status === 401;
  const signIn = isSignedOut && (
    <a href="/auth" target="_blank" className="underline">
      {t("signIn")}
    </a>
  );
  return (
    error && (
      <Banner tone="bad" action={signIn}>
        {refusalOf(error)}
      </Banner>
    )
  );
}
