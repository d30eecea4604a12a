import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { RateCardOwner, RateCards } from "@/modules/staffing/rates/cards/model";
import { Read } from "@/web/features/records/core/read";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { PayGap } from "../equal-pay/pay-gap";
import { payChecksOf } from "../equal-pay/queries";
import { CardTable } from "./card-table";
import { OwnCard } from "./own-card";
import { rateCardsOf } from "./queries";

const CardDialog = lazy(() => import("./card-dialog"));

type Props = { owner: RateCardOwner; name: string };

/** The rate cards of one client, project or deployment, and under them those that it takes over. */
export function RateCardsSection({ owner, name }: Props) {
  const t = useTranslations("rateCards");
  const mayEdit = useHasRole("recruiter");
  const [isAdding, setAdding] = useState(false);
  const query = useQuery(rateCardsOf(owner));
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SectionTitle>{t("title")}</SectionTitle>
        {mayEdit && (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t("add")}
          </Button>
        )}
      </div>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(cards) => <CardList owner={owner} name={name} cards={cards} />}
      </Read>
      {isAdding && (
        <Suspense>
          <CardDialog owner={owner} name={name} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}

function CardList({ owner, name, cards: { own, inherited } }: Props & { cards: RateCards }) {
  const t = useTranslations("rateCards");
  const { data } = useQuery(payChecksOf(owner));
  const gapOf = (id: string) => {
    const check = data?.checks.find(({ subjectId }) => subjectId === id);
    return check && <PayGap owner={owner} check={check} />;
  };
  if (own.length + inherited.length === 0) {
    return gapOf(owner.id) ?? <p className="text-sm text-ink-3">{t("none")}</p>;
  }
  return (
    <ul className="grid gap-4">
      {own.toReversed().map((card) => (
        <li key={card.id} className="grid gap-2">
          <OwnCard owner={owner} name={name} card={card} />
          {gapOf(card.id)}
        </li>
      ))}
      {inherited.toReversed().map((card) => (
        <li key={card.id} className="grid gap-2">
          <CardTable
            card={card}
            from={t(card.level === "client" ? "inherited.client" : "inherited.project")}
          />
          {gapOf(card.id)}
        </li>
      ))}
    </ul>
  );
}
