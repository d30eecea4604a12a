import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useTranslations } from "use-intl";
import type { CampaignRecord } from "@/modules/engagement/campaigns/model";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { api, ok } from "@/web/api";
import {
  campaignAudience,
  campaignPreview,
  type PreviewAsked,
} from "@/web/features/engagement/campaigns/queries";
import { Read } from "@/web/features/records/core/read";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { SelectField } from "@/web/shared/forms/select-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { noneOr } from "@/web/ui/select";
import { LetterShown } from "./letter-shown";

type Props = { campaign: CampaignRecord; isChanged: boolean };

/** A letter as one of those who get it will read it. */
export function Preview({ campaign: { id, sequence }, isChanged }: Props) {
  const t = useTranslations("campaigns.preview");
  const tLetters = useTranslations("campaigns.letters");
  const [{ step, candidateId, locale }, change] = useDraft(() => ({
    step: "0",
    candidateId: "",
    locale: "" as Locale | "",
  }));
  const at = Math.min(Number(step), sequence.length - 1);
  const people = usePeople(id);
  const asked = { step: at, ...(candidateId && { candidateId }), ...(locale && { locale }) };
  const preview = useQuery(campaignPreview(id, asked));
  const steps = sequence.map((_, n) => ({
    value: String(n),
    label: tLetters("step", { n: n + 1 }),
  }));
  const languages = [
    { value: "" as const, label: t("own") },
    ...locales.map((value) => ({ value, label: tLetters(`languages.${value}`) })),
  ];
  return (
    <Card title={t("title")} action={<TestButton id={id} asked={asked} isChanged={isChanged} />}>
      <div className="grid gap-3">
        <div className="grid gap-3 sm:grid-cols-3">
          <SelectField
            label={t("step")}
            options={steps}
            value={String(at)}
            onValueChange={(chosen) => change({ step: chosen })}
          />
          <SelectField
            label={t("person")}
            options={noneOr(t("firstOne"), people)}
            value={candidateId}
            onValueChange={(chosen) => change({ candidateId: chosen })}
          />
          <SelectField
            label={t("locale")}
            options={languages}
            value={locale}
            onValueChange={(chosen) => change({ locale: chosen })}
          />
        </div>
        {isChanged && <p className="text-xs text-warn">{t("unsaved")}</p>}
        <Read query={preview} words={{ loading: t("reading"), failed: t("failed") }}>
          {(letter) => <LetterShown letter={letter} />}
        </Read>
      </div>
    </Card>
  );
}

/** Whom one can look over the shoulder of: the first page of those who get it. */
function usePeople(id: string) {
  const { data } = useInfiniteQuery(campaignAudience(id, "included"));
  const people = data?.pages.flatMap((page) => page.people) ?? [];
  return people.map(({ candidateId, name, number }) => ({
    value: candidateId,
    label: `${name} · ${number}`,
  }));
}

type TestButtonProps = { id: string; asked: PreviewAsked; isChanged: boolean };

/** Sends what the preview shows to whoever looks at it, and to nobody else. */
function TestButton({ id, asked, isChanged }: TestButtonProps) {
  const t = useTranslations("campaigns");
  const test = useUndoableMutation({
    run: () => ok(api.campaigns({ id }).test.post(asked)),
    success: ({ to }) => t("preview.tested", { to }),
    failure: t("refused"),
    keys: [],
  });
  return (
    <Button
      size="sm"
      icon={Send}
      pending={test.isPending}
      disabled={isChanged}
      title={isChanged ? t("moves.saveFirst") : undefined}
      onClick={() => test.mutate({})}
    >
      {t("preview.test")}
    </Button>
  );
}
