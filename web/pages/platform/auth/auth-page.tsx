import { Radar, ShieldCheck, Target } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Brand } from "@/web/shell/brand";
import { Racks } from "@/web/shell/splash/splash-art";
import { useBrand } from "@/web/state/brand";
import { Tabs } from "@/web/ui/tabs";
import { ForgottenForm } from "./forgotten-form";
import { linkIn, LinkWay } from "./link-way";
import { LoginForm } from "./login-form";
import { useQuery } from "@tanstack/react-query";
import { setupState } from "@/web/features/platform/accounts/queries";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { RegisterForm } from "./register-form";

/** The form while the product has no owner; afterwards the way to an invitation. */
function RegisterTab() {
  const t = useTranslations();
  const { data, isError, refetch } = useQuery(setupState);
  if (isError) {
    return (
      <ErrorState
        title={t("common.somethingFailed")}
        text={t("auth.setupFailed")}
        retryLabel={t("common.actions.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows label={t("common.loading")} rows={5} rowClass="h-[61px]" />;
  if (data.isOpen) return <RegisterForm email={data.email ?? ""} />;
  return (
    <div className="overflow-hidden rounded-lg border">
      <EmptyState kind="nothing-yet" title={t("auth.closed")} text={t("auth.closedText")} />
    </div>
  );
}

// The form can be filled in before anybody thinks of another language.
const Menus = lazy(() => import("@/web/shell/navigation/preference-menus"));

/** The way in: Login, or Register while the product has no owner yet; and the ways back in by a link. */
export function AuthPage() {
  const t = useTranslations("auth");
  const { search, hash } = useLocation();
  const link = linkIn(hash);
  const way = link?.purpose ?? (new URLSearchParams(search).has("forgotten") ? "forgotten" : null);
  const words = { invitation: "accept", reset: "reset", forgotten: "forgotten" } as const;
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(440px,1fr)_1.2fr]">
      <main className="flex flex-col px-5 py-5 sm:px-10">
        <header className="flex items-center justify-between">
          <Brand />
          <Suspense fallback={<span className="h-[36px]" />}>
            <Menus />
          </Suspense>
        </header>
        <div className="mx-auto flex w-full max-w-[400px] flex-1 flex-col justify-center py-10">
          {way ? (
            <Way title={t(`${words[way]}.title`)} text={t(`${words[way]}.text`)}>
              {link ? <LinkWay token={link.token} /> : <ForgottenForm />}
            </Way>
          ) : (
            <Way title={t("title")} text={t("subtitle")}>
              <Doors />
            </Way>
          )}
        </div>
      </main>
      <Marketing />
    </div>
  );
}

type WayProps = { title: string; text: string; children: ReactNode };

function Way({ title, text, children }: WayProps) {
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-[-0.02em]">{title}</h1>
      <p className="mt-1 mb-6 text-sm text-ink-2">{text}</p>
      {children}
    </>
  );
}

function Doors() {
  const t = useTranslations("auth");
  const [tab, setTab] = useState<"login" | "register">(() =>
    new URLSearchParams(location.search).has("setup") ? "register" : "login",
  );
  return (
    <Tabs
      label={t("tabs")}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: "login", label: t("login"), content: <LoginForm /> },
        { value: "register", label: t("register"), content: <RegisterTab /> },
      ]}
    />
  );
}

const promises = [
  { id: "sourcing", icon: Radar },
  { id: "matching", icon: Target },
  { id: "compliance", icon: ShieldCheck },
] as const;

/** What the platform is, for large screens only. */
function Marketing() {
  const t = useTranslations("auth.marketing");
  const { tagline } = useBrand();
  return (
    <aside className="blueprint hidden flex-col justify-between border-l bg-sunken p-14 lg:flex">
      <p className="eyebrow">{tagline || t("eyebrow")}</p>
      <div className="max-w-[560px]">
        <p className="text-[44px] leading-[48px] font-semibold tracking-[-0.03em] text-balance">
          {t("headline")}
        </p>
        <ul className="mt-9 grid gap-5">
          {promises.map(({ id, icon: Icon }) => (
            <li key={id} className="flex gap-3.5">
              <span className="grid size-9 shrink-0 place-items-center rounded-md border bg-raised">
                <Icon aria-hidden="true" size={17} className="text-primary-ink" />
              </span>
              <div>
                <h2 className="text-base font-semibold">{t(id)}</h2>
                <p className="text-sm text-ink-2">{t(`${id}Text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="max-w-[560px]">
        <Racks progress={72} />
        <p className="eyebrow mt-3">{t("europe")}</p>
      </div>
    </aside>
  );
}
