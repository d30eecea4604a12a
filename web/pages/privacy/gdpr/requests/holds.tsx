import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { Erasure, Hold } from "@/modules/privacy/gdpr/model";
import { maxReasonLength } from "@/modules/privacy/gdpr/rules";
import { api, ok } from "@/web/api";
import { previewsKey } from "@/web/features/privacy/gdpr/queries";
import { useServerText } from "@/web/i18n/server-texts";
import { TextField } from "@/web/shared/forms/text-field";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useDate } from "@/web/shared/dates";
import { Button } from "@/web/ui/button";
import { useStep } from "../use-step";
import { Part } from "./part";

type Props = { erasure: Erasure; holds: readonly Hold[] };

/** Why the data has to stay for now: by law, or by somebody's word with a reason and a day. */
export function Holds({ erasure, holds }: Props) {
  const t = useTranslations("gdpr.holds");
  const mayHold = useHasRole("admin");
  const [isPlacing, setPlacing] = useState(false);
  if (holds.length === 0 && !mayHold) return null;
  return (
    <Part title={t("title")}>
      {holds.length === 0 && !isPlacing && <p className="text-sm text-ink-2">{t("none")}</p>}
      {holds.length > 0 && (
        <ul className="grid gap-2">
          {holds.map((hold) => (
            <HoldLine key={hold.id ?? hold.kind} hold={hold} mayLift={mayHold} />
          ))}
        </ul>
      )}
      {isPlacing && <HoldForm erasure={erasure} onDone={() => setPlacing(false)} />}
      {mayHold && !isPlacing && (
        <Button size="sm" className="justify-self-start" onClick={() => setPlacing(true)}>
          {t("add")}
        </Button>
      )}
    </Part>
  );
}

function HoldLine({ hold, mayLift }: { hold: Hold; mayLift: boolean }) {
  const t = useTranslations("gdpr.holds");
  const say = useServerText();
  const day = useDate();
  const { id, kind, reason, until, placedBy } = hold;
  const lift = useStep({
    act: (holdId: string) => ok(api.gdpr.holds({ id: holdId }).delete()),
    done: () => ({ title: t("lifted") }),
    failed: { title: t("failedTitle"), text: t("failedText") },
    also: previewsKey,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="min-w-0 flex-1 basis-52 break-words text-ink">
        {kind === "placed" ? say(reason) : reason}
      </span>
      <span className="text-xs text-ink-2">
        {t("until", { day: day(until) })} {placedBy && t("by", { name: placedBy })}
      </span>
      {id && mayLift && (
        <Button size="sm" look="ghost" pending={lift.isPending} onClick={() => lift.mutate(id)}>
          {t("lift")}
        </Button>
      )}
    </li>
  );
}

function HoldForm({ erasure, onDone }: { erasure: Erasure; onDone: () => void }) {
  const t = useTranslations("gdpr.holds");
  const { entityType, entityId } = erasure;
  const [reason, setReason] = useState("");
  const [until, setUntil] = useState("");
  const place = useStep({
    act: () => ok(api.gdpr.holds.post({ entityType, entityId, reason, until })),
    done: () => ({ title: t("placed") }),
    failed: { title: t("failedTitle"), text: t("failedText") },
    also: previewsKey,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    place.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        label={t("reason")}
        required
        maxLength={maxReasonLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <TextField
        label={t("untilDay")}
        type="date"
        required
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <Button type="submit" size="sm" className="justify-self-start" pending={place.isPending}>
        {t("place")}
      </Button>
    </form>
  );
}
