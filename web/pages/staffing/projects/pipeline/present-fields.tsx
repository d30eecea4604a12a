import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import type { LedgerLine } from "@/modules/staffing/submissions/model";
import { TextAreaField } from "@/web/shared/text-area-field";
import { PageField } from "../page-field";
import { Confirmed } from "./confirmed";
import { RightFields } from "./right-fields";
import type { Presentation } from "./use-presenting";

type Props = {
  people: ComponentProps<typeof RightFields>["people"];
  right: LedgerLine | undefined;
  said: Presentation;
  onChange: (part: Partial<Presentation>) => void;
};

/** By what right somebody is presented, how, and with which words. */
export function PresentFields({ people, right, said, onChange }: Props) {
  const t = useTranslations("projectWork.submission");
  return (
    <>
      {right ? (
        <Confirmed line={right} />
      ) : (
        <RightFields people={people} said={said} onChange={onChange} />
      )}
      <PageField value={said.page} onValueChange={(page) => onChange({ page })} />
      <TextAreaField
        label={t("note")}
        rows={2}
        maxLength={500}
        value={said.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}
