/** One bar: what it stands for, how long it is, and how its value is said. */
export type Bar = { label: string; value: number; text: string };

/** One stretch of time on a scale: shortly below the picture, in full beside its value. */
export type Point = {
  key: string;
  label: string;
  name: string;
  value: number;
  text: string;
  /** What it is compared with: a line over the columns, such as a plan. */
  beside?: { value: number; text: string };
};

/** What a column stands for, and the line over the columns where there is one. */
export type Heads = [when: string, value: string, beside?: string];
