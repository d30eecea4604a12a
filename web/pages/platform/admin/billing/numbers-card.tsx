import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api, isApiError, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { TextField } from "@/web/shared/forms/text-field";
import { billingKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";

const doubted = queryOptions({
  queryKey: [...billingKey, "numbers"],
  queryFn: () => ok(api.invoices.numbers.get()),
});

/** After a restore: which number of each series was the last that went out. Until then nothing is issued in it. */
export function NumbersCard() {
  const t = useTranslations("billingSettings.numbers");
  const { data } = useQuery(doubted);
  if (!data || data.length === 0) return null;
  return (
    <Card title={t("title")}>
      <p className="mb-3 text-sm text-ink-2">{t("text")}</p>
      <div className="grid gap-4">
        {data.map((it) => (
          <Series key={it.series} {...it} />
        ))}
      </div>
    </Card>
  );
}

function Series({ series, last }: { series: string; last: number }) {
  const t = useTranslations("billingSettings.numbers");
  const [number, setNumber] = useState(last);
  const settling = useUndoableMutation({
    run: () => ok(api.invoices.numbers.put({ series, last: number })),
    success: () => t("settled", { series }),
    failure: t("failed"),
    keys: [billingKey],
  });
  const wrong = isApiError(settling.error) ? settling.error.refusal.fields?.last : undefined;
  return (
    <form action={() => settling.mutate(undefined)} className="flex flex-wrap items-end gap-3">
      <TextField
        type="number"
        required
        min={last}
        label={t("last", { series })}
        error={wrong}
        value={Number.isNaN(number) ? "" : number}
        onChange={({ target }) => setNumber(target.valueAsNumber)}
      />
      <Button type="submit" look="primary" pending={settling.isPending}>
        {t("settle")}
      </Button>
    </form>
  );
}
