import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/clients/model";
import { Tabs } from "@/web/ui/tabs";
import { ClientHistory } from "./client-history";
import { ClientOverview } from "./client-overview";

const names = ["overview", "history"] as const;
type Name = (typeof names)[number];

export function ClientTabs({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients.record");
  const [params, setParams] = useSearchParams();
  const open = (name: Name) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("tab", name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const contents: Record<Name, ReactNode> = {
    overview: <ClientOverview client={client} />,
    history: <ClientHistory client={client} />,
  };
  return (
    <div className="px-4 pt-2 pb-8">
      <Tabs
        label={t("tabs")}
        tabs={names.map((value) => ({ value, label: t(value), content: contents[value] }))}
        value={names.find((name) => name === params.get("tab")) ?? "overview"}
        onValueChange={open}
      />
    </div>
  );
}
