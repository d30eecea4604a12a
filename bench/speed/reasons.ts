import type { Case, Goal } from "./case";

const firstLooks =
  "few questions, each given again until somebody writes: the mean is that of the first looks, whose rows lie all over a file of 18 GB";
const manyKinds =
  "seven kinds of records are searched, each time by another word: the lists of words in the index grow with the people, and nothing is kept";

/** What a page that was not kept costs beside raw, by the profiles. */
const anew =
  "rows become what the policy shows of them: SQLite hands over wide rows, JSON columns are read and written again, and the session and the stamp of what was written last are looked up; raw has one narrow table of what it answers";
const history =
  "its history, its session and the stamps of what it is made of are looked up, five statements beside one of raw; asked for again it is given again";
const unwritten =
  "the session, the policy and the stamp that nothing was written since are looked up: hundredths of a millisecond, beside one statement of raw";
const created =
  "sixty trees are written in one commit, 85 pages: a person's row, the orders, ranges and counts by which lists are quick, skills, keys of doubles, both alphabets of the word index, a consent, an entry in the audit trail and a line of its history; raw writes a row, its skills and its words";
const madeLarger =
  "the 85 pages of sixty trees that one commit writes lie all over a file of 18 GB with ten times the people; raw, which has a few of them, grows 2.1×";
const edited =
  "more than half of it takes the words that were there out of the index for good, 1.6 of 2.8 ms, which raw does not; the rest writes them anew in both alphabets, with an entry in the audit trail and a line of its history";
const everybody =
  "everybody, or every open job, is looked at in blocks of 32 by what they can reach at the most, because how many fit is told exactly; the 50 that are shown cost the same at every size";
const alike =
  "all names of the same place that begin alike or share a part are read, each once and without the people, and compared; a city has more names with ten times the people";

const oneStatement =
  "measured at a million before deployments had an index by person and status: one statement went through all active ones";

const madeAnew = { raw: anew, growth: firstLooks };

/** Why a line does not reach a goal, by the name of its case: what it does, and what of that grows or raw has not. */
export const reasons: Record<string, Partial<Record<Goal, string>>> = {
  "people: first page, made anew": madeAnew,
  "jobs: first page, made anew": madeAnew,
  "deployments: first page, made anew": madeAnew,
  "people: open one": { raw: unwritten },
  "people: open one, made anew": { raw: history },
  "clients: open one": { raw: unwritten },
  "projects: open one": { raw: unwritten },
  "jobs: open one": { raw: firstLooks, growth: firstLooks },
  "people: create": { raw: created, growth: madeLarger },
  "people: edit": {
    raw: edited,
    growth: edited,
    wait: "measured at a million before changes were waited for: people who had just been created were scored meanwhile",
  },
  "people: with a skill": { growth: firstLooks },
  "people: with two skills": {
    growth:
      "holders of the rarer skill are read, newest first, and each is asked for the other: where few have both, the whole list is read for the page and again for the count",
    wait: "few have both of two skills that many have, so a list of tens of thousands is read to its end",
  },
  "people: doubles while a name is typed": {
    growth: alike,
    wait: "measured at a million before names were kept by place and part: all people of a city were read",
  },
  "people: doubles of one": { growth: alike },
  "jobs: counts of a filter": {
    growth:
      "how many of each class is told exactly: all jobs with the word are listed (of 50,000 open ones a common word is in 48,000) and met with those of the country in their index, once until jobs change",
    wait: "at a million a common word is in 480,000 jobs, which are listed once until jobs change",
  },
  "jobs of a person": { growth: everybody, wait: everybody },
  "people for a job": { growth: everybody, wait: everybody },
  "bench board": {
    growth:
      "it is one answer with all of it, which grows: 144, 209, 1,084 KB; given again until somebody writes",
    wait: "measured at a million before it was given again: a megabyte was made for each look",
  },
  today: {
    growth:
      "made once until somebody writes; made anew it asks eleven questions, of which starts and interviews cost more with more of them",
  },
  "sign-in": {
    wait: "a password is hashed with argon2id, which is slow on purpose; another thread does it, so nobody else waits",
  },
  "people: a status for fifty at once": {
    wait: "fifty records with an audit entry, a line of history and their words each, in one commit",
  },
  "all that is kept of somebody, as a file": {
    growth:
      "every part of the house is asked, ninety statements, each by its index, which is a level deeper with ten times as many rows and less of it in memory",
    wait: oneStatement,
  },
  "an erasure is asked for, and what it would take": {
    growth:
      "the record, its index of words and its history are written in one commit, whose pages are further apart with ten times as many people",
    wait: oneStatement,
  },
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
      "who has all five words is counted along their lists, to the end where fewer than a thousand have them, and a page of 50 is full only from 100,000 people on; raw grows by more",
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
  "palette: a surname": {
    growth: manyKinds,
    wait: "most of it is one look into the list of words of all ads, from a cold disk; in memory it takes a quarter of a millisecond",
  },
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

/** Where nothing else is said: what has a cost of its own that grows is named above. */
const usual: Partial<Record<Goal, string>> = {
  raw: unwritten,
  growth:
    "given again until somebody writes, or read along an index: hundredths or tenths of a millisecond, as between two runs of one size",
};

/** Cases with what is said of them here. */
export const explained = (cases: readonly Case[]): Case[] =>
  cases.map((one) => ({ ...one, reasons: { ...usual, ...reasons[one.name] } }));
