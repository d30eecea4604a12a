import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { SourceState } from "@/modules/market/scraping/model";
import { Button } from "@/web/ui/button";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";
import { useSourceChange } from "./use-source-change";

type Props = { state: SourceState; isAdmin: boolean };

/** Keys go in and never come back out; what is shown is only whether one is stored. */
export function SourceKeys({ state, isAdmin }: Props) {
  const t = useTranslations("scraping.source");
  const change = useSourceChange(state);
  const [entered, setEntered] = useState<Record<string, string>>({});
  const save = (event: FormEvent) => {
    event.preventDefault();
    const keys = Object.fromEntries(Object.entries(entered).filter(([, key]) => key !== ""));
    change.mutate({ keys }, { onSuccess: () => setEntered({}) });
  };
  return (
    <form onSubmit={save} className="grid gap-3">
      <h3 className="eyebrow">{t("keys")}</h3>
      {Object.entries(state.keys).map(([name, isStored]) => (
        <Field key={name} label={name} hint={t(isStored ? "keyStored" : "keyMissing")}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="off"
              disabled={!isAdmin}
              value={entered[name] ?? ""}
              onChange={(event) => setEntered({ ...entered, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {isAdmin && (
        <div>
          <Button
            type="submit"
            size="sm"
            pending={change.isPending}
            disabled={Object.values(entered).every((key) => key === "")}
          >
            {t("saveKeys")}
          </Button>
        </div>
      )}
    </form>
  );
}
