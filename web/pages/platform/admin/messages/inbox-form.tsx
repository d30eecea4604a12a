import { useQuery, useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Setting } from "@/modules/platform/settings/model";
import { mailSecurities } from "@/modules/platform/mail/rules";
import { Read } from "@/web/features/records/core/read";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Checkbox } from "@/web/ui/checkbox";
import { KeyField } from "../ai/key-field";
import { useSaving } from "../ai/use-saving";
import { inboxSettings, InboxState } from "./inbox-state";
import { Inbox } from "lucide-react";
import { api, ok } from "@/web/api";
import { useErrorText, useServerText } from "@/web/i18n/server-texts";
import { noneOr } from "@/web/ui/select";

type Props = { isReady: boolean; folder: string; onFolder: (folder: string) => void };

/** Opens the mailbox as it is saved, says what came back, and offers its folders. */
function InboxTrial({ isReady, folder, onFolder }: Props) {
  const t = useTranslations("communications.inbox");
  const say = useServerText();
  const refusalOf = useErrorText();
  const trial = useMutation({ mutationFn: () => ok(api.crm.inbox.test.post()) });
  const { data, error, isPending } = trial;
  const hint = t(isReady ? "testHint" : "testFirst");
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={Inbox} disabled={!isReady} pending={isPending} onClick={() => trial.mutate()}>
          {t("test")}
        </Button>
        <p className="min-w-0 text-xs text-ink-2">{isPending ? t("testing") : hint}</p>
      </div>
      {error && <Banner tone="bad">{refusalOf(error)}</Banner>}
      {data && <Banner tone={data.isWell ? "ok" : "warn"}>{say(data.sentence)}</Banner>}
      {data && data.folders.length > 0 && (
        <SelectField
          label={t("folders")}
          options={noneOr(
            t("chooseFolder"),
            data.folders.map((path) => ({ value: path, label: path })),
          )}
          value={data.folders.find((path) => path === folder) ?? ""}
          onValueChange={(path) => path && onFolder(path)}
        />
      )}
    </div>
  );
}

type InboxSetting = Extract<Setting, { key: "inbox" }>;
const isInbox = (setting: Setting): setting is InboxSetting => setting.key === "inbox";

/** The one folder from which answers are filed by themselves. */
export function InboxForm() {
  const t = useTranslations("communications.inbox");
  const query = useQuery(inboxSettings);
  return (
    <Card title={t("title")}>
      <p className="pb-4 text-sm text-ink-2">{t("text")}</p>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(all) => all.filter(isInbox).map((it) => <Fields key={it.version} setting={it} />)}
      </Read>
    </Card>
  );
}

type Value = InboxSetting["value"];

/** A folder that was only just chosen needs no other test. */
const same = ({ folder: _, ...one }: Value, { folder: __, ...other }: Value) =>
  JSON.stringify(one) === JSON.stringify(other);

function Fields({ setting }: { setting: InboxSetting }) {
  const t = useTranslations("communications.inbox");
  const tCommon = useTranslations("common.actions");
  const [{ secret, ...value }, change] = useDraft(() => ({ ...setting.value, secret: "" }));
  const save = useSaving(setting);
  const { isOn, port, security, user } = value;
  const isChanged = secret !== "" || !same(value, setting.value);
  const line = (name: "host" | "user" | "folder") => ({
    label: t(name),
    autoComplete: "off",
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <form action={() => save.mutate({ value, ...(secret && { secret }) })} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...line("host")} />
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          max={65_535}
          label={t("port")}
          value={port}
          onChange={(event) => change({ port: Number(event.target.value) })}
        />
        <SelectField
          label={t("security")}
          options={mailSecurities.map((one) => ({ value: one, label: t(`securities.${one}`) }))}
          value={security}
          onValueChange={(chosen) => change({ security: chosen })}
        />
        <TextField {...line("user")} />
        <PasswordField
          setting={setting}
          value={secret}
          onChange={(typed) => change({ secret: typed })}
        />
        <TextField {...line("folder")} hint={t("folderHint")} />
      </div>
      {security === "none" && user !== "" && <Banner tone="warn">{t("inTheOpen")}</Banner>}
      <Checkbox
        label={t("isOn")}
        checked={isOn}
        onCheckedChange={(isChosen) => change({ isOn: isChosen })}
      />
      <div>
        <Button look="primary" type="submit" pending={save.isPending}>
          {tCommon("save")}
        </Button>
      </div>
      <InboxTrial
        isReady={setting.value.host !== "" && !isChanged}
        folder={value.folder}
        onFolder={(folder) => change({ folder })}
      />
      <InboxState />
    </form>
  );
}

type PasswordProps = { setting: InboxSetting; value: string; onChange: (typed: string) => void };

function PasswordField({ setting, value, onChange }: PasswordProps) {
  const t = useTranslations("communications.inbox");
  const words = {
    kept: t("kept"),
    missing: t("missing"),
    remove: t("remove"),
    title: t("removeTitle"),
    losses: t("removeText"),
  };
  return (
    <KeyField
      label={t("secret")}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      setting={setting}
      words={words}
    />
  );
}
