import type { QueryKey } from "@tanstack/react-query";
import type { Kind } from "../kind";
import type { Checked } from "./checked-by";

export type Versioned = {
  id: string;
  version: number;
  /** Newest first; tells who was at the record before. */
  history?: readonly { at: string; by: string | null }[];
};

/** How one kind of record becomes the values of a form, is checked, and is saved. */
export type FormKind<Values, Input, Full> = Pick<
  Kind<Full & Versioned>,
  "texts" | "queryKey" | "nameOf"
> & {
  record: (id: string) => { queryKey: QueryKey; queryFn: () => Promise<Full> };
  formOf: (record?: Full) => Values;
  /** Checks by the model, which comes with the first check and not with the form. */
  check: (values: Values) => Promise<Checked<Input>>;
  /** The name of the form field for the path of an error of the model. */
  fieldAt?: (path: string) => string;
  /** Where the names of values stand in the texts: "contracts". */
  groups: readonly string[];
  add: (input: Input) => Promise<Full>;
  edit: (id: string, version: number, input: Input) => Promise<Full>;
};
