import { Braces } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import type { StepText } from "@/modules/engagement/campaigns/model";
import {
  longestBody,
  longestSubject,
  type MergeField,
  mergeFields,
} from "@/modules/engagement/campaigns/rules";
import type { Locale } from "@/modules/platform/accounts/rules";
import { Button } from "@/web/ui/button";
import { Field } from "@/web/ui/field";
import { Input, Textarea } from "@/web/ui/input";
import { Menu } from "@/web/ui/menu";

type Props = { locale: Locale; text: StepText; onChange: (text: StepText) => void };

/** What a letter says in one language; a field goes where the writing stands. */
export function TextForm({ locale, text, onChange }: Props) {
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
            maxLength={longestSubject}
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
            maxLength={longestBody}
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
