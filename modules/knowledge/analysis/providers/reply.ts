import { z } from "zod";
import { Reply, Reported, Term } from "./model";
import { mostReported } from "./rules";

const Answered = z.object({
  facts: z.array(z.unknown()),
  terms: z.array(z.unknown()).default([]),
});

/** Looks at every entry of an answer by itself; one that is not as asked for takes no other with it. */
export function replyIn(content: unknown): Reply | null {
  const answered = Answered.safeParse(typeof content === "string" ? parsed(content) : content);
  if (!answered.success) return null;
  const { facts, terms } = answered.data;
  const [goodFacts, goodTerms] = [wellFormed(Reported, facts), wellFormed(Term, terms)];
  const refused = facts.length + terms.length - goodFacts.length - goodTerms.length;
  return { facts: goodFacts, terms: goodTerms, refused };
}

const wellFormed = <Entry>(model: z.ZodType<Entry>, entries: unknown[]): Entry[] =>
  entries.slice(0, mostReported).flatMap((entry) => {
    const read = model.safeParse(entry);
    return read.success ? [read.data] : [];
  });

/** Models that know no schema like to wrap their JSON in words. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return null;
  }
}
