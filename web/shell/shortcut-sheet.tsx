import { useAtom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { singleKeysAtom } from "../state/keys";
import { sheetOpenAtom } from "../state/overlays";
import { usePreferences } from "../state/preferences";
import { Dialog } from "../ui/dialog";
import { Kbd } from "../ui/kbd";
import { Switch } from "../ui/switch";
import { modifierIn } from "./navigation/modifier";
import { usePages } from "./navigation/nav";

/** All keys at a glance, and the switch for those who press them by accident. */
export default function ShortcutSheet() {
  const t = useTranslations("shell");
  const common = useTranslations("common.actions");
  const [isOpen, setOpen] = useAtom(sheetOpenAtom);
  const pages = usePages();
  const ctrl = modifierIn(useLocale());
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t("keys.title")}
      closeLabel={common("close")}
      size="lg"
    >
      <SingleKeySwitch />
      <div className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <div className="grid content-start gap-5">
          <Group name={t("keys.general")}>
            <Key keys={[`${ctrl} K`]}>{t("keys.palette")}</Key>
            <Key keys={["?"]}>{t("keys.sheet")}</Key>
            <Key keys={["/"]}>{t("keys.filter")}</Key>
            <Key keys={["c"]}>{t("keys.create")}</Key>
            <Key keys={[`${ctrl} Z`]}>{t("keys.undo")}</Key>
            <Key keys={[`${ctrl} .`]}>{t("keys.sidebar")}</Key>
            <Key keys={["F8"]}>{t("keys.notifications")}</Key>
            <Key keys={["g", "n"]}>{t("keys.bell")}</Key>
            <Key keys={["Esc"]}>{t("keys.close")}</Key>
          </Group>
          <Group name={t("keys.list")}>
            <Key keys={["j", "k"]}>{t("keys.move")}</Key>
            <Key keys={["Enter", "o"]}>{t("keys.enter")}</Key>
            <Key keys={["f"]}>{t("keys.addFilter")}</Key>
            <Key keys={["x"]}>{t("keys.select")}</Key>
            <Key keys={["Shift X"]}>{t("keys.selectRange")}</Key>
            <Key keys={[`${ctrl} A`]}>{t("keys.selectShown")}</Key>
            <Key keys={["a"]}>{t("keys.add")}</Key>
            <Key keys={["e"]}>{t("keys.change")}</Key>
            <Key keys={["s"]}>{t("keys.status")}</Key>
            <Key keys={["n"]}>{t("keys.note")}</Key>
            <Key keys={["m"]}>{t("keys.message")}</Key>
            <Key keys={["i"]}>{t("keys.interview")}</Key>
            <Key keys={["[", "]"]}>{t("keys.neighbour")}</Key>
          </Group>
        </div>
        <Group name={t("keys.go")}>
          {pages.map(
            ({ id, key }) =>
              key && (
                <Key key={id} keys={["g", key]}>
                  {t(`pages.${id}`)}
                </Key>
              ),
          )}
        </Group>
      </div>
    </Dialog>
  );
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <section>
    <h3 className="eyebrow mb-1">{name}</h3>
    <dl className="divide-y">{children}</dl>
  </section>
);

const Key = ({ keys, children }: { keys: string[]; children: ReactNode }) => (
  <div className="flex min-h-[32px] items-center justify-between gap-4 text-sm">
    <dt>{children}</dt>
    <dd className="flex gap-1">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </dd>
  </div>
);

function SingleKeySwitch() {
  const t = useTranslations("shell.keys");
  const isOn = useAtomValue(singleKeysAtom);
  const prefer = usePreferences();
  return (
    <div className="flex items-center justify-between gap-4 rounded-lg bg-sunken px-3.5 py-2.5">
      <div>
        <p className="text-sm font-medium">{t("switch")}</p>
        <p className="text-xs text-ink-2">{t("switchHint")}</p>
      </div>
      <Switch
        label={t("switch")}
        checked={isOn}
        onCheckedChange={(hasSingleKeys) => prefer({ hasSingleKeys })}
      />
    </div>
  );
}
