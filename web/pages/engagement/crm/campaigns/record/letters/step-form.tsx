import { Braces, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { Step, StepText } from "@/modules/engagement/campaigns/model";
import {
  maxBodyLength,
  maxSubjectLength,
  maxWaitDays,
  type MergeField,
  mergeFields,
} from "@/modules/engagement/campaigns/rules";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import { intlLocales } from "@/web/locales";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { IconButton } from "@/web/ui/icon-button";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { useAddress } from "../../use-address";
import { Field } from "@/web/ui/field";
import { Input, Textarea } from "@/web/ui/input";
import { Menu } from "@/web/ui/menu";

type Props = { n: number; step: Step; onChange: (step: Step) => void; onRemove?: () => void };
type TextFormProps = { locale: Locale; text: StepText; onChange: (text: StepText) => void };

/** What a letter says in one language; a field goes where the writing stands. */
function TextForm({ locale, text, onChange }: TextFormProps) {
  const t = useTranslations("campaigns.letters");
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const last = useRef<keyof StepText>("body");
  const insert = (field: MergeField) => {
    const part = last.current;
    const { selectionStart, selectionEnd } = { subject, body }[part].current ?? {};
    const before = text[part].slice(0, selectionStart ?? undefined);
    const after = text[part].slice(selectionEnd ?? text[part].length);
    onChange({ ...text, [part]: `${before}{{${field}}}${after}` });
  };
  return (
    <>
      <Field label={t("subject")}>
        {(control) => (
          <Input
            {...control}
            ref={subject}
            lang={locale}
            maxLength={maxSubjectLength}
            value={text.subject}
            onFocus={() => (last.current = "subject")}
            onChange={(event) => onChange({ ...text, subject: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("body")}>
        {(control) => (
          <Textarea
            {...control}
            ref={body}
            lang={locale}
            rows={12}
            maxLength={maxBodyLength}
            value={text.body}
            onFocus={() => (last.current = "body")}
            onChange={(event) => onChange({ ...text, body: event.target.value })}
          />
        )}
      </Field>
      <div>
        <Menu
          label={t("insert")}
          entries={mergeFields.map((field) => ({
            label: t(`fields.${field}`),
            onSelect: () => insert(field),
          }))}
        >
          <Button size="sm" icon={Braces}>
            {t("insert")}
          </Button>
        </Menu>
      </div>
    </>
  );
}

/** One letter: when it goes, and what it says in each language. */
export function StepForm({ n, step, onChange, onRemove }: Props) {
  const t = useTranslations("campaigns.letters");
  const { waitDays, texts } = step;
  const [locale, setLocale] = useChosenLocale(texts);
  const number = n + 1;
  const write = (text: StepText) => onChange({ waitDays, texts: { ...texts, [locale]: text } });
  const drop = () => {
    const { [locale]: _, ...others } = texts;
    onChange({ waitDays, texts: others });
  };
  return (
    <Card
      title={t("step", { n: number })}
      action={
        onRemove && (
          <IconButton icon={Trash2} label={t("remove", { n: number })} onClick={onRemove} />
        )
      }
    >
      <div className="grid gap-4">
        {n === 0 ? (
          <p className="-mt-3 text-xs text-ink-3">{t("first")}</p>
        ) : (
          <TextField
            label={t("wait")}
            type="number"
            required
            min={0}
            max={maxWaitDays}
            value={waitDays}
            onChange={(event) => onChange({ texts, waitDays: Number(event.target.value) })}
          />
        )}
        <LocaleChoice texts={texts} locale={locale} onChange={setLocale} />
        <TextForm key={locale} locale={locale} text={texts[locale] ?? blank} onChange={write} />
        {texts[locale] && Object.keys(texts).length > 1 && (
          <div>
            <Button look="ghost" size="sm" onClick={drop}>
              {t("dropLanguage")}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

/** Begins with a language in which the letter is written: the one in the address, else the reader's own. */
function useChosenLocale(texts: Step["texts"]) {
  const { language } = useAddress();
  const own = useLocale();
  return useState<Locale>(
    () =>
      [language, ...locales.filter((it) => intlLocales[it] === own), ...locales].find(
        (it) => it && texts[it],
      ) ?? "en",
  );
}

type ChoiceProps = { texts: Step["texts"]; locale: Locale; onChange: (locale: Locale) => void };

/** Offers the languages of a letter, and says in which it is not written yet. */
function LocaleChoice({ texts, locale, onChange }: ChoiceProps) {
  const t = useTranslations("campaigns.letters");
  const choices = locales.map((value) => ({
    value,
    label: texts[value]
      ? t(`languages.${value}`)
      : `${t(`languages.${value}`)} (${t("unwritten")})`,
  }));
  return (
    <div>
      <SegmentedControl
        label={t("language")}
        choices={choices}
        value={locale}
        onValueChange={onChange}
      />
    </div>
  );
}

const blank: StepText = { subject: "", body: "" };
