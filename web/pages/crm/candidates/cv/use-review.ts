import { useState } from "react";
import type { CvReading, Proposal } from "@/modules/crm/cvs/model";
import { isOfSomebodyElse } from "@/modules/crm/cvs/rules";

/** A proposal as somebody looks at it: ticked or not, and perhaps put right. */
export type Reviewed = Proposal & { at: number; isChosen: boolean };

type Read = Pick<CvReading, "proposals" | "employments">;

/**
 * What the record lacks is ticked; what it says otherwise waits for a person, and so do a language
 * without its level and everything in the CV of somebody else. What a model adds comes unticked.
 */
export function useReview({ proposals, employments: first }: Read) {
  const [employments, setEmployments] = useState(first);
  const isElse = isOfSomebodyElse(proposals);
  const isRight = (it: Proposal) => !isElse && it.standing === "new" && it.isCertain && isWhole(it);
  const [rows, setRows] = useState<readonly Reviewed[]>(() =>
    proposals.map((it, at) => ({ ...it, at, isChosen: isRight(it) })),
  );
  const change = (at: number, part: Partial<Reviewed>) =>
    setRows((all) => all.map((row) => (row.at === at ? { ...row, ...part } : row)));
  const add = (more: Read) => {
    const byModel = more.proposals.filter(({ by }) => by);
    setRows((all) => [
      ...all,
      ...byModel.map((it, n) => ({ ...it, at: all.length + n, isChosen: false })),
    ]);
    setEmployments(more.employments);
  };
  return {
    isElse,
    employments,
    add,
    rows: rows.filter(({ standing }) => standing !== "same"),
    known: rows.filter(({ standing }) => standing === "same").length,
    chosen: rows.filter((row) => row.isChosen && isWhole(row)),
    change,
  };
}

export const isWhole = ({ field, value, detail }: Pick<Proposal, "field" | "value" | "detail">) =>
  value.trim() !== "" && (field !== "language" || Boolean(detail));
