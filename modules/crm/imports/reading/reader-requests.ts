import type { ImportedCandidate, Keys, PreparedRows } from "@/modules/crm/candidates";
import type { Failure } from "@/src/errors";
import type { Check, DuplicateRow, Plan, Preview, Reading } from "../model";
import type { Gaps, RowOutcome } from "../rules";

/** A question to the reader worker about one file. The content is sent only when the worker says it lacks it. */
export type Question = {
  file: string;
  /** `null`: to be found by looking. */
  reading: Reading | null;
  content?: string;
  about: About;
};
export type About =
  | { kind: "look" }
  /** The whole file as it stands: for lists that are mapped elsewhere. */
  | { kind: "table" }
  | { kind: "check"; plan: Plan; today: string }
  | { kind: "keys"; plan: Plan; today: string; from: number; to: number }
  | { kind: "batch"; plan: Plan; today: string; from: number; to: number; at: string }
  | { kind: "given"; plan: Plan; today: string; rows: number[] };

export type Looked = {
  reading: Reading;
  preview: Preview;
  total: number;
  signature: string;
  gaps: Gaps;
};
export type WholeTable = Omit<Looked, "preview" | "gaps"> &
  Pick<Preview, "head" | "sheets" | "top"> & {
    rows: string[][];
    /** Where each row stands in the file. */
    lines: number[];
  };
export type Checked = Pick<Check, "problems" | "unknown" | "sums" | "unread"> & {
  total: number;
  leftOut: number;
  blocked: number;
  /** Rows that are somebody further up in the file. */
  twins: Pick<DuplicateRow, "n" | "name" | "sameAs" | "signs">[];
};
/** A row that could become a candidate. */
export type CandidateRow = { n: number; name: string; keys: Keys };
export type Refused = { n: number; cells: string[]; reason: string };
export type Batch = {
  incoming: (CandidateRow & { prepared: PreparedRows })[];
  /** Rows that the plan passes over: somebody further up in the file, or completed by it. */
  passed: { n: number; outcome: RowOutcome }[];
  refused: Refused[];
};

export type Answers = {
  look: Looked;
  table: WholeTable;
  check: Checked;
  keys: CandidateRow[];
  batch: Batch;
  given: { n: number; given: ImportedCandidate }[];
};
/** Null: the worker does not have the file, and the question is repeated with its content. */
export type Said =
  { answer: Answers[keyof Answers] | null } | { refusal: Pick<Failure, "kind" | "message"> };
