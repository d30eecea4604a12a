import { analyse } from "@/modules/knowledge/analysis";
import { mostRead } from "../rules";
import { certificatesIn } from "./certificates";
import { contactIn } from "./contact";
import { type Cv, type Found, linesOf } from "./found";
import { headlineIn } from "./headline";
import { languagesIn } from "./languages";
import { nameIn } from "./name";
import { placeIn } from "./place";
import { yearsIn } from "./years";

/** Everything that a CV says of its person and a record has a place for, in the order of a form. */
export function readCv(whole: string, now: Date): Found[] {
  const text = whole.slice(0, mostRead);
  const cv: Cv = { text, lines: linesOf(text), now };
  const place = placeIn(cv);
  const country = place.find(({ field }) => field === "country")?.value ?? null;
  const { facts } = analyse({
    title: "",
    company: null,
    location: null,
    country,
    text,
    salary: null,
  });
  const skills = facts
    .filter(({ kind }) => kind === "skill")
    .flatMap(({ id, label, spans: [span] }) =>
      span ? [{ field: "skill" as const, value: id, label, start: span.start, end: span.end }] : [],
    );
  return [
    ...nameIn(cv),
    ...headlineIn(cv),
    ...contactIn(cv),
    ...place,
    ...yearsIn(cv),
    ...languagesIn(cv),
    ...certificatesIn(cv, facts),
    ...skills,
  ];
}
