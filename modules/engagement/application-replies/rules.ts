/** As many applications as are answered at once. */
export const answeredAtOnce = 100;

/** What the text of an answer can name; each person reads their own. */
export const answerFields = [
  "candidate.firstName",
  "candidate.name",
  "job.title",
  "job.company",
  "agency.name",
  "user.name",
  "ownPage",
] as const;
