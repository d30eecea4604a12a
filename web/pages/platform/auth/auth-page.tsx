import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Brand } from "@/web/shell/brand";
import { Tabs } from "@/web/ui/tabs";
import { ForgottenForm } from "./forgotten-form";
import { linkIn, LinkWay } from "./link-way";
import { LoginForm } from "./login-form";
import { Marketing } from "./marketing";
import { RegisterTab } from "./register-tab";

// The form can be filled in before anybody thinks of another language.
const Menus = lazy(() => import("@/web/shell/preference-menus"));

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

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
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
