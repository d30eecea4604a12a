/** One bar: what it stands for, how long it is, and how its value is said. */
export type Bar = { label: string; value: number; text: string };
