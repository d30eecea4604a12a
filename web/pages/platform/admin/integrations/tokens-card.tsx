import { useQuery } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/platform/records/read";
import { apiTokens } from "@/web/features/platform/admin/queries";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { NewTokenDialog } from "./new-token-dialog";
import { TokenRow } from "./token-row";

/** The keys that other programs have to the calls of the product. */
export function TokensCard() {
  const t = useTranslations("house.tokens");
  const query = useQuery(apiTokens);
  const [isNew, setNew] = useState(false);
  const add = (
    <Button size="sm" icon={Plus} onClick={() => setNew(true)}>
      {t("add")}
    </Button>
  );
  return (
    <Card title={t("title")} action={add}>
      <p className="pb-3 text-sm text-ink-2">
        {t.rich("text", {
          link: (words) => (
            <a href="/api/openapi.json" target="_blank" rel="noreferrer" className="underline">
              {words}
            </a>
          ),
        })}
      </p>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState
              kind="nothing-yet"
              title={t("none")}
              text={t("noneText")}
              action={
                <Button icon={KeyRound} onClick={() => setNew(true)}>
                  {t("first")}
                </Button>
              }
            />
          ) : (
            <ul aria-label={t("title")} className="divide-y divide-line border-y border-line">
              {tokens.map((token) => (
                <TokenRow key={token.id} token={token} />
              ))}
            </ul>
          )
        }
      </Read>
      {isNew && <NewTokenDialog onClose={() => setNew(false)} />}
    </Card>
  );
}
