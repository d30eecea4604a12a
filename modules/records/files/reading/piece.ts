/** A piece of a page: words with where their line stands; y counts from below. */
export type Piece = { text: string; x: number; y: number; width: number; size: number };

export const endOf = ({ x, width }: Piece): number => x + width;
/** Less than this apart, two pieces stand on one line. */
export const sameLine = 1.6;
