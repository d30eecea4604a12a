import type { Case, Goal } from "./case";

const firstLooks =
  "few questions, each given again until somebody writes: the mean is that of the first looks, whose rows lie all over a file of 18 GB";
const manyKinds =
  "seven kinds of records are searched, each time by another word: the lists of words in the index grow with the people, and nothing is kept";

/** Why a line does not reach a goal, by the name of its case: what it does, and what of that grows or raw has not. */
export const reasons: Record<string, Partial<Record<Goal, string>>> = {
  "people: pay of a year": { growth: firstLooks },
  "people: pay of an hour, A to Z": { growth: firstLooks },
  "people: search, a common word": { growth: firstLooks },
  "jobs: by country and class, newest": { growth: firstLooks },
  "people: search, a surname": {
    raw: "a dozen rows: the session, the policy and the reading of the question are most of it, and raw has none of them",
    growth:
      "the answer itself grows, as more people have the name, until its page of 50 is full; raw grows as much",
  },
  "people: search, five words": {
    growth:
      "who has all five words is found along the list of the rarest, which grows with the people, and a page of 50 is full only from 100,000 people on; raw grows by more",
  },
  "people: their history": {
    growth:
      "eight kinds of rows are looked up, each by its index, which is a level deeper with ten times as many rows and less of it in memory",
  },
  "jobs: search, a word": {
    growth:
      "six questions, given again until somebody writes: the first look goes through all ads that have the word, as that of raw does, which costs ten times as much and more",
  },
  "projects: a board": {
    growth:
      "the people of a board lie all over a file of 18 GB, and one board in twenty waits for the disk; who is in memory costs as before",
  },
  "palette: a surname": { growth: manyKinds },
  "palette: one letter": { growth: manyKinds },
  independence: {
    growth: "the list itself grows, from 5 KB to 49 KB, where it is cut; from then on it is flat",
  },
  dossiers: {
    growth:
      "the same 216 KB, made once and given again; with a million people more wanted the processor than it has cores",
  },
  "find whose data it is": {
    growth:
      "a part of a name, anywhere in it, is looked for along an index until twenty are found, which is further the more names there are",
  },
  "recruiters and their loads": {
    growth:
      "the open jobs of each recruiter are counted anew, and with the jobs grow those that somebody owns",
  },
  insights: {
    growth:
      "given again until something changes: the difference is of hundredths of a millisecond, and nothing in it reads more",
  },
  "audit trail": {
    growth:
      "the newest hundred lines, whatever they tell: longer ones where the run itself has left other deeds, 16 KB or 22 KB",
  },
  "people: hold HV and live near": {
    wait: "many hold it and many live there, and neither narrows the other: those around are tried one by one, as raw does in the same time",
  },
};

/** Cases with what is said of them here. */
export const explained = (cases: readonly Case[]): Case[] =>
  cases.map((one) => ({ ...one, reasons: reasons[one.name] ?? {} }));
