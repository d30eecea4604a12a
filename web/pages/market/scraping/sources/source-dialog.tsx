import { type FormEvent, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { SourceState } from "@/modules/market/scraping/model";
import { useServerText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";
import { Switch } from "@/web/ui/switch";
import { SourceBoards, useSourceChange } from "./source-boards";

type Props = { state: SourceState; onClose: () => void };

/** One source: the terms that switching it on accepts, its boards and its keys. */
export default function SourceDialog({ state, onClose }: Props) {
  const t = useTranslations("scraping.source");
  const tCommon = useTranslations("common.actions");
  const isAdmin = useHasRole("admin");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={state.name}
      description={t(`kinds.${state.kind}`)}
      closeLabel={tCommon("close")}
    >
      <div className="grid gap-5">
        <Terms state={state} isAdmin={isAdmin} />
        {Object.keys(state.keys).length > 0 && <SourceKeys state={state} isAdmin={isAdmin} />}
        {state.kind === "feed" && <SourceBoards state={state} isAdmin={isAdmin} />}
        <LastRead state={state} />
      </div>
    </Dialog>
  );
}

function Terms({ state, isAdmin }: { state: SourceState; isAdmin: boolean }) {
  const t = useTranslations("scraping.source");
  const format = useFormatter();
  const say = useServerText();
  const change = useSourceChange(state);
  const { acceptedBy, acceptedAt } = state;
  return (
    <section className="rounded-lg bg-sunken p-3.5">
      <h3 className="eyebrow mb-1">{t("terms")}</h3>
      <p className="text-sm text-ink">{say(state.terms)}</p>
      {isAdmin ? (
        <div className="mt-3 flex items-center justify-between gap-3 text-sm font-medium">
          {t("accept")}
          <Switch
            label={t("accept")}
            checked={state.isOn}
            disabled={change.isPending}
            onCheckedChange={(isOn) => change.mutate({ isOn })}
          />
        </div>
      ) : (
        <p className="mt-2 text-xs text-ink-2">{t("onlyAdmin")}</p>
      )}
      {acceptedBy && acceptedAt && (
        <p className="mt-2 text-xs text-ink-3">
          {t("acceptedBy", {
            name: say(acceptedBy),
            when: format.dateTime(new Date(acceptedAt), "day"),
          })}
        </p>
      )}
    </section>
  );
}

function LastRead({ state }: { state: SourceState }) {
  const t = useTranslations("scraping.source");
  const format = useFormatter();
  if (!state.lastReadAt) return <p className="text-xs text-ink-3">{t("neverRead")}</p>;
  const when = format.dateTime(new Date(state.lastReadAt), "moment");
  return (
    <p className="text-xs text-ink-3">{t("lastRead", { when, count: state.lastFound ?? 0 })}</p>
  );
}

type SourceKeysProps = { state: SourceState; isAdmin: boolean };

/** Keys go in and never come back out; what is shown is only whether one is stored. */
function SourceKeys({ state, isAdmin }: SourceKeysProps) {
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
