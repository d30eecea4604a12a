import { useState } from "react";
import type { Proposal } from "@/modules/cvs/model";

/** A proposal as somebody looks at it: ticked or not, and perhaps put right. */
export type Reviewed = Proposal & { at: number; isChosen: boolean };

/** What the record lacks is ticked; what it says otherwise waits for a person, and so does a language without its level. */
export function useReview(proposals: readonly Proposal[]) {
  const [rows, setRows] = useState<readonly Reviewed[]>(() =>
    proposals.map((it, at) => ({ ...it, at, isChosen: it.standing === "new" && isWhole(it) })),
  );
  const change = (at: number, part: Partial<Reviewed>) =>
    setRows((all) => all.map((row) => (row.at === at ? { ...row, ...part } : row)));
  return {
    rows: rows.filter(({ standing }) => standing !== "same"),
    known: rows.filter(({ standing }) => standing === "same").length,
    chosen: rows.filter((row) => row.isChosen && isWhole(row)),
    change,
  };
}

export const isWhole = ({ field, value, detail }: Pick<Proposal, "field" | "value" | "detail">) =>
  value.trim() !== "" && (field !== "language" || Boolean(detail));
