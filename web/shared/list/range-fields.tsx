import { keysIn, type Ranged, type Ranges } from "@/modules/platform/records/rules";
import type { Change } from "./filter-fields";
import { RangeField } from "./range-field";

type Props<Known extends Ranges> = {
  ranges: Known;
  query: { readonly [key in keyof Known]?: string | undefined };
  nameOf: (key: keyof Known & string) => string;
  /** What has to be known of how it compares. */
  hints?: Ranged<Known>;
  change: Change;
};

/** Every range that a list can be narrowed by. */
export const RangeFields = <Known extends Ranges>(props: Props<Known>) =>
  keysIn(props.ranges).map((key) => (
    <RangeField
      key={key}
      name={props.nameOf(key)}
      hint={props.hints?.[key]}
      unit={props.ranges[key] ?? "number"}
      value={props.query[key]}
      onChange={(range) => props.change({ [key]: range })}
    />
  ));
