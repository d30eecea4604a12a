import type { Condition, Value } from "@/modules/records/conditions/rules";
import type { Conditions } from "../use-conditions";

/** A condition, and its place among those of the list. */
export type ConditionProps = { conditions: Conditions; at: number; condition: Condition };
export type EditorProps = ConditionProps & {
  name: string;
  /** No value takes the condition away. */
  write: (values: Value[]) => void;
};
