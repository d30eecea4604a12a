/** One employment as a CV tells it; what is not said plainly is null, and what had to be guessed is not certain. */
export type FoundEmployment = {
  employer: string | null;
  title: string | null;
  /** A year, or a year and its month. */
  from: string;
  /** Null while it goes on. */
  to: string | null;
  isCertain: boolean;
  start: number;
  end: number;
};
