import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Candidate } from "@/modules/crm/candidates/model";
import type { DuplicateSign } from "@/modules/crm/candidates/rules";
import { Tag } from "@/web/ui/tag";

type Props = { group: string; isChosen: boolean; choose: () => void; children: ReactNode };

/** One of the people an applicant may be. */
export const Choice = ({ group, isChosen, choose, children }: Props) => (
  <label className="flex min-h-9 cursor-pointer items-center gap-2 rounded-md border border-line px-2.5 py-2 text-sm text-ink-2 has-checked:border-primary has-checked:bg-primary-wash has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-primary">
    <input
      type="radio"
      name={group}
      checked={isChosen}
      onChange={choose}
      className="accent-primary"
    />
    <span className="flex min-w-0 flex-wrap items-center gap-1.5 break-words">{children}</span>
  </label>
);

type KnownProps = {
  candidate: Pick<Candidate, "number" | "firstName" | "lastName" | "isArchived">;
  signs: readonly DuplicateSign[];
};

/** Somebody who is here already, and why one thinks that it is them. */
export function Known({ candidate, signs }: KnownProps) {
  const t = useTranslations("applications.waiting");
  const { number, firstName, lastName, isArchived } = candidate;
  return (
    <>
      <span className="num text-xs text-ink-3">{number}</span>
      {`${firstName} ${lastName}`}
      {signs.map((sign) => (
        <Tag key={sign} tone="warn">
          {t(`signs.${sign}`)}
        </Tag>
      ))}
      {isArchived && <Tag>{t("archived")}</Tag>}
    </>
  );
}
