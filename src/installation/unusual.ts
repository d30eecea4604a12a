/** What may go at once without anybody's word: a number, and a share of all. */
export type Usual = { number: number; share: number };

/** More than both: a few of few are what happens every day. */
export const isUnusuallyMany = (count: number, all: number, { number, share }: Usual): boolean =>
  count > number && count > all * share;

/** More than either, where each one of them is a person. */
export const isUnusuallyManyPeople = (count: number, all: number, usual: Usual): boolean =>
  count > usual.number || count > all * usual.share;
