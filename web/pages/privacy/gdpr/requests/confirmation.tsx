import { type FormEvent, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Erasure } from "@/modules/privacy/gdpr/model";
import { api, ok } from "@/web/api";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { useStep } from "../use-step";
import { Part } from "./part";

/** The name, typed by hand: what follows is what nobody can bring back. */
export function Confirmation({ erasure }: { erasure: Erasure }) {
  const t = useTranslations("gdpr.confirmation");
  const format = useFormatter();
  const [name, setName] = useState("");
  const [now, setNow] = useState(false);
  const { id, status, quarantineUntil, identity, entityType } = erasure;
  const isConfirmed = status === "confirmed";
  const confirm = useStep({
    act: () => ok(api.gdpr.erasures({ id }).confirmation.post({ name, now })),
    done: (done) =>
      done.status === "erased"
        ? {
            title: t("erasedTitle", { type: entityType }),
            text: t("erasedText", { type: entityType }),
          }
        : { title: t("doneTitle"), text: t("doneText") },
    failed: { title: t("failedTitle"), text: t("failedText") },
  });
  const at = format.dateTime(new Date(quarantineUntil), "moment");
  const isTyped = plainly(name) === plainly(erasure.name ?? "") && name.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTyped && identity) confirm.mutate(undefined);
  };
  return (
    <Part title={t("title")}>
      <p className="text-sm text-ink-2">
        {isConfirmed ? t("confirmed", { at }) : t("text", { at })}
      </p>
      <form onSubmit={submit} className="grid gap-3">
        <TextField
          label={t("name", { name: erasure.name ?? "" })}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox label={t("now")} checked={now} onCheckedChange={setNow} />
        <Button
          type="submit"
          look="danger"
          className="justify-self-start"
          pending={confirm.isPending}
          disabled={!isTyped || !identity || (isConfirmed && !now)}
        >
          {t(now ? "eraseNow" : "erase")}
        </Button>
        {!identity && <p className="text-xs text-ink-2">{t("identityFirst")}</p>}
      </form>
    </Part>
  );
}

const plainly = (name: string) => name.trim().replaceAll(/\s+/g, " ").toLowerCase();
