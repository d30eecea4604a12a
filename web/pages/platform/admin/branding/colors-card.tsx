import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useTranslations, useFormatter } from "use-intl";
import {
  brandColors,
  type BrandColors,
  brandRoles,
  isColor,
} from "@/modules/platform/branding/agency/rules";
import { triedColorsAtom } from "@/web/state/brand";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";
import { useSaving } from "../ai/use-saving";
import { type BrandingSetting, brandingSettings } from "./queries";
import {
  contrastOf,
  leastContrast,
  modes,
  type Pair,
  pairsOf,
  rawContrast,
} from "@/modules/platform/branding/rules";
import { Led } from "@/web/ui/tag";

/** What the screens make of the colours, and how well each can be read; measured by WCAG. */
function ColorPreview({ colors }: { colors: BrandColors }) {
  const t = useTranslations("admin.look");
  const format = useFormatter();
  const ratio = (contrast: number) => format.number(contrast, { maximumFractionDigits: 1 });
  const raw = rawContrast(colors.primary);
  return (
    <section aria-label={t("preview")} className="grid gap-3">
      <p className="text-sm text-ink-2">
        {t(raw < leastContrast ? "rawPoor" : "rawGood", { contrast: ratio(raw) })}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {modes.map((mode) => (
          <ul key={mode} aria-label={t(`modes.${mode}`)} className="grid gap-1.5">
            <li className="eyebrow">{t(`modes.${mode}`)}</li>
            {pairsOf(colors, mode).map((pair) => (
              <Sample key={pair.name} pair={pair} ratio={ratio} />
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}

type SampleProps = { pair: Pair; ratio: (contrast: number) => string };

function Sample({ pair: { name, ink, ground }, ratio }: SampleProps) {
  const t = useTranslations("admin.look");
  const contrast = contrastOf(ink, ground);
  const isGood = contrast >= leastContrast;
  return (
    <li className="flex items-center justify-between gap-3">
      <span
        className="min-w-0 truncate rounded-md px-2.5 py-1 text-xs font-medium"
        style={{ color: ink, backgroundColor: ground }}
      >
        {t(`pairs.${name}`)}
      </span>
      <span className="num inline-flex shrink-0 items-center gap-1.5 text-xs text-ink-2">
        <Led tone={isGood ? "ok" : "bad"} />
        {t("contrast", { contrast: ratio(contrast) })}
      </span>
    </li>
  );
}

/** Three colours; while they are chosen every screen of this window wears them, and nobody else's. */
export function ColorsCard({ setting }: { setting: BrandingSetting }) {
  const t = useTranslations("admin.look");
  const [draft, setDraft] = useState<BrandColors | null>(null);
  const save = useSaving(setting, brandingSettings.queryKey);
  const colors = draft ?? setting.value.colors;
  const isWhole = brandRoles.every((role) => isColor(colors[role]));
  useTrying(isWhole ? draft : null);
  const submit = () => {
    if (!isWhole) return;
    save.mutate({ value: { ...setting.value, colors } }, { onSuccess: () => setDraft(null) });
  };
  return (
    <Card title={t("colors")}>
      <p className="mb-4 text-sm text-ink-2">{t("colorsText")}</p>
      <form action={submit} className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-3">
          {brandRoles.map((role) => (
            <ColorField
              key={role}
              label={t(`roles.${role}`)}
              picker={t("pick", { color: t(`roles.${role}`) })}
              value={colors[role]}
              onChange={(color) => setDraft({ ...colors, [role]: color })}
            />
          ))}
        </div>
        {isWhole && <ColorPreview colors={colors} />}
        <div className="flex flex-wrap gap-2">
          <Button look="primary" type="submit" pending={save.isPending}>
            {t("saveColors")}
          </Button>
          <Button onClick={() => setDraft(brandColors)}>{t("reset")}</Button>
          {draft && (
            <Button look="ghost" onClick={() => setDraft(null)}>
              {t("discard")}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

/** Whoever leaves without saving leaves the colours as they were. */
function useTrying(colors: BrandColors | null): void {
  const setTried = useSetAtom(triedColorsAtom);
  useEffect(() => {
    setTried(colors);
    return () => setTried(null);
  }, [colors, setTried]);
}

type Props = {
  label: string;
  /** What the picker beside the text is called. */
  picker: string;
  value: string;
  onChange: (color: string) => void;
};

/** A colour as a sign to point at and as text to paste. */
function ColorField({ label, picker, value, onChange }: Props) {
  const t = useTranslations("admin.look");
  return (
    <Field label={label} error={isColor(value) ? undefined : t("colorWrong")}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={picker}
            value={isColor(value) ? value.toLowerCase() : undefined}
            onChange={({ target }) => onChange(target.value.toUpperCase())}
            className="h-[36px] w-[44px] shrink-0 cursor-pointer rounded-md border border-line-strong bg-raised p-1"
          />
          <Input
            {...control}
            className="num min-w-0 uppercase"
            maxLength={7}
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(hashed(target.value))}
          />
        </div>
      )}
    </Field>
  );
}

/** Many programs leave the sign before a colour away. */
const hashed = (text: string) => {
  const color = text.trim().toUpperCase();
  return /^[\dA-F]{6}$/.test(color) ? `#${color}` : color;
};
