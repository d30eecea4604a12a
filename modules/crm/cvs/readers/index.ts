import { analyse } from "@/modules/knowledge/analysis";
import { mostRead } from "../rules";
import { certificatesIn } from "./certificates";
import { type Cv, type Found, linesOf } from "./found";
import { headlineIn } from "./headline";
import { languagesIn } from "./languages";
import { nameIn } from "./name";
import { placeIn } from "./place";
import { employmentsIn } from "./employments";
import { type Told, yearsWith } from "./skill-years";
import { yearsIn } from "./years";

export { employmentsIn };

/** Everything that a CV says of its person and a record has a place for, in the order of a form. */
export function readCv(whole: string, now: Date): Found[] {
  const text = whole.slice(0, mostRead);
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
  const skills = facts
    .filter(({ kind }) => kind === "skill")
    .flatMap(({ id, label, spans }) =>
      skillOf({ value: id, label }, spans, { ...cv, employments }),
    );
  return [
    ...name,
    ...headlineIn(cv),
    ...contactIn(cv),
    ...place,
    ...yearsIn(cv),
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

/** Where and how a person is reached: what a CV says first is about the person, later about referees. */
const contactIn = (cv: Cv): Found[] =>
  [emailIn(cv), phoneIn(cv), linkedinIn(cv)].flatMap((it) => it ?? []);

function emailIn({ text }: Cv): Found | null {
  const found = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text);
  return (
    found && at(found.index, found[0].length, { field: "email", value: found[0].toLowerCase() })
  );
}

function linkedinIn({ text }: Cv): Found | null {
  const found = /(?:https?:\/\/)?(?:\w{2,3}\.)?linkedin\.com\/(?:in|pub)\/([\w%.-]*[\w%])/i.exec(
    text,
  );
  const value = `https://www.linkedin.com/in/${found?.[1] ?? ""}`;
  return found && at(found.index, found[0].length, { field: "linkedin", value });
}

const number = /(?:(?:\(?\+|\b00)\d{1,3}[\s().\/-]*(?:\(0\))?|\(?\b0)\d[\d\s().\/-]{5,16}\d/g;
const years = /\b(?:19|20)\d{2}\b/g;

function phoneIn({ text }: Cv): Found | null {
  for (const found of text.matchAll(number)) {
    const [first = ""] = found[0].split("\n");
    const digits = first.replaceAll(/\D/g, "");
    const isPeriod = (first.match(years) ?? []).length > 0 && /^\d{1,2}[./]/.test(first.trim());
    if (digits.length < 9 || digits.length > 15 || isPeriod) continue;
    const value = first.trim();
    return at(found.index + first.search(/\S/), value.length, { field: "phone", value });
  }
  return null;
}

type Said = Pick<Found, "field" | "value">;

const at = (start: number, length: number, said: Said): Found => ({
  ...said,
  start,
  end: start + length,
});
