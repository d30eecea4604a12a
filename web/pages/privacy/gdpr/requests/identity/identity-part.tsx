import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Erasure } from "@/modules/privacy/gdpr/model";
import { type IdentityCheck, identityChecks } from "@/modules/privacy/gdpr/rules";
import { api, ok } from "@/web/api";
import { SelectField } from "@/web/shared/forms/select-field";
import { useDate } from "@/web/shared/dates";
import { Button } from "@/web/ui/button";
import { useStep } from "../../use-step";
import { Part } from "../part";

/** How somebody made sure that the person asked for it; a copy of a document is never kept. */
export function IdentityPart({ erasure: { id, identity } }: { erasure: Erasure }) {
  const t = useTranslations("gdpr.identity");
  const day = useDate();
  const [how, setHow] = useState<IdentityCheck>("known-address");
  const record = useStep({
    act: () => ok(api.gdpr.erasures({ id }).identity.post({ how })),
    done: () => ({ title: t("done") }),
    failed: { title: t("failedTitle"), text: t("failedText") },
  });
  return (
    <Part title={t("title")}>
      {identity ? (
        <p className="text-sm text-ink-2">
          {t("checked", { how: t(`ways.${identity.how}`), by: identity.by, day: day(identity.at) })}
        </p>
      ) : (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            record.mutate(undefined);
          }}
        >
          <div className="min-w-0 flex-1 basis-56">
            <SelectField
              label={t("how")}
              options={identityChecks.map((value) => ({ value, label: t(`ways.${value}`) }))}
              value={how}
              onValueChange={setHow}
            />
          </div>
          <Button type="submit" pending={record.isPending}>
            {t("record")}
          </Button>
        </form>
      )}
    </Part>
  );
}
