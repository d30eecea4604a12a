/** One guard of the product, how it is switched off, and the test that has to notice. */
export type Guard = {
  /** What it keeps out, in the words of the table. */
  name: string;
  /** Where it stands; `find` occurs there exactly once. */
  file: string;
  find: string;
  /** What stands there while it is switched off. */
  put: string;
  test: string;
  /** The beginning of the test's title, or a part that no other test there has. */
  title: string;
};

/** How often a text stands in another. */
export const timesIn = (text: string, part: string): number => text.split(part).length - 1;
