import { analyse } from "@/modules/knowledge/analysis";
import { maxTextLength } from "../rules";
import { certificatesIn } from "./certificates";
import { contactIn, withoutContacts } from "./contact";
import { type Cv, type Found, linesOf } from "./found";
import { headlineIn } from "./headline";
import { languagesIn } from "./languages";
import { nameIn } from "./name";
import { placeIn } from "./place";
import { employmentsIn } from "./employments";
import { yearsIn } from "./periods/years";
import { meant } from "./skills/meant";
import { type Told, yearsWith } from "./skills/years";

export { employmentsIn, withoutContacts };

/** Everything that a CV says of its person and a record has a place for, in the order of a form. */
export function readCv(whole: string, now: Date): Found[] {
  const text = whole.slice(0, maxTextLength);
  const cv: Cv = { text, lines: linesOf(text), now };
  const name = nameIn(cv);
  const place = placeIn({ ...cv, names: [name.map(({ value }) => value).join(" ")] });
  const country = place.find(({ field }) => field === "country")?.value ?? null;
  const { facts } = analyse({
    title: "",
    company: null,
    location: null,
    country,
    text,
    salary: null,
    isCv: true,
  });
  const employments = employmentsIn(text, now);
  const told = { ...cv, employments };
  const skills = facts
    .filter(({ kind }) => kind === "skill")
    .flatMap(({ id, label, spans }) =>
      skillOf({ value: id, label }, meant({ id, spans }, told), told),
    );
  return [
    ...name,
    ...headlineIn(cv),
    ...contactIn(cv),
    ...place,
    ...yearsIn(cv, employments),
    ...languagesIn(cv),
    ...certificatesIn(cv, facts),
    ...skills,
  ];
}

type Spans = readonly { start: number; end: number }[];

function skillOf(
  said: Pick<Found, "value" | "label">,
  spans: Spans,
  told: Told & Pick<Cv, "text">,
): Found[] {
  const [first] = spans;
  if (!first) return [];
  const detail = yearsWith(told.text, spans, told);
  return [{ field: "skill", ...said, detail, start: first.start, end: first.end }];
}
