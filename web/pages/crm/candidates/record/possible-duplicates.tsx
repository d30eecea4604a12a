import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { possibleDuplicates, type Typed } from "@/web/features/crm/candidates/queries";
import { Tag } from "@/web/ui/tag";
import { DuplicateWarning } from "../duplicate-warning";

type Props = { candidate: CandidateRecord };

const place = "alike";

function typedOf(candidate: CandidateRecord): Typed {
  const { id, firstName, lastName, location } = candidate;
  const marks = Object.fromEntries(
    (["email", "phone", "linkedin"] as const).flatMap((key) =>
      candidate[key] ? [[key, candidate[key]]] : [],
    ),
  );
  return { firstName, lastName, ...(location && { location }), ...marks, except: id };
}

/** Who may be the same person: found after the record is read, so below it, where nothing is pushed away. */
export function PossibleDuplicates({ candidate }: Props) {
  const { hash, key } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${place}`) list.current?.scrollIntoView({ block: "center" });
  }, [hash, key]);
  return (
    <div ref={list} className="empty:hidden">
      <DuplicateWarning typed={typedOf(candidate)} />
    </div>
  );
}

/** Says in the head that there is somebody, and leads there; on a phone it would take a row of its own and push all else down. */
export function PossibleDuplicatesTag({ candidate }: Props) {
  const t = useTranslations("candidates.duplicates");
  const { data = [] } = useQuery(possibleDuplicates(typedOf(candidate)));
  const { search } = useLocation();
  if (data.length === 0) return null;
  const params = new URLSearchParams(search);
  params.delete("tab");
  return (
    <Link
      to={{ search: params.toString(), hash: place }}
      replace
      preventScrollReset
      className="inline-flex min-h-[24px] items-center rounded-sm hover:underline max-sm:hidden"
    >
      <Tag tone="warn">{t("possible")}</Tag>
    </Link>
  );
}
