import { analyse, type Fact, certificateInfoOf } from "@/modules/knowledge/analysis";
import type { Cv, Found } from "../found";
import { bareIssue, saysEnds } from "./bare";
import { daysBeside, issuedBefore } from "./beside";
import { daysIn, ownPart, unfinished } from "./days";
import { carLicence, licencesIn } from "./licences";
import { ended, isDoubted, isMembership } from "./standing";
import { rowsOfTables } from "./tables";

export { type CertificateEntry, readCertificateEntry } from "./listed";

const longestLine = 160;

type Span = { start: number; end: number };
type CertificateMention = Pick<Fact, "kind" | "id" | "label"> & { spans: readonly Span[] };

/** Certificates with the days that are said behind their name: the last one it holds, and the one it was issued on. */
export function certificatesIn(cv: Cv, found: Fact[]): Found[] {
  const facts = withLicences(cv, [...found, ...listedIn(cv)]);
  const held = [...Map.groupBy(facts, ({ id }) => id).values()].flatMap((same) => {
    const [fact] = same;
    const isHeld = fact?.kind === "certificate" && !isMembership(fact.id, wordsOf(cv.text, same));
    return isHeld ? [{ ...fact, spans: same.flatMap(({ spans }) => spans) }] : [];
  });
  const starts = held.flatMap(({ spans }) => spans.map(({ start }) => start));
  const rows = rowsOfTables(cv.lines);
  const papers = held.flatMap(({ id, label: name, spans }) => {
    const told = spans.map(({ start, end }) => {
      const behind = ownPart(behindOf(cv.text, end, starts));
      const own = rows.get(lineAt(cv.text, start)) ?? daysIn(behind, cv.now);
      const told = own.ends || own.issued ? own : (daysBeside(cv, start, end) ?? own);
      const { ends } = told;
      const issued = told.issued ?? (ends && issuedBefore(cv, start, ends));
      const isOver = behind.search(ended) !== -1 && !ends;
      const isCertain = !isOver && !isDoubted(beforeOf(cv.text, start), behind);
      const days = { detail: ends, ...(issued && { issued }) };
      return { start, end, ...days, ...(!isCertain && { isCertain }) };
    });
    const sure = told.filter((it) => it.isCertain !== false);
    const best = sure.find(({ detail, issued }) => detail ?? issued) ?? sure[0] ?? told[0];
    return best ? [{ field: "certificate" as const, value: id, label: name, ...best }] : [];
  });
  return saysEnds(cv) ? papers.map((it) => withBareDay(it, cv, starts)) : papers;
}

/** A paper that nothing says a day of, with the one that stands behind it where the papers are listed. */
function withBareDay(paper: Found, cv: Cv, starts: number[]): Found {
  if (paper.detail || paper.issued || paper.isCertain === false) return paper;
  const behind = ownPart(behindOf(cv.text, paper.end, starts));
  const issued = bareIssue(cv, paper.start, behind);
  return issued ? { ...paper, issued } : paper;
}

const wordsOf = (text: string, same: readonly CertificateMention[]) =>
  same.flatMap(({ spans }) => spans.map(({ start, end }) => text.slice(start, end)));

/** The cell of a table says by itself which classes somebody drives, or that it is none. */
function withLicences(cv: Cv, facts: CertificateMention[]): CertificateMention[] {
  const told = licencesIn(cv);
  const isWithin =
    ({ start }: Span) =>
    (it: (typeof told)[number]) =>
      !it.isHeld && it.start <= start && start < it.end;
  const kept = facts.filter(
    ({ id, spans }) => id !== carLicence || !spans.every((it) => told.some(isWithin(it))),
  );
  const held = told.filter(({ isHeld }) => isHeld);
  if (held.length === 0 || kept.some(({ id }) => id === carLicence)) return kept;
  const label = certificateInfoOf(carLicence)?.name ?? carLicence;
  return [...kept, { kind: "certificate", id: carLicence, label, spans: held }];
}

/** What stands in the parts about certificates: there each name is one, whatever an ad would mean by it. */
const listedIn = ({ text, lines }: Cv): Fact[] =>
  partsOf(lines).flatMap(({ start, end }) => {
    const part = text.slice(start, end);
    const { facts } = analyse({ ...nothing, title: "", text: part });
    return facts
      .filter(({ kind }) => kind === "certificate")
      .map((fact) => ({ ...fact, spans: fact.spans.map((it) => shifted(it, start)) }));
  });

const nothing = { company: null, location: null, country: null, salary: null, isCv: true };

/** Where each part about certificates begins and ends. */
function partsOf(lines: Cv["lines"]): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const { text, start, section } of lines) {
    const end = start + text.length;
    const last = parts.at(-1);
    if (section !== "certificates") isOpen = false;
    else if (isOpen && last) last.end = end;
    else {
      parts.push({ start: end, end });
      isOpen = true;
    }
  }
  return parts;
}

const shifted = <Span extends { start: number; end: number }>(span: Span, by: number): Span => ({
  ...span,
  start: span.start + by,
  end: span.end + by,
});

/** The rest of the line behind a name, as far as the next name; in a narrow column the day stands on the line below. */
function behindOf(text: string, from: number, starts: number[]): string {
  const first = text.indexOf("\n", from);
  const isOpen = first !== -1 && unfinished.test(text.slice(from, first).trim());
  const line = isOpen ? text.indexOf("\n", first + 1) : first;
  const next = Math.min(...starts.filter((start) => start > from), text.length);
  return text.slice(from, Math.min(line === -1 ? text.length : line, next, from + longestLine));
}

const lineAt = (text: string, at: number) => text.lastIndexOf("\n", at - 1) + 1;

/** What is said before a name, as far as its sentence goes. */
const beforeOf = (text: string, at: number) =>
  text
    .slice(lineAt(text, at), at)
    .split(/[.;!?]\s|,\s/)
    .at(-1) ?? "";
